## En la mesa

greet-seed = Semilla { $seed }: la misma semilla y las mismas acciones dan la misma partida.
greet-saved = Se guarda después de cada acción en { $file }
greet-resumed =
    { $moves ->
        [one] La partida sigue después de 1 acción.
       *[other] La partida sigue después de { $moves } acciones.
    }
greet-help = Responde con un número. `ayuda` explica lo que se pregunta, `reglas` el juego, `salir` termina; nunca se pierde nada.
goodbye = La partida está guardada en { $file }. Para seguir:
record-kept = El registro de la partida está en { $file }
pass-keyboard = Pasa el teclado a
press-enter = Pulsa Intro para seguir.
log-title-cut = Desde tu última acción ({ $all } sucesos; `diario` los muestra)
log-title = Desde tu última acción
hint = Un número, o: ayuda  porque  pista  deshacer{ $parts }  diario  reglas  salir
thinking = { $player } ({ $bot }) está pensando ...
hint-out-of-turn = número: actuar ahora  ·  Intro: dejarlo pasar  ·  interrupciones never: no preguntar más  ·  ayuda
options-folded =
    { $count ->
        [one] `más` muestra 1 opción más, a peor precio.
       *[other] `más` muestra { $count } opciones más, a peores precios.
    }
options-brief = según los números de la mesa; `más` las muestra
unknown-input = «{ $text }» no es ni una orden ni una acción. Escribe un número de la lista o `ayuda`.
no-such-number = Las opciones van del 1 al { $last }.

interrupt-anybody = { $turn } va a actuar. ¿Alguien quiere hacer algo antes? Pueden:
interrupt-who = Tu color, o Intro para seguir: 
interrupt-question = { $turn } va a actuar. Puedes hacer algo antes o dejarlo pasar.
interrupts-now = Se te pregunta fuera de turno: { $now }. Valores posibles: { $allowed }.

help-rule = Consulta la sección { $rule } de las reglas; `reglas` las resume.
help-commands =
    Un número, o la acción como se escribe en los registros (ahora, por ejemplo: { $example }).
    porque [PALABRA]: qué está cerrado y por qué regla.
    pista: qué haría un buen bot en tu lugar, con lo que tú ves.
    deshacer [N]: retira tu última acción, o las N últimas, mientras no se haya revelado nada nuevo.
    { $count ->
        [0] mesa: mira la mesa otra vez.
       *[other] { $parts }: mira una parte de la mesa; mesa: toda.
    }
    reglas [PÁGINA], diario [N], más, guardar [ARCHIVO], salir.
    interrupciones always|sometimes|never: con qué frecuencia preguntarte mientras actúan los demás.
hint-own-decisions = Las pistas son para tus propias decisiones.
hint-thinking = Pensando con lo que puedes ver ...
hint-why = Por qué: { $why }
hint-option = { $number }. { $what }: probabilidad estimada de ganar { $share }, probada { $visits ->
    [one] una vez
   *[other] { $visits } veces
}.
why-nothing = En este momento no hay nada de eso cerrado.
undo-most =
    { $count ->
        [0] No hay nada que puedas deshacer.
        [one] Puedes deshacer 1 acción.
       *[other] Puedes deshacer hasta { $count } acciones.
    }
undone = Deshecho: { $actions }. Puedes deshacer { $left } más.
rules-hint = `reglas 4` o `reglas { $page }` muestra una página.
saved-always = La partida se guarda después de cada acción en { $file }
saved-copy = Hay una copia en { $file }
word-all = todo

result-title = La partida ha terminado
result-winners =
    { $count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }

## Órdenes, además de sus palabras inglesas

command-help = ayuda
command-why = porque
command-hint = pista
command-undo = deshacer
command-rules = reglas
command-log = diario
command-more = más
command-table = mesa
command-save = guardar
command-interrupts = interrupciones
command-quit = salir
command-map = mapa
command-spaces = espacios
command-market = mercado
command-temple = templo
command-cards = cartas
command-players = jugadores
command-hand = mano
command-board = tablero
command-opponent = rival
command-discard = descarte
command-deck = mazo
command-city = ciudad
command-quay = muelle
command-bag = bolsa
command-places = lugares
command-display = aprendices
command-court = corte
command-cathedral = catedral
command-rival = rival

