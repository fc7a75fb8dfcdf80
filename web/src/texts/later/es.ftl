# What no first look needs: it comes when it is said.

## Site

ui-language = Idioma
ui-theme = Claro u oscuro
ui-theme-system = Como el sistema
ui-theme-light = Claro
ui-theme-dark = Oscuro
ui-motion = Movimiento
ui-motion-full = Completo
ui-motion-fast = Rápido
ui-motion-off = Sin movimiento
ui-on = Sí
ui-off = No
ui-pace = Velocidad de los bots: pausa antes de cada jugada
ui-pace-none = Sin pausa
ui-pace-note = Vale para esta mesa y para las que abras después.
ui-pace-later = Vale para las mesas que abras.
ui-seconds = { $count } s
ui-your-name = Tu nombre
ui-name-hint = Como lo verán los demás

## Landing page

ui-game = Juego
ui-your-tables = Tus mesas
ui-being-played = Se está jugando
ui-watch-game = Ver { $title }

## Tables

ui-running-tables = En juego
ui-status-waiting = en espera
ui-status-playing = en juego
ui-status-finished = terminada
ui-status-abandoned = terminada antes de tiempo
ui-join = Sentarse
ui-open-table = Abrir
ui-free-seat = Asiento libre
ui-players = Jugadores
ui-with-pack = con el paquete { $name }
ui-start = Empezar la partida
ui-open-and-invite = Abrir la mesa
ui-waiting-count =
    { $count ->
        [0] Ya están todos.
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
ui-waiting-for = Esperando a { $names }.
ui-invite-link = Enlace para los demás
ui-invite-note = Quien lo abra puede ocupar un asiento libre o mirar.
ui-sit-here = Sentarse aquí
ui-put-bot = Que juegue un bot
ui-you = tú
ui-owner-starts = La partida la empieza quien abrió la mesa.
ui-spectator-link = Enlace para espectadores
ui-seat-link = Enlace al asiento de { $name } (no lo compartas)
ui-seat-link-note = Quien pierde el navegador vuelve con este enlace: guárdalo también en otro lugar.
ui-ask-back = Este era mi asiento
ui-asking-back = Di a los demás tu código, { $code }, y deja esto abierto hasta que todos estén de acuerdo.
ui-asked-back = Alguien que perdió la llave pide este asiento con el código { $code }.
ui-agree = Sé quién es: de acuerdo
ui-given-back =
    { $count ->
        [one] devuelto una vez por acuerdo
       *[other] devuelto { $count } veces por acuerdo
    }
ui-order = Mirar y hablar
ui-order-spectators = Los espectadores pueden mirar
ui-order-talk = Los espectadores pueden hablar
ui-order-seat = { $name } puede hablar
ui-seats = Asientos
ui-hand-to-bot = Que juegue un bot
ui-take-back = Seguir jugando yo
ui-bot-for-away = Que juegue un bot mientras tanto
ui-stand-up = Levantarse
ui-free-it = Liberar el asiento
ui-away-never = No se sustituye a nadie: la partida espera a quien falte.
ui-away-seconds =
    { $count ->
        [0] Un bot puede jugar por quien falte.
        [one] Un bot puede jugar por quien falte 1 segundo, hasta que vuelva.
       *[other] Un bot puede jugar por quien falte { $count } segundos, hasta que vuelva.
    }
ui-away-minutes =
    { $count ->
        [1] Un bot puede jugar por quien falte un minuto, hasta que vuelva.
        [60] Un bot puede jugar por quien falte una hora, hasta que vuelva.
        [1440] Un bot puede jugar por quien falte un día, hasta que vuelva.
       *[other] Un bot puede jugar por quien falte { $count } minutos, hasta que vuelva.
    }
ui-answers-even = Se pregunta a todos y a los { $count } s se pasa sin más: ninguna pausa delata la mano.
ui-answers-asked = Se pregunta a todos y cada uno tiene que pasar; no se ve antes de { $count } s.
ui-answers-open = Solo se pregunta a quien tiene una carta adecuada: rápido, pero delata que la tiene.
ui-span-days =
    { $less ->
        [0] { $more } d
       *[other] { $more } d { $less } h
    }
ui-span-hours =
    { $less ->
        [0] { $more } h
       *[other] { $more } h { $less } min
    }
ui-span-minutes = { $more } min
ui-clock-none = Sin reloj: cada cual se toma el tiempo que necesite.
ui-clock-then-move = Cada turno tiene { $time }; después un bot hace sus jugadas.
ui-clock-then-bot = Cada turno tiene { $time }; después un bot ocupa el asiento, hasta que su dueño vuelva.
ui-clock-then-lost = Cada turno tiene { $time }; quien se pase de ese tiempo pierde.
ui-late-count =
    { $count ->
        [one] se le acabó el tiempo una vez
       *[other] se le acabó el tiempo { $count } veces
    }
ui-hints-allowed = Se pueden pedir pistas a los bots, y todos se enteran.
ui-hints-none = Nadie puede pedir pistas a los bots.
ui-hints-used =
    { $count ->
        [one] 1 pista
       *[other] { $count } pistas
    }
ui-fair-fixed = El orden al barajar se fijó antes de que nadie se sentara. Su sello:
ui-fair-check = Comprobar el sello
ui-fair-kept = El sello está intacto: el servidor barajó como había prometido.
ui-fair-broken = El sello está roto: el servidor no barajó como había prometido.
ui-fair-record = La partida entera se puede comprobar, jugada a jugada, con «ophir verify» y
ui-fair-download = su registro.
ui-votes-to-end = vota por terminar
ui-error-not-in-tutorial = El tutorial pide ahora otra cosa.
ui-error-no-tutorial = No hay tutorial de este juego.
ui-vote-end = Votar por terminar sin resultado
ui-end-early = Terminar antes de tiempo
ui-resign = Rendirse
ui-resign-for = Rendirse por { $name }
ui-resign-two = Si te rindes, gana { $name }.
ui-resign-bot = Si te rindes, un bot sigue jugando en tu asiento y ya no puedes volver.
ui-resign-out = Si te rindes, tu asiento queda fuera: acaba en último lugar y un bot solo hace las jugadas que las reglas le piden.
ui-copy = Copiar
ui-copied = Copiado
ui-copy-link = Copiar el enlace
ui-qr = El enlace como código QR
ui-only-here = Solo este ordenador puede abrir este enlace. Para que entren los demás de tu casa, cierra Ophir con Ctrl+C y escribe:
ui-only-here-then = No se pierde nada: después, esta página mostrará la dirección y su código QR.

## The table

ui-closed-count =
    { $count ->
        [one] 1 opción cerrada, y por qué
       *[other] { $count } opciones cerradas, y por qué
    }
ui-hint-all-equal = Todas son parecidas.
ui-hint-some-equal = Las { $count } primeras son parecidas.
ui-hint-note = Probabilidad de ganar tras cada opción, estimada solo con lo que tú sabes.
ui-help-controls = Lo que brilla en dorado se puede elegir. Señala o toca cualquier cosa para ver qué te daría o por qué está cerrada.
ui-search-rules = Buscar en las reglas
ui-nothing-found = No se ha encontrado nada.
ui-chat-text = Di algo
ui-no-chat = Nadie ha dicho nada todavía.
ui-send = Enviar
ui-final-scores = Puntuación final
ui-total = Total

## Kingdom of Solomon

ui-on-the-table = En la mesa
ui-nothing-here = nada
ui-face-down =
    { $count ->
        [one] 1 carta boca abajo
       *[other] { $count } cartas boca abajo
    }

## El turno de un autómata, contado paso a paso

ui-telling = Turnos de un rival en solitario
ui-telling-paced = un paso tras otro
ui-telling-steps = cuando tú digas
ui-telling-once = de una vez
ui-steps-of-turn = Pasos de este turno
ui-step-named = Paso { $number }: { $text }
ui-step-to-come = Paso { $number }, por venir
ui-step-of = { $name }: paso { $step } de { $steps }
ui-go-on = Seguir sin parar
ui-why = Por qué:
ui-to-my-turn = Seguir
ui-all-steps = Todos los pasos
ui-more-steps =
    { $count ->
        [one] 1 paso más
       *[other] { $count } pasos más
    }
ui-earlier-turns = Antes
ui-see-turn = Ver otra vez este turno: { $name }
ui-again = Otra vez

## Questions out of turn

ui-ahead-text = Esto se te preguntará después. Di ahora qué harás: se hará en cuanto te toque. Solo tú lo sabes, y puedes retirarlo hasta entonces.
ui-ahead-again-text = Se responde ahora, y otra vez siempre que se pregunte, hasta que se te pregunte otra cosa. Solo tú lo sabes, y puedes retirarlo.
ui-ahead-same = Preguntarme si cambian mis opciones
ui-windows = ¿Cuándo quieres que se te pregunte si respondes?
ui-windows-text = Donde no se te pregunta, la página pasa por ti tras una pausa fija.
ui-windows-always = Preguntar siempre
ui-windows-matching = Si tienes una carta para ello
ui-windows-smart = Solo donde suele importar
ui-hushed = En esta partida no se te pregunta: { $windows }.
ui-unhush = Volver a preguntar
ui-policy-always = Preguntar siempre
ui-policy-matching = Si tienes una carta para ello
ui-policy-never = No preguntar, pasar

## Tutorial

ui-tutorial = Tutorial
ui-tutorial-step = Paso { $step } de { $steps }
ui-tutorial-instead = Por ahora: { $action }.
ui-tutorial-watch = Mira lo que hacen los demás.
ui-tutorial-play = Jugar una partida
ui-tutorial-go-on = Seguir con esta partida
ui-understood = Entendido
ui-stop-tutorial = Terminar el tutorial

## Replay

ui-score-chart = Puntuación a lo largo de la partida
ui-game-begins = Empieza la partida.
ui-first-move = Al principio
ui-last-move = Al final
ui-play = Reproducir
ui-pause = Pausa
ui-move-slider = Jugada
ui-share-moment = Copiar enlace a este momento
ui-picture = Guardar este momento como imagen
ui-download-sealed = Lo que puedes saber hasta ahora, sin la semilla. Al acabar la partida será el registro completo.
ui-play-on-later = Desde aquí puede empezar otra partida cuando esta haya acabado.
ui-play-on = Seguir desde aquí
ui-upload = Abrir un registro
ui-upload-note = Una partida terminada se puede volver a ver; una sin terminar se puede seguir jugando. Si se jugó con un paquete, elige también sus archivos TOML.
ui-choose-file = Elegir un archivo de registro

## Shortcuts

ui-shortcuts = Teclado
ui-arrow-keys = Flechas
ui-key-arrows = Al siguiente objetivo abierto en esa dirección
ui-key-enter = Elegir lo que tiene el foco
ui-key-target = Al tablero: el primer objetivo abierto
ui-key-button = A los botones de esta decisión
ui-key-list = Todas las opciones en una lista, con el motivo de las cerradas
ui-key-closed = Que las flechas visiten también lo cerrado
ui-key-undo = Deshacer un paso
ui-key-hint = Pista
ui-key-watch = Volver a ver lo que han hecho los demás desde tu última jugada
ui-key-help = Ayuda con esta decisión
ui-key-rules = Reglas
ui-key-sheet = Esta hoja
ui-key-escape = Quitar la selección, volver al presente

## What went wrong

ui-error-unknown-table = No hay ninguna mesa en esta dirección. Pide de nuevo el enlace.
ui-error-unknown-move = La partida no tiene tantas jugadas.
ui-error-unknown-seat = La mesa no tiene ese asiento.
ui-error-unknown-language = Ophir no habla este idioma. Elige otro en los ajustes.
ui-error-too-few = Una sola persona no puede decidirlo. Solo el enlace del asiento lo abre.
ui-error-not-asked = Nadie con este código pide ahora el asiento.
ui-error-no-spectators = Quien abrió esta mesa no permite espectadores.
ui-error-muted = Quien abrió esta mesa no te deja hablar aquí.
ui-error-wrong-secret = Este enlace no abre ningún asiento de la mesa. Pídelo de nuevo.
ui-error-not-yours = Solo puede hacerlo quien abrió la mesa o quien ocupa ese asiento.
ui-error-still-here =
    { $seconds ->
        [0] Este asiento es de quien lo ocupa. Solo esa persona puede dejárselo a un bot.
        [one] Esta persona puede volver en cualquier momento. Dentro de 1 segundo un bot podrá jugar mientras tanto.
       *[other] Esta persona puede volver en cualquier momento. Dentro de { $seconds } segundos un bot podrá jugar mientras tanto.
    }
ui-error-bad-address = Ahí no se puede enviar nada: no es una dirección, o es privada.
ui-error-no-mail = Quien aloja este servidor no ha configurado el correo.
ui-error-no-such-notice = Este enlace ya se usó, o por él ya no se envía nada.
ui-error-push-denied = A este navegador no se le permitió mostrar avisos; se cambia en sus ajustes para esta página.
ui-error-push-worker = Esta página aún no está guardada en el navegador; cárgala otra vez e inténtalo de nuevo.
ui-error-push-service = Este navegador no tiene servicio de avisos, o no se puede llegar a él.
ui-error-no-clock = Nadie espera a quien juega a solas: esa mesa no necesita reloj.
ui-error-no-picture = Este navegador no puede dibujar una imagen de la página.
ui-error-nothing-ahead = Ahora no se pregunta nada que puedas responder de antemano.
ui-error-no-hints = En esta mesa nadie puede pedir pistas a los bots.
ui-error-not-for-others = Esta mesa se preparó sin otras personas: prepara otra con un asiento libre.
ui-error-seed-for-all = Quien conoce la semilla conoce todas las manos: con asientos libres la mesa no admite semilla.
ui-error-seat-not-open = Ya hay alguien sentado ahí. Elige otro asiento.
ui-error-seats-still-open = Quedan asientos libres. Espera a los jugadores o pon bots.
ui-error-wrong-status = Eso no es posible en este momento de la mesa.
ui-error-stale-version = La mesa ha avanzado. Así está ahora.
ui-error-too-fast = Demasiadas peticiones. Espera un momento.
ui-error-too-many = El servidor está lleno ahora mismo. Inténtalo más tarde.
ui-error-too-many-watch = Hay tanta gente mirando esta mesa que no cabe nadie más. Quien juega siempre encuentra su sitio.
ui-error-arranged-enough = Esto se ha cambiado tantas veces en esta mesa que se queda como está.
ui-error-talked-enough = Ya has dicho en esta mesa todo lo que puede guardar.
ui-error-undone-enough = Ya has deshecho muchas acciones. Sigue jugando primero.
ui-error-bad-message = El servidor no ha entendido el mensaje. Recarga la página.
ui-error-bad-pack = Estos datos no se pueden usar. Revisa { $where }: { $reason }.
ui-error-bad-record = Este registro no se puede leer: { $reason }.
ui-error-table-stopped =
    Esta mesa no puede seguir aquí. { $why ->
        [other-rules] Empezó con las reglas { $rules } de su juego; este Ophir tiene las reglas { $known }.
        [other-data] Empezó con los datos «{ $pack }» ({ $hash }), que aquí no están.
        [damaged-data] Los datos con los que empezó ({ $hash }) se guardaron, pero están dañados.
       *[other] Este Ophir no puede leer su registro de jugadas.
    } No se ha perdido nada: descarga su registro y pide a quien lleva este servidor el Ophir con el que empezó.
ui-error-other-rules = Esto se jugó con las reglas { $rules } de { $game }; este Ophir tiene las reglas { $known }. Usa el Ophir con el que se hizo.
ui-error-other-data = Esto se jugó con los datos «{ $pack }» ({ $hash }), que aquí no están. Elige también el paquete con esos datos, o usa el Ophir con el que se hizo.
ui-error-damaged-data = Los datos guardados { $hash } están dañados: { $reason }. Instala Ophir de nuevo; nada de lo jugado se ha perdido.
ui-error-banned = Por ahora, quien administra este servidor no admite a nadie desde tu dirección.
ui-error-wrong-origin = Otro sitio no puede hacer eso. Abre Ophir directamente.
ui-error-wrong-kind = El servidor ha rechazado lo enviado. Recarga la página.
ui-error-bad-request = El servidor ha rechazado lo enviado. ¿Hay algún archivo demasiado grande?
ui-error-unknown-puzzle = Aquí no existe ese acertijo. Mira en «Todos los acertijos».
ui-error-not-saved = La jugada no se ha podido guardar, así que no cuenta. Inténtalo de nuevo.
ui-error-no-person = El servidor no reconoce este navegador. Vuelve a cargar la página.
ui-error-wrong-code = Este código está mal escrito, tiene más de diez minutos o ya se ha usado. Pide otro en el otro dispositivo.

## Sin el servidor

ui-record-as-text = El servidor dibuja un registro en el tablero. Hasta que vuelva, este es el registro tal como se escribió, una jugada por línea.
ui-rules-usual = Con las opciones habituales y las cifras para { $count } jugadores. En una mesa, las reglas tienen las de esa mesa.
ui-rulings =
    { $count ->
        [one] Una aclaración
       *[other] { $count } aclaraciones
    }
ui-no-rules = Ahora no se pueden leer las reglas. Inténtalo cuando vuelva el servidor.

## Espectadores y comentarios

ui-watching =
    { $count ->
        [one] 1 persona mira.
       *[other] { $count } personas miran.
    }
ui-delay = Los espectadores ven las jugadas
ui-delay-none = al instante
ui-delay-moves =
    { $count ->
        [one] una jugada después
       *[other] { $count } jugadas después
    }
ui-delay-turns =
    { $count ->
        [one] un turno después
       *[other] { $count } turnos después
    }
ui-delay-minutes =
    { $count ->
        [one] un minuto después
       *[other] { $count } minutos después
    }
ui-delay-shown = se ve { $delay }
ui-comments = Comentarios
ui-commented = con comentarios
ui-comment-on = Un comentario a la jugada { $move }
ui-comment-write = Escribir
