# Lo que el servidor escribe a las personas: avisos. La página tiene sus propias palabras.

turn-title = Te toca: { $game }
turn-text = Con { $names }.
turn-text-time = Con { $names }. Tiempo: { $time }.
test-title = Ophir puede avisarte
test-text = Esto es una prueba. Así se te avisará cuando te toque.
span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
nobody-else = nadie más
mail-turn =
    { $text }

    Tu mesa: { $link }

    Ábrela en el navegador con el que juegas. Para no recibir más correos como este: { $stop }
mail-confirm-subject = ¿Quieres que Ophir te escriba cuando te toque?
mail-confirm =
    Alguien ha pedido en { $base } que se le avise en esta dirección cuando le toque.

    Si fuiste tú, confírmalo aquí: { $link }

    Si no, no hagas nada: no llegará nada más.