## Otras órdenes del programa

games-seats = { $seats } jugadores
games-rules = versión { $version } de las reglas
games-options = Opciones (--option NOMBRE=VALOR)
games-default = { $value } por defecto
games-needs = solo con { $needs }
games-levels = Niveles de los bots (--seats human,builder)
games-beats = { $stronger } gana a { $weaker } en el { $share } % de las partidas (del { $low } al { $high } %)
games-measured = Medido el { $date }: { $games } partidas de dos asientos por pareja, cada reparto jugado desde ambos asientos; intervalos del 95 %.
games-data = De dónde vienen los datos (número de datos)
games-set = conjunto
games-all = todos
games-play = Para jugar:
games-missing = { $game } no se pudo cargar: { $why }.
verify-finished = { $file }: correcta. { $game }, { $moves ->
    [one] 1 acción
   *[other] { $moves } acciones
}, jugada hasta el final; ganó { $winners } con { $score } puntos.
verify-unfinished = { $file }: correcta hasta aquí. { $game }, { $moves ->
    [one] 1 acción
   *[other] { $moves } acciones
}, sin terminar.
pack-differs =
    { $count ->
        [0] { $pack } no cambia nada en los datos de { $game }.
        [one] { $pack } cambia 1 cosa en los datos de { $game }.
       *[other] { $pack } cambia { $count } cosas en los datos de { $game }.
    }
pack-playable = Se puede jugar: ophir play { $game } --pack { $folder }
pack-file = archivo
pack-record = registro
pack-field = campo
pack-old = estándar
pack-new = este paquete
pack-source = fuente
pack-kept = Los datos de { $game } quedan guardados como { $name }.
pack-kept-already = Los datos de { $game } ({ $hash }) ya estaban guardados.

## Kingdom of Solomon: la mesa dibujada

kingdom-round = Ronda { $round }
kingdom-letter-gold = O
kingdom-letter-copper = B
kingdom-letter-stone = P
kingdom-letter-timber = M
kingdom-letter-food = C
kingdom-vp = { $vp } PV
kingdom-supply =
    { $cubes ->
        [one] queda 1
       *[other] quedan { $cubes }
    }
kingdom-you = (tú)
kingdom-high-priest = Sumo Sacerdote
kingdom-buildings = construido:
kingdom-credits = Créditos para este turno de construcción:
kingdom-land-title = El país
kingdom-spaces-title = Acciones (* con todos tus peones)
kingdom-market-title = Mercado ▪compra ·venta, suministro
kingdom-temple-title = Templo (? cualquier cubo)
kingdom-cards-title = Cartas: PV, coste, [ ] edificio
kingdom-players-title = Jugadores en orden de turno ({ $good })
kingdom-hand-title = Tus cartas de Fortuna
kingdom-drawn-title = Cartas que has robado
kingdom-hand-empty = ninguna
kingdom-players-name = jugador
kingdom-players-score = PV
kingdom-players-cards = cartas
kingdom-players-pawns = peones
kingdom-players-pieces = edif.
kingdom-players-tokens = fichas
kingdom-bonus-note = * Un espacio de bonus se lleva todos los peones que te quedan.
kingdom-legend-piece = edificio
kingdom-legend-site = espacio de construcción
kingdom-legend-pawn = peón
kingdom-legend-road = camino
kingdom-legend-border = frontera para un camino
kingdom-roads =
    { $left ->
        [one] Caminos (queda 1):
       *[other] Caminos (quedan { $left }):
    }
kingdom-group-land = Espacios de recursos y lo que recogerías
kingdom-group-spaces = Espacios de acción
kingdom-group-bonus = Espacios de bonus, con todos los peones que te quedan
kingdom-group-own = Espacios de tus cartas de construcción
kingdom-resolve-all = Recoger de tus { $spaces } espacios de recursos

## Wisdom of Solomon: la mesa dibujada

