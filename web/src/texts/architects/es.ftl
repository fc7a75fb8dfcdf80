## Architects of the West Kingdom

ui-tab-wonders = Maravillas
ui-tab-contributions = Princesa
ui-tab-possessions = Corte
ui-cathedral = Catedral
ui-cathedral-about = Junto a cada nivel están sus puntos y su precio. Hace falta Virtud { $virtue } para trabajar aquí.
ui-cathedral-level = Catedral, nivel { $level }
ui-apprentices = Aprendices
ui-building-cards = Cartas de construcción
ui-building-cards-held =
    { $count ->
        [one] 1 carta de construcción en la mano
       *[other] { $count } cartas de construcción en la mano
    }
ui-built-here = Construido
ui-packet = Elige entre estas
ui-payable =
    { $count ->
        [one] 1 se puede construir ya
       *[other] { $count } se pueden construir ya
    }
ui-end = Fin
ui-taken-of = { $taken } / { $spaces }
ui-of-limit =
    { $count ->
        [one] 1 contratado
       *[other] { $count } contratados
    }
ui-pile = quedan { $count }
ui-pile-of = { $name }: quedan { $count }
ui-pile-buildings = Edificios
ui-pile-rewards = Recompensas
ui-or-one-of-five = o 1 de { $count }
ui-tracks = Virtud e Influencia
ui-track-of = { $name }: Virtud { $virtue }, Influencia { $influence }.
ui-virtue-of = { $name }: Virtud { $virtue }.
ui-captives-of =
    { $count ->
        [one] 1 obrero capturado de { $name }
       *[other] { $count } obreros capturados de { $name }
    }
ui-captives-with = Tus obreros en manos de { $name }
ui-no-captives = sin cautivos
ui-debts =
    { $count ->
        [one] 1 Deuda sin pagar
       *[other] { $count } Deudas sin pagar
    }
ui-debts-paid =
    { $count ->
        [one] 1 Deuda pagada
       *[other] { $count } Deudas pagadas
    }
ui-workers-of =
    { $count ->
        [0] { $name }: ningún obrero
        [one] { $name }: 1 obrero
       *[other] { $name }: { $count } obreros
    }
ui-prison-empty = No hay nadie en la Prisión.
ui-wonders = Maravillas
ui-wonders-built = { $built } de { $all } construidas
ui-wonder-here = Aquí está la { $wonder } de { $name }.
ui-contributions = Contribuciones
ui-contributed = { $given } de { $all } aportados
ui-no-contribution = No hay carta de Contribución hasta el próximo Reinicio.
ui-spot-taken = Ocupado hasta el próximo Reinicio.
ui-spot-free = Libre: quien ponga un obrero con la Princesa puede aportar 1 aquí.
ui-princess-at = Princesa: { $place }
ui-profiteer-at = Especulador: { $place }
ui-princess-reset = Quien tenga más obreros en el Reinicio:
ui-profiteer-reset = Todos los de aquí en el Reinicio:
ui-then-prison = después, todos los de aquí a la Prisión
ui-princess-here = La Princesa está aquí: quien ponga un obrero puede aportar 1 recurso.
ui-profiteer-here = El Especulador está aquí: quien ponga un obrero gana 1 de Influencia.
ui-silver-on = Hay { $count } de plata sobre la carta.
ui-stall-small = Pequeño
ui-stall-middle = Medio
ui-stall-large = Grande
ui-resource-track = Medidor de recursos
ui-schemes-draw = { $count } por robar
ui-schemes-used =
    { $count ->
        [one] 1 usada
       *[other] { $count } usadas
    }
ui-schemes-future =
    { $count ->
        [one] 1 futura
       *[other] { $count } futuras
    }
ui-scheme-card = Carta de Plan
ui-scheme-number = Plan { $number } de este turno
ui-first-true-line = vale la primera línea cierta
ui-otherwise = si no
ui-told-event-reset = Reinicio del Mercado negro
ui-show-town = Villa
ui-town-open = Villa: { $count } abiertos
ui-show-west = Oeste
ui-west-open = Oeste: { $count } abiertos
ui-show-east = Este
ui-east-open = Este: { $count } abiertos
ui-show-hire = Aprendices
ui-hire-open = Aprendices: { $count } abiertos
