## Solomon's Temple

ui-temple-city = Ciudad de { $name }
ui-temple-your-city = Tu ciudad
ui-temple-opponents-city = Ciudad rival
ui-temple-sin-pending = Se ha jugado contra la construcción que anunció { $name }: si no se quita, no se construye nada.
ui-temple-sin-standing = Ha impedido la construcción de { $name } y se irá al empezar su próximo turno.
ui-temple-count-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
ui-temple-count-places =
    { $count ->
        [one] 1 lugar
       *[other] { $count } lugares
    }
ui-temple-open = A elegir: { $what }.
ui-temple-needed = Hace falta para ganar
ui-temple-missing = Aún sin construir.
ui-temple-acts-on = Actúa sobre el lugar con el marco discontinuo.
ui-temple-more-left = Cartas a la izquierda
ui-temple-more-right = Cartas a la derecha
ui-temple-die-quiet = { $name } no ataca.
ui-temple-die-quiet-you = No atacas.
ui-temple-die-over = El ataque de { $name } ha terminado.
ui-temple-die-over-you = Tu ataque ha terminado.
ui-temple-enlarge = Ampliar
ui-temple-discards =
    { $count ->
        [one] 1 descarte
       *[other] { $count } descartes
    }
ui-temple-discard-piles = Pilas de descartes
ui-temple-last-discard = Última carta: { $name }. Los descartes están a la vista de ambos jugadores.
ui-temple-no-discards = Aún no se ha descartado nada.
ui-temple-good = Buenas, { $count }
ui-temple-evil = Malas, { $count }
ui-temple-war = Militares, { $count }
ui-temple-from-deck = Elige un profeta
ui-temple-from-draw = De tu mazo: elige una
ui-temple-from-discard = De tus descartes: elige una
ui-temple-hidden-hands = Los espectadores no ven las manos.
ui-temple-of = Templo de { $name }
ui-temple-built = Están en pie { $structures } de { $structures_all } estructuras y { $furnishings } de { $furnishings_all } muebles.
ui-temple-stands = Está en el Templo.
ui-temple-gate-open = Abierta: un ejército la cruza de un paso, en ambos sentidos.
ui-temple-gate-guarded = Vigilada: ningún ejército la cruza sin un Pasadizo secreto.
ui-temple-army-of = Aquí hay un ejército de { $name }.
ui-temple-army-moved = Ya ha dado su paso.
ui-temple-start-space = Aquí entran los ejércitos nuevos.
ui-temple-court-space = Desde aquí un ejército alcanza el Templo.
ui-temple-slot-empty = Vacío.
ui-temple-goat-inactive = Dormido: un holocausto lo despierta.
ui-temple-goat-active = Despierto: puede quitar un pecado.
ui-temple-fast = Ayuno
ui-temple-die-star = Los ejércitos de { $name } no hacen nada este turno.
ui-temple-die-star-you = Tus ejércitos no hacen nada este turno.
ui-temple-die-sword = { $name } puede atacar.
ui-temple-die-sword-you = Puedes atacar.
ui-temple-any-sin = Todos los pecados ordinarios hacen lo mismo; primero se juega { $name }.
ui-temple-sin-lies = { $name }: sin construir
ui-temple-cities = Ciudades
ui-temple-not-now = No sirve para esta decisión.
ui-temple-king_david-short = David
ui-temple-king_solomon-short = Salomón
ui-temple-scapegoat-short = Chivo
ui-temple-draw-pile = Mazo
ui-temple-discard-pile = Descartes