wisdom-year = Año { $year }
wisdom-letter-exotic = X
wisdom-letter-gold = O
wisdom-letter-copper = B
wisdom-letter-stone = P
wisdom-letter-wood = M
wisdom-letter-food = C
wisdom-favor = { $favor } de Favor
wisdom-supply = quedan { $cubes }
wisdom-or = o
wisdom-you = (tú)
wisdom-starts = empieza
wisdom-buildings = edificios:
wisdom-in-play = en juego:
wisdom-land-title = La tierra de Israel (! escasez)
wisdom-city-title = Jerusalén (* ocupa a todos tus obreros)
wisdom-brief-merchant = comprar y vender, luego una carta
wisdom-brief-trader = 1 cubo por 2, luego una carta
wisdom-brief-levite = una loseta del Templo y una carta
wisdom-brief-foreman = un edificio, una Aduana, un camino
wisdom-market-title = Mercado ▪compra ·venta, suministro
wisdom-temple-title = Templo
wisdom-tiles-left = quedan { $left } de { $total } losetas
wisdom-bill = El Levita pide
wisdom-own-tiles = Tus losetas:
wisdom-quay-title = Muelle: Favor, coste, ( ) un lugar
wisdom-bag-title = La bolsa de Jeroboam ({ $tiles } fichas)
wisdom-bag-used = Usadas este año:
wisdom-bag-aside = Apartadas:
wisdom-bag-left = En la bolsa:
wisdom-players-title = Jugadores ({ $good })
wisdom-players-name = jugador
wisdom-players-favor = Favor
wisdom-players-cards = cartas
wisdom-players-tiles = losetas
wisdom-players-workers = obr.
wisdom-players-houses = Adu.
wisdom-hand-title = Tus cartas de Fortuna
wisdom-hand-empty = ninguna
wisdom-legend-house = Aduana
wisdom-legend-spot = sitio libre
wisdom-legend-worker = obrero
wisdom-legend-shortage = escasez
wisdom-legend-road = camino
wisdom-roads = Caminos (quedan { $left }):
wisdom-group-land = Lugares, y lo que recogerías
wisdom-group-city = Jerusalén
wisdom-group-holy = El Lugar Santo, para todos tus obreros restantes
wisdom-group-own = Cartas de construcción

## Arquitectos del Reino del Oeste: la mesa dibujada

architects-letter-clay = A
architects-letter-wood = M
architects-letter-stone = P
architects-letter-gold = O
architects-letter-marble = B
architects-letter-silver = $
architects-letter-virtue = V
architects-letter-influence = I
architects-letter-building_card = C
architects-letter-reward_card = R
architects-letter-debt = D
architects-letter-destroy_debt = d
architects-letter-hire_apprentice = E
architects-letter-release_from_prison = L
architects-letter-tax = T
architects-letter-wood_or_stone = ?
architects-skill-carpentry = c
architects-skill-tiling = t
architects-skill-masonry = a
architects-vp = { $vp } PV
architects-or = o
architects-at-end = final:
architects-none = ninguna
architects-you = (tú)
architects-princess = Princesa
architects-profiteer = Especulador
architects-wonder = Maravilla
architects-tax = { $tax } $
architects-space = { $place }, { $deal }
architects-deal-small = pequeño
architects-deal-middle = medio
architects-deal-large = grande
architects-for-clay = Arcilla
architects-for-gold = Oro
architects-for-hire = un aprendiz
architects-for-draw = cartas de construcción
architects-for-small = trato pequeño
architects-for-large = trato grande
architects-reset-at = (reinicio en { $spaces })
architects-places-title = Lugares (grupos; para qué sirven)
architects-brief-quarry = Piedra
architects-brief-forest = Madera
architects-brief-silversmith = Plata
architects-brief-mines = Arcilla u Oro
architects-brief-kings_storehouse = cambios
architects-brief-workshop = contratar o robar
architects-brief-town_centre = capturar grupos
architects-brief-guardhouse = Prisión, Deudas
architects-brief-tax_stand = todo el Impuesto
architects-brief-guildhall = construir
architects-brief-middle = contratar o carta
architects-cathedral-title = Catedral (nivel, quién, coste)
architects-court-title = Princesa, Especulador, Maravillas
architects-contributions = Contribuciones
architects-display-title = Aprendices (columna, oficios c t a)
architects-hand-title = Tus cartas (V Virtud, I Influencia, C carta, R premio, E aprendiz, D Deuda)
architects-packet-title = Para elegir
architects-players-title = Jugadores ({ $good })
architects-players-name = jugador
architects-players-score = puntos
architects-players-virtue = Virt
architects-players-influence = Infl
architects-players-cathedral = Cat
architects-players-cards = mano
architects-players-supply = obr
architects-players-prison = Pris
architects-players-held = caut
architects-players-debts = Deuda
architects-apprentices = aprendices:
architects-buildings = edificios:
architects-rival-title = Rival automático: { $opponent }
architects-marker = Su marcador está en
architects-unseen = { $cards } sin ver
architects-schemes-draw = Cartas de plan por venir:
architects-schemes-discard = Cartas de plan usadas:
architects-schemes-future = Cartas de plan futuro que quedan: { $cards }

## Solomon's Temple: la mesa dibujada

temple-round = Ronda { $round } de { $rounds }
temple-turn = Turno de { $player }
temple-you = (tú)
temple-opponent = (rival)
temple-score = Construido
temple-none = ninguno
temple-there = listo
temple-unclean = impuro este turno
temple-spoilt = con Malas ofrendas
temple-asleep = dormido
temple-awake = despierto
temple-fasting = turno { $turn } de { $turns }, sin cartas buenas
temple-fast-reward = recompensa este turno
temple-slot-prophet = Profeta
temple-slot-kings = Reyes
temple-slot-priest = Sacerdote
temple-slot-altar = Altar
temple-slot-scapegoat = Chivo
temple-slot-fast = Ayuno
temple-siege = Bajo asedio: turno { $turn } de { $turns }
temple-sin-pending = Pecado sin responder: { $card }
temple-sin-stands = Pecado: { $card }, hasta el turno siguiente
temple-offering = Ofrenda: { $card }
temple-offering-spoilt = Ofrenda anulada: { $card }
temple-grain = Ofrenda de grano en vigor
temple-build-used = construcción usada
temple-piles = mano { $hand }, mazo { $draw }, descartes { $discard }, ejércitos libres { $armies }
temple-known-hand = Se sabe de su mano:
temple-built-structures = Estructuras { $built }/{ $all }
temple-built-furnishings = Mobiliario { $built }/{ $all }
temple-house = Templo
temple-gates = Puertas
temple-armies = Ejércitos
temple-gate-north = N
temple-gate-east = E
temple-gate-south = S
temple-gate-west = O
temple-legend-army = ejército enemigo
temple-legend-own-army = ejército tuyo
temple-legend-guarded = puerta vigilada
temple-legend-open = puerta abierta
temple-hand-title =
    { $cards ->
        [one] Tu mano: 1 carta
       *[other] Tu mano: { $cards } cartas
    }
temple-group-build = Construir
temple-group-own = Poner
temple-group-evil = Dañar
temple-group-war = Guerra
temple-group-play = Jugar una carta
temple-discard-title =
    { $cards ->
        [one] Descartes de { $player }: 1 carta
       *[other] Descartes de { $player }: { $cards } cartas
    }
temple-discard-last = Encima: { $card }
temple-discard-lost = Hacen falta para ganar: { $cards }. Solo Oración y ayuno recupera una carta.
temple-draw-title =
    { $cards ->
        [one] Tu mazo tiene 1 carta
       *[other] Tu mazo tiene { $cards } cartas, en un orden que nadie conoce
    }
temple-cards-title = Las { $cards } cartas de un mazo
temple-options-folded =
    { $count ->
        [one] `más` muestra 1 opción más: una carta que necesitas para ganar.
       *[other] `más` muestra { $count } opciones más: cartas que necesitas para ganar.
    }
temple-short-structure = parte del Templo
temple-short-furnishing = puede colocarse: { $home } está en pie
temple-short-furnishing-waits = espera a { $home }
temple-short-filling = gana con el Templo completo
temple-short-gate = cierra una puerta de tu ciudad
temple-short-prophet = un dado por turno frena los ejércitos
temple-short-king-david = puertas al instante, sin pecado posible
temple-short-king-solomon = estructuras al instante, sin pecado
temple-short-priest = para ofrendas, con un altar
temple-short-altar = para ofrendas, con un sacerdote
temple-short-levites = toma una estructura de tu mazo
temple-short-pray-and-fast = ayuna 2 turnos y recupera un descarte
temple-short-burnt-offering = quita un pecado, despierta al chivo
temple-short-peace-offering = cambia una carta buena con tu mazo
temple-short-guilt-offering = baraja tu mano y roba otra
temple-short-grain-offering = este turno sin pecado, obra sin anunciar
temple-short-cooperation = dos muebles en una construcción
temple-short-israelite-army = 1 aparta ejércitos, 2 los echan a todos
temple-short-sin = impide construir si no hay respuesta
temple-short-loss-of-heart = impide construir, pese al holocausto
temple-short-bad-offerings = anula la próxima ofrenda
temple-short-blemished-animal = anula una ofrenda animal recién hecha
temple-short-broken-altar = rompe el altar
temple-short-evil-priest = sustituye al sacerdote bueno
temple-short-unclean = sin ofrendas este turno
temple-short-babylonian-army = un ejército entra ante la puerta norte
temple-short-lay-siege = 2 ejércitos: abre puerta al 3.er turno
temple-short-secret-passage = un ejército cruza una puerta vigilada
temple-short-destruction = destruye una puerta vigilada o el Templo
temple-wait-turn-window = Puede jugar algo antes de que empiece tu turno.
temple-wait-priest-window = Puede responder a tu sacerdote o altar.
temple-wait-offering-window = Puede responder a tu ofrenda.
temple-wait-sin-window = Puede responder a tu construcción con un pecado.
temple-wait-wall-window = Puede vigilar una puerta mientras atacas.
temple-wait-sin-response = Puede responder a tu pecado.
temple-wait-attack = Ataca tu ciudad.
temple-wait-bonus-move = Su asedio ha abierto una puerta.
temple-wait-destroy = Puede destruir una puerta o tu Templo.
temple-wait-send-back = Elige lo que pierde tu Templo.
temple-wait-defence = Puede expulsar tus ejércitos.
temple-wait-relocate = Aparta tus ejércitos.
temple-wait-relocate-to = Aparta tus ejércitos.

## La mesa de cualquier juego

table-hidden = { $count } boca abajo

## Comprobar un juego

check-result =
    { $broken ->
        [0] { $game } cumple las { $all } promesas de un juego.
        [one] { $game } incumple 1 de las { $all } promesas de un juego.
       *[other] { $game } incumple { $broken } de las { $all } promesas de un juego.
    }
check-alike =
    { $count ->
        [one] y 1 promesa más, por la misma razón:
       *[other] y { $count } promesas más, por la misma razón:
    }
check-without-judgement = No tiene criterio propio (prospects): los bots solo miran los puntos, y por eso juegan mal.
check-without-moments = No nombra momentos: no se puede montar una posición por nombres.
check-without-rules = No tiene reglas resumidas (rules-sections): no se pueden consultar durante la partida.
check-without-tutorial = No tiene tutorial (tutorial.toml).
check-without-ladder = Nadie ha medido la fuerza de los niveles en él (`ophir ladder`).
check-without-drawing = La terminal lo dibuja como una lista de sus campos: no tiene dibujo propio.

review-accuracy = conservó { $share } ± { $error } de lo que prometían las mejores opciones en { $decisions ->
    [one] una decisión
   *[other] { $decisions } decisiones
} con algo que elegir; { $mistakes ->
    [one] 1 error
   *[other] { $mistakes } errores
}, { $inaccurate ->
    [one] 1 imprecisión
   *[other] { $inaccurate } imprecisiones
}
review-account = { $even } al empezar, { $own } por decisiones propias, { $others } por decisiones ajenas, { $luck } por suerte: { $last }
review-costly = { $count ->
    [0] De ninguna decisión es seguro que costara algo
    [one] Una decisión costó algo
   *[other] { $count } decisiones costaron algo, primero las más caras
}
review-mark-mistake = error
review-mark-inaccurate = imprecisión
review-lost = { $lost } ± { $error } puntos de 100 perdidos
review-taken = Elegido: { $what } ({ $share })
review-better = Mejor: { $what } ({ $share })
review-why = Por qué: { $why }
review-let-it-be = dejarlo pasar
review-from-here = { $count ->
    [0] Cada decisión se juzgó por lo que su asiento podía saber.
   *[other] Cada decisión se juzgó por lo que su asiento podía saber. `ophir replay ARCHIVO --to NÚMERO` muestra la mesa.
}
