## El juego

game-title = La sabiduría de Salomón
game-about = Eres uno de los gobernadores de Salomón. Envía a tus obreros al Mercader, al Comerciante, al Levita y al Capataz de Jerusalén o a las tierras de Israel; cada obrero trae al momento aquello por lo que fue enviado. Levanta edificios, une tus Aduanas con caminos y participa en la construcción del Templo. El Favor es a la vez tu dinero y tu puntuación: gana quien más tenga al final. De 2 a 5 jugadores, o una persona contra Jeroboam, que sigue su propio procedimiento.

counted-good = { $count } de { $thing }
counted-good-exotic =
    { $count ->
        [one] 1 bien exótico
       *[other] { $count } bienes exóticos
    }
counted-fortune = { $count } × { $thing }
line = • { $name }: { $text }
unit = Favor
automaton-jeroboam = Jeroboam

## Cubos

good-exotic = Bienes exóticos
good-gold = Oro
good-copper = Cobre
good-stone = Piedra
good-wood = Madera
good-food = Alimento
good-any = cualquier tipo

## Lugares

place-galilee = Galilea
place-geshur = Gesur
place-bashan = Basán
place-jezreel = Jezreel
place-gilead = Galaad
place-sharon = Sarón
place-ephraim = Efraín
place-ammon = Amón
place-judah = Judá
place-moab = Moab
place-negev = Néguev
place-edom = Edom
place-aram = Aram
place-phoenicia = Fenicia
place-philistia = Filistea
place-merchant = El Mercader
place-trader = El Comerciante
place-levite = El Levita
place-foreman = El Capataz
place-ark = Arca de la Alianza
place-menorah = Menorá
place-altar = Altar del Incienso
place-table = Mesa de la Presencia

## Cartas de construcción

building-royal_mint = Ceca real
building-bronze_foundry = Fundición de bronce
building-hall_of_pillars = Pórtico de las columnas
building-royal_kitchen = Cocina real
building-house_of_the_forest = Casa del Bosque del Líbano
building-hall_of_judgment = Sala del juicio
building-school_of_scribes = Escuela de escribas
building-harbor_of_ezion_geber = Puerto de Ezión Guéber
building-treasury = Tesorería
building-smelting_works = Hornos de fundición
building-quarry = Cantera
building-sawmill = Aserradero
building-granary = Granero
building-master_builders_house = Casa del maestro de obras
building-carpenters_lodge = Taller de carpinteros
building-levites_quarters = Barrio de los levitas
building-singers_hall = Sala de los cantores
building-pools_of_solomon = Estanques de Salomón
building-market_gate = Puerta del mercado
building-caravanserai = Caravasar
building-great_bazaar = Gran bazar
building-merchants_court = Patio de los mercaderes
building-trading_post = Puesto comercial
building-shipyard_of_tarshish = Astillero de Tarsis
building-royal_vineyard = Viña real
building-library = Biblioteca

place-royal_mint = { building-royal_mint }
place-bronze_foundry = { building-bronze_foundry }
place-hall_of_pillars = { building-hall_of_pillars }
place-royal_kitchen = { building-royal_kitchen }
place-house_of_the_forest = { building-house_of_the_forest }
place-hall_of_judgment = { building-hall_of_judgment }
place-school_of_scribes = { building-school_of_scribes }
place-harbor_of_ezion_geber = { building-harbor_of_ezion_geber }
place-treasury = { building-treasury }
place-smelting_works = { building-smelting_works }
place-quarry = { building-quarry }
place-sawmill = { building-sawmill }
place-granary = { building-granary }
place-master_builders_house = { building-master_builders_house }
place-carpenters_lodge = { building-carpenters_lodge }
place-levites_quarters = { building-levites_quarters }
place-singers_hall = { building-singers_hall }
place-pools_of_solomon = { building-pools_of_solomon }
place-market_gate = { building-market_gate }
place-caravanserai = { building-caravanserai }
place-great_bazaar = { building-great_bazaar }
place-merchants_court = { building-merchants_court }
place-trading_post = { building-trading_post }
place-shipyard_of_tarshish = { building-shipyard_of_tarshish }
place-royal_vineyard = { building-royal_vineyard }
place-library = { building-library }

## Cartas de Fortuna

fortune-dwell_in_unity = Vivir en armonía
fortune-found_wisdom = Hallar sabiduría
fortune-given_desires = Deseos concedidos
fortune-inherit_the_land = Heredar la tierra
fortune-rain_sent = Lluvia enviada
fortune-stronghold = Fortaleza
fortune-harvest_of_plenty = Cosecha abundante
fortune-cedars_of_lebanon = Cedros del Líbano
fortune-costly_stones = Piedras costosas
fortune-brass_without_weight = Bronce sin cuenta
fortune-gold_of_ophir = Oro de Ofir
fortune-apes_and_peacocks = Monos y pavos reales
fortune-kings_favour = Favor del rey
fortune-prepared_highway = Calzada allanada
fortune-multitude_of_counsellors = Multitud de consejeros
fortune-just_weights = Pesas justas
fortune-peace_on_every_side = Paz por todos lados

## Las fichas de Jeroboam

tile-trader = Comerciante
tile-market = Mercado
tile-temple = Templo
tile-foreman = Capataz
tile-circle = Círculo
tile-holy_ark = Lugar Santo: Arca
tile-holy_menorah = Lugar Santo: Menorá
tile-holy_altar = Lugar Santo: Altar
tile-holy_table = Lugar Santo: Mesa
tile-galilee = { place-galilee }
tile-geshur = { place-geshur }
tile-bashan = { place-bashan }
tile-jezreel = { place-jezreel }
tile-gilead = { place-gilead }
tile-sharon = { place-sharon }
tile-ephraim = { place-ephraim }
tile-ammon = { place-ammon }
tile-judah = { place-judah }
tile-moab = { place-moab }
tile-negev = { place-negev }
tile-edom = { place-edom }
tile-aram = { place-aram }
tile-phoenicia = { place-phoenicia }
tile-philistia = { place-philistia }

## Fases, finales y puntuación

phase-keep = Elección de una carta de Fortuna
phase-purchase = Compra inicial en el mercado
phase-turn = Colocación de obreros
phase-year_end = Fin del año
round-named = Año { $round }
stage-keep = Carta
stage-purchase = Compra
stage-turn = Obreros

end-houses = alguien ha colocado su última Aduana
end-temple = se tomó la última loseta del Templo
end-max_years = se alcanzó el límite de años

source-start = Inicio
source-buildings = Edificios comprados
source-actions = Acciones de edificios
source-market = Mercado
source-holy_place = Lugar Santo
source-fortune = Cartas de Fortuna jugadas
source-tiles = Losetas del Templo
source-hand = Cartas que quedan en la mano
source-cubes = Cubos sobrantes

result-why =
    { $how ->
        [leftover_cubes] La partida acabó porque { $end }. El empate a { $score } de Favor es para quien tiene más cubos.
        [shared] La partida acabó porque { $end }. Es un empate: { $score } de Favor, y los mismos cubos.
       *[other] La partida acabó porque { $end }. Gana quien tiene más Favor: { $score } contra { $other }.
    }

## Opciones

option-starting_player-name = Jugador inicial
option-starting_player = Quién tiene la ficha de jugador inicial el primer año. Si no se dice nada, se sortea. Contra Jeroboam siempre empieza él.
option-starting_player-random = Por sorteo
option-starting_player-0 = El primer asiento
option-starting_player-1 = El segundo asiento
option-starting_player-2 = El tercer asiento
option-starting_player-3 = El cuarto asiento
option-starting_player-4 = El quinto asiento
option-solo_ties-name = Empates de Jeroboam
option-solo_ties = Contra Jeroboam: quién decide lo que sus reglas dejan abierto, como dos caminos igual de buenos. Según las reglas decides tú; un orden fijo es más rápido.
option-solo_ties-human = Decides tú
option-solo_ties-auto = Un orden fijo
option-max_years-name = Límite de años
option-max_years = Pasados tantos años se puntúa la partida, haya pasado lo que haya pasado. Quien juega con intención acaba mucho antes.
option-max_years-value = { $count } años

## Preparación

ask-keep = ¿Cuál de tus dos cartas de Fortuna conservas?
help-keep = La otra se descarta boca arriba cuando todos han elegido. Una carta de Fortuna se juega al final de una visita a un Mercader o a un Comerciante; la que no se juega nunca vale { $card_favor } de Favor al final. (Reglas 3)
action-keep = Conservar { $fortune }
group-keep = Conservar una carta

ask-purchase =
    { $cubes ->
        [one] ¿Compras un cubo más en el mercado, o paras?
       *[other] ¿Compras hasta { $cubes } cubos en el mercado, o paras?
    }
help-purchase = Antes del primer año cada cual puede comprar hasta { $purchases } cubos; el jugador inicial, el último. Pagas con Favor, que es también tu puntuación: compra lo que dé trabajo a tus primeros obreros. Lo comprado no se repone hasta el fin del año. (Reglas 3)
action-buy = Comprar en el tablero de { $mat_good }, casilla { $square }, por { $favor } de Favor
group-buy = Comprar
action-stop = Parar
group-stop = Parar

## Colocar

ask-place =
    { $workers ->
        [one] Coloca tu último obrero.
       *[other] Coloca un obrero. Te quedan { $workers }.
    }
help-place = Un obrero actúa al momento. En cada espacio cabe uno, así que lo que más quieres puede faltar el próximo turno. Un lugar con Aduanas, pero ninguna tuya, está cerrado para ti. El Lugar Santo se lleva todos los obreros que te quedan y acaba tu año; quien llega primero empieza el siguiente. No se puede pasar mientras algo sea posible. (Reglas 6.1)
action-place = Colocar { $workers }: { $place }
workers-one = un obrero
workers-all = todos los obreros
group-place = Colocar obreros

## Mercader

ask-trade =
    { $cubes ->
        [one] ¿Compras o vendes un cubo más, o paras?
       *[other] ¿Compras o vendes? Hasta { $cubes } cubos, o para.
    }
help-trade = Compra cualquier cubo del mercado por el precio de su casilla, o vende uno tuyo en cualquier casilla vacía de su tablero por ese mismo precio. Los bienes exóticos se venden en cualquier tablero. Nunca pagas más Favor del que tienes. Lo vendido se queda en el mercado. (Reglas 6.2)
action-sell = Vender 1 de { $good } en la casilla { $square } por { $favor } de Favor
group-sell = Vender
action-sell-exotic = Vender bienes exóticos en el tablero de { $mat_good }, casilla { $square }, por { $favor } de Favor
group-sell-exotic = Vender bienes exóticos

ask-move-down = ¿Bajas un cubo del mercado?
help-move-down = Antes de comerciar aquí, un cubo puede deslizarse a la casilla vacía más baja de su tablero. Así cuesta menos comprarlo y queda libre una casilla más cara para tu venta. (Reglas 6.2)
action-move = Bajar el cubo de { $mat_good }, casilla { $square }
group-move = Bajar un cubo
action-no-move = No mover nada
group-no-move = No mover nada

## Comerciante

ask-trade-give = ¿Qué cubo das?
help-trade-give = Va al suministro, y de allí tomas { $trade_gets } de otros tipos. Aquí no se reparten bienes exóticos, salvo que un edificio lo diga. (Reglas 6.3)
action-give = Dar 1 de { $good }
group-give = Dar un cubo
ask-trade-take =
    { $cubes ->
        [one] ¿Qué cubo tomas?
       *[other] ¿Qué cubo tomas? Faltan { $cubes }.
    }
help-trade-take = Nunca del tipo que diste; entre sí pueden ser iguales. Si el suministro tiene menos, recibes menos. (Reglas 6.3)
series-trade-take =
    { $count ->
        [one] Tomar un cubo
       *[other] Tomar { $count } cubos
    }
action-take = Tomar 1 de { $good }
group-take = Tomar un cubo

## Levita y Capataz

ask-pay-levite =
    { $more ->
        [0] ¿Con qué cubos pagas al Levita?
        [one] ¿Con qué cubos pagas al Levita? Uno más de cualquier tipo, por el obrero que está allí.
       *[other] ¿Con qué cubos pagas al Levita? { $more } más de cualquier tipo, por los obreros que están allí.
    }
help-pay-levite = O bien { $price_good }, o bien { $other_good }, y un cubo de cualquier tipo por cada otro obrero con el Levita. Los bienes exóticos valen por cualquier cosa. (Reglas 6.4)
action-pay = Pagar { $good }
group-pay = Pagar

ask-discard =
    { $cards ->
        [one] ¿Qué carta de Fortuna descartas?
       *[other] ¿Qué cartas de Fortuna descartas? Faltan { $cards }.
    }
help-discard = Cualquier carta de tu mano, vieja o nueva; todos la ven. (Reglas 9)
series-discard =
    { $count ->
        [one] Descartar una carta
       *[other] Descartar { $count } cartas
    }
action-discard = Descartar { $fortune }
group-discard = Descartar

ask-build = ¿Qué edificio levantas?
help-build = Paga sus cubos y gana su Favor, y más cuanto más tiempo lleve en oferta. Después colocas una Aduana y quizá un camino. Un edificio funciona desde ahora; el que tiene un espacio de obrero se puede usar desde tu próximo turno. (Reglas 6.5)
action-build = Construir { $building }
group-build = Edificios

ask-pay-building = ¿Con qué cubos pagas { $building } ({ $good })?
help-pay-building = Los bienes exóticos valen por cualquier cosa. Si un edificio tuyo perdona un cubo, eliges cuál. (Reglas 6.5)

ask-house = ¿Dónde colocas tu Aduana?
help-house = En cualquier sitio libre. Un obrero tuyo allí recoge toda la red que los caminos unen con ella, y el lugar queda cerrado para quienes no tienen Aduana en él. Tu última Aduana trae el final de la partida. (Reglas 7.2)
action-house = Aduana en { $place }
group-house = Aduana

ask-road = ¿Colocas un camino?
help-road = Desde un lugar con una Aduana tuya hasta otro contiguo. Los caminos son comunes: la red de cualquiera puede pasar por ellos, pero no por lugares que le están cerrados. (Reglas 7.3)
action-road = Camino entre { $place }
group-road = Camino
action-no-road = Ningún camino
group-no-road = Ningún camino

## Acciones de edificios

ask-pay-conversion = ¿Con qué cubos pagas por { $favor } de Favor ({ $good })?
help-pay-conversion = Los bienes exóticos valen por cualquier cosa. (Reglas 9)
ask-convert-again = Otra vez: ¿{ $good } por { $favor } de Favor?
help-convert-again = Un solo obrero puede hacerlo varias veces, según la carta. (Reglas 9)
action-repeat = Otra vez
group-repeat = Otra vez

ask-take-any =
    { $cubes ->
        [one] ¿Qué cubo tomas?
       *[other] ¿Qué cubo tomas? Faltan { $cubes }.
    }
help-take-any = De cualquier tipo menos bienes exóticos, mientras el suministro tenga. (Reglas 9)
series-take-any =
    { $count ->
        [one] Tomar un cubo
       *[other] Tomar { $count } cubos
    }

ask-give-cube = ¿Qué cubo devuelves?
help-give-cube = Cualquiera, por lo que da la carta. (Reglas 9)

ask-remove = ¿Qué ficha de escasez retiras?
help-remove = El lugar vuelve a dar cubos, a todos. (Reglas 9)
action-remove = Retirar la ficha de escasez de { $place }
group-remove = Retirar una ficha de escasez

## Lugar Santo

ask-hand-over =
    { $cubes ->
        [one] La Menorá: ¿qué cubo das a { $to_seat }?
       *[other] La Menorá: ¿qué cubos das a { $to_seat }? Faltan { $cubes }.
    }
help-hand-over = Quien tiene { $threshold } cubos o más da la mitad, redondeada hacia abajo. Eliges cuáles. (Reglas 8)
series-hand-over =
    { $count ->
        [one] Dar un cubo
       *[other] Dar { $count } cubos
    }
action-hand = Dar 1 de { $good }
group-hand = Dar un cubo

## Cartas de Fortuna

ask-play = ¿Juegas una carta de Fortuna?
help-play = Una carta al final de cada visita a un Mercader o a un Comerciante. La que guardas hasta el final vale { $card_favor } de Favor. (Reglas 10)
action-play = Jugar { $fortune }
group-play = Cartas de Fortuna
action-no-card = No jugar ninguna carta
group-no-card = Ninguna carta

ask-again = ¿Qué obrero tuyo resuelves otra vez?
help-again = Como si se acabara de colocar, a los precios de ahora: con el Levita pagas por todos los demás obreros. Los obreros en cartas de construcción no cuentan como en el tablero. (Reglas 10)
action-again = Otra vez: { $place }
group-again = Otra vez

ask-dwell = ¿Alrededor de cuál de tus obreros recoges?
help-dwell = Tomas cubos de los lugares contiguos en el mapa, esté quien esté o tenga quien tenga Aduanas allí. (Reglas 10)
action-worker = El obrero de { $place }
group-worker = Tus obreros

ask-dwell-take =
    { $cubes ->
        [one] ¿Un cubo más de alrededor de { $place }?
       *[other] Cubos de alrededor de { $place }: hasta { $cubes }.
    }
help-dwell-take = De cada lugar, como mucho lo que lleva impreso; una ficha de escasez lo impide. (Reglas 10)
action-collect = 1 de { $good } de { $place }
group-collect = Recoger

ask-replace = Deseos concedidos: te corresponde { $good }. ¿Tomas bienes exóticos en lugar de algo de ello?
help-replace = La carta sirve a un solo obrero. Si ahora no cambias nada, espera a un obrero posterior de este año. (Reglas 10)
action-replace = Bienes exóticos en lugar de { $good }
group-replace = Cambiar
action-wait = No cambiar nada; la carta espera
group-wait = Esperar

## Lo que la persona decide por Jeroboam

tag-choose = Tú eliges

ask-his-mat =
    { $selling ->
        [0] ¿En qué tablero compra Jeroboam bienes exóticos? El precio es el mismo.
       *[other] ¿En qué tablero vende Jeroboam bienes exóticos? El precio es el mismo.
    }
help-his-mat = Sus reglas lo dejan abierto, así que decides tú. (Reglas 13.8)
ask-his-road = ¿Qué camino coloca Jeroboam? Todos valen lo mismo: las reglas te lo dejan a ti.
help-his-road = Estos llevan a lugares de igual valor. Decides tú. (Reglas 13.8)
ask-his-building = ¿Cuál de sus edificios usa Jeroboam? Todos le traen lo mismo: las reglas te lo dejan a ti.
help-his-building = Le dan el mismo Favor y los mismos cubos. Decides tú. (Reglas 13.8)
action-use = { $building }
group-use = Edificios de Jeroboam
ask-his-removal = ¿Qué ficha de escasez retira Jeroboam? Las reglas te lo dejan a ti.
help-his-removal = Decides tú. Va a su bolsa, de modo que puede sacar ese lugar. (Reglas 13.8)
ask-hand-over-his =
    { $cubes ->
        [one] La Menorá: ¿qué cubo te da Jeroboam?
       *[other] La Menorá: ¿qué cubos te da Jeroboam? Faltan { $cubes }.
    }
help-hand-over-his = Da la mitad de sus cubos. Decides cuáles. (Reglas 13.8)
series-hand-over-his =
    { $count ->
        [one] Un cubo para ti
       *[other] { $count } cubos para ti
    }

## Lo que pasa

event-kept = { $seat } ha elegido una carta de Fortuna.
    .you = Has elegido una carta de Fortuna.
event-kept-secret = { $seat } conserva { $fortune }.
    .you = Conservas { $fortune }.
event-discarded = { $seat } descarta { $fortune }.
    .you = Descartas { $fortune }.
event-starts = { $seat } es el jugador inicial.
    .you = Eres el jugador inicial.
event-year = Empieza el año { $year }. { $seat } es el jugador inicial.
    .you = Eres el jugador inicial del año { $year }.
event-placed =
    { $workers ->
        [one] { $seat } coloca un obrero: { $place }.
       *[other] { $seat } coloca { $workers } obreros: { $place }.
    }
    .you =
        { $workers ->
            [one] Colocas un obrero: { $place }.
           *[other] Colocas { $workers } obreros: { $place }.
        }
event-passed =
    { $workers ->
        [one] { $seat } ya no puede colocar este año; un obrero se queda en casa.
       *[other] { $seat } ya no puede colocar este año; { $workers } obreros se quedan en casa.
    }
    .you =
        { $workers ->
            [one] Ya no puedes colocar este año; un obrero se queda en casa.
           *[other] Ya no puedes colocar este año; { $workers } obreros se quedan en casa.
        }
event-collected = { $seat } recoge { $good } de { $place }.
    .you = Recoges { $good } de { $place }.
event-collected-nothing = { $seat } no recoge nada en { $place }.
    .you = No recoges nada en { $place }.
event-gained = { $seat } toma { $good }.
    .you = Tomas { $good }.
event-took = { $seat } toma 1 de { $good } del suministro.
    .you = Tomas 1 de { $good } del suministro.
event-gave = { $seat } da 1 de { $good } al suministro.
    .you = Das 1 de { $good } al suministro.
event-favor = { $seat } gana { $favor } de Favor.
    .you = Ganas { $favor } de Favor.
event-paid = { $seat } paga { $good }.
    .you = Pagas { $good }.
event-bought = { $seat } compra 1 de { $good } en el tablero de { $mat_good } por { $favor } de Favor.
    .you = Compras 1 de { $good } en el tablero de { $mat_good } por { $favor } de Favor.
event-sold = { $seat } vende 1 de { $good } en el tablero de { $mat_good } por { $favor } de Favor.
    .you = Vendes 1 de { $good } en el tablero de { $mat_good } por { $favor } de Favor.
event-moved = { $seat } baja 1 de { $good } en el tablero de { $mat_good } a la casilla { $square }.
    .you = Bajas 1 de { $good } en el tablero de { $mat_good } a la casilla { $square }.
event-tile =
    { $tiles ->
        [0] { $seat } toma la última loseta del Templo. La partida acaba con este año.
        [one] { $seat } toma una loseta del Templo. Queda una.
       *[other] { $seat } toma una loseta del Templo. Quedan { $tiles }.
    }
    .you =
        { $tiles ->
            [0] Tomas la última loseta del Templo. La partida acaba con este año.
            [one] Tomas una loseta del Templo. Queda una.
           *[other] Tomas una loseta del Templo. Quedan { $tiles }.
        }
event-tile-secret = { $seat } toma una loseta del Templo de { $favor } de Favor.
    .you = Tomas una loseta del Templo de { $favor } de Favor.
event-tile-unseen =
    { $tiles ->
        [0] { $seat } toma la última loseta del Templo, sin verla. La partida acaba con este año.
        [one] { $seat } toma una loseta del Templo, sin verla. Queda una.
       *[other] { $seat } toma una loseta del Templo, sin verla. Quedan { $tiles }.
    }
event-drew =
    { $cards ->
        [0] { $seat } no encuentra ninguna carta de Fortuna que robar.
        [one] { $seat } roba una carta de Fortuna.
       *[other] { $seat } roba { $cards } cartas de Fortuna.
    }
    .you =
        { $cards ->
            [0] No encuentras ninguna carta de Fortuna que robar.
            [one] Robas una carta de Fortuna.
           *[other] Robas { $cards } cartas de Fortuna.
        }
event-drew-secret =
    { $cards ->
        [0] { $seat } no encuentra ninguna carta de Fortuna que robar.
       *[other] { $seat } roba { $fortune }.
    }
    .you =
        { $cards ->
            [0] No encuentras ninguna carta de Fortuna que robar.
           *[other] Robas { $fortune }.
        }
event-drew-unseen =
    { $cards ->
        [0] { $seat } no encuentra ninguna carta de Fortuna que robar.
        [one] { $seat } roba una carta de Fortuna, sin verla.
       *[other] { $seat } roba { $cards } cartas de Fortuna, sin verlas.
    }
event-reshuffled =
    { $cards ->
        [one] El único descarte forma el nuevo mazo de Fortuna.
       *[other] Los { $cards } descartes forman el nuevo mazo de Fortuna.
    }
event-card-time = { $seat } puede jugar una carta de Fortuna.
    .you = Puedes jugar una carta de Fortuna.
event-played = { $seat } juega { $fortune }.
    .you = Juegas { $fortune }.
event-used-up = { $fortune } de { $seat } ha hecho su trabajo.
    .you = Tu carta { $fortune } ha hecho su trabajo.
event-lapsed = { $fortune } de { $seat } no se usó y se descarta.
    .you = Tu carta { $fortune } no se usó y se descarta.
event-again = { $seat } resuelve un obrero otra vez: { $place }.
    .you = Resuelves un obrero otra vez: { $place }.
event-dwelt = { $seat } toma 1 de { $good } de { $place }.
    .you = Tomas 1 de { $good } de { $place }.
event-built = { $seat } construye { $building } por { $good } y gana { $favor } de Favor.
    .you = Construyes { $building } por { $good } y ganas { $favor } de Favor.
event-house =
    { $houses ->
        [0] { $seat } coloca su última Aduana en { $place }. La partida acaba con este año.
        [one] { $seat } coloca una Aduana en { $place }. Le queda una.
       *[other] { $seat } coloca una Aduana en { $place }. Le quedan { $houses }.
    }
    .you =
        { $houses ->
            [0] Colocas tu última Aduana en { $place }. La partida acaba con este año.
            [one] Colocas una Aduana en { $place }. Te queda una.
           *[other] Colocas una Aduana en { $place }. Te quedan { $houses }.
        }
event-road = { $seat } coloca un camino entre { $place }.
    .you = Colocas un camino entre { $place }.
event-no-road = { $seat } no encuentra lugar al que llevar un camino.
    .you = No encuentras lugar al que llevar un camino.
event-converted = { $seat } devuelve { $good } y gana { $favor } de Favor.
    .you = Devuelves { $good } y ganas { $favor } de Favor.
event-removed = { $seat } retira la ficha de escasez de { $place }.
    .you = Retiras la ficha de escasez de { $place }.
event-handed = { $seat } da 1 de { $good } a { $to_seat }.
    .you = Das 1 de { $good } a { $to_seat }.
    .to-you = { $seat } te da 1 de { $good }.
event-no-victim = { $seat } no recibe nada: ningún rival tiene { $threshold } cubos.
    .you = No recibes nada: ningún rival tiene { $threshold } cubos.
event-turned-up = Nuevo en oferta: { $building }.
event-end = La partida acaba: { $end }.
event-hand-scored =
    { $cards ->
        [one] { $seat } gana { $favor } de Favor por una carta de Fortuna en la mano.
       *[other] { $seat } gana { $favor } de Favor por { $cards } cartas de Fortuna en la mano.
    }
    .you =
        { $cards ->
            [one] Ganas { $favor } de Favor por una carta de Fortuna en la mano.
           *[other] Ganas { $favor } de Favor por { $cards } cartas de Fortuna en la mano.
        }
event-tiles-scored =
    { $tiles ->
        [one] { $seat } muestra una loseta del Templo: { $favor } de Favor.
       *[other] { $seat } muestra { $tiles } losetas del Templo: { $favor } de Favor.
    }
    .you =
        { $tiles ->
            [one] Muestras una loseta del Templo: { $favor } de Favor.
           *[other] Muestras { $tiles } losetas del Templo: { $favor } de Favor.
        }
event-cubes-scored = { $seat } gana { $favor } de Favor por los cubos sobrantes.
    .you = Ganas { $favor } de Favor por los cubos sobrantes.

# Las fichas de Jeroboam, y por qué se aparta alguna
event-turn = { $seat } juega su turno.
event-drew-tile = { $seat } saca una ficha: { $tile }.
event-tile-out = La ficha { $tile } sale del juego: allí no cabe ninguna Aduana.
event-bag-empty = { $seat } encuentra la bolsa vacía y no coloca más este año.
event-aside-no-space = No hay espacio libre: { $tile } se aparta y { $seat } saca otra.
event-aside-no-trade = { $seat } no tiene nada que cambiar ni ninguna carta: { $tile } se aparta y saca otra.
event-aside-no-deal = { $seat } no puede comprar ni vender y no tiene cartas: { $tile } se aparta y saca otra.
event-aside-temple-complete = El Templo está completo: { $tile } se aparta y { $seat } saca otra.
event-aside-cannot-pay = { $seat } no puede pagar al Levita: { $tile } se aparta y saca otra.
event-aside-no-building = { $seat } no puede pagar ningún edificio en oferta: { $tile } se aparta y saca otra.
event-aside-no-card = { $seat } no tiene ningún edificio que le sirva ahora: { $tile } se aparta y saca otra.
event-aside-worker-there = Hay un obrero en { $tile }: la ficha se aparta y { $seat } saca otra.
event-aside-closed = Solo tú tienes Aduana en { $tile }: la ficha se aparta y { $seat } saca otra.
event-aside-no-cube = El suministro no tiene nada de lo que daría { $tile }: la ficha se aparta y { $seat } saca otra.
event-aside-first-holy = La primera ficha del Lugar Santo del año se aparta ({ $tile }); { $seat } saca otra.
event-aside-alone = Ya no colocas obreros, así que el Lugar Santo está cerrado: { $tile } se aparta y { $seat } saca otra.
event-aside-holy-taken = El sitio está ocupado: { $tile } se aparta y { $seat } saca otra.
event-aside-no-victim = Tienes menos de { $threshold } cubos: { $tile } se aparta y { $seat } saca otra.
event-aside-no-gain = No hay nada que ganar: { $tile } se aparta y { $seat } saca otra.

# Por qué Jeroboam hace lo que hace; cada uno acompaña a un suceso de arriba
why-used-trader = La usa porque hay un espacio libre en el Comerciante y tiene algo que cambiar o una carta que convertir en Favor.
why-used-market = La usa porque hay un espacio libre en el Mercader y puede comprar, vender o convertir una carta en Favor.
why-used-temple = La usa porque hay un espacio libre en el Levita, queda una loseta del Templo y puede pagarla; no debe recargo.
why-used-foreman = La usa porque hay un espacio libre en el Capataz y puede pagar un edificio con { $solo_discount } cubo menos.
why-used-circle = La usa porque uno de sus edificios tiene un espacio libre y le daría algo.
why-used-location = Va allí porque no hay ningún obrero, el lugar no está cerrado para él y le da al menos un cubo.
why-used-holy = Va allí porque tú aún colocas obreros, el sitio está libre y la primera ficha del Lugar Santo de este año ya ha salido.
why-used-menorah = Tienes { $threshold } cubos o más, así que toda ficha del Lugar Santo después de la primera lo lleva a la Menorá.
why-buys-cheapest = El cubo más barato de un tipo que le falta; a igual precio, el más valioso.
why-sells-double = No le falta nada que pueda comprar. De lo que tiene dos veces vende lo que más da.
why-sells-single = No le falta nada que pueda comprar ni tiene dos veces nada que pueda vender: vende lo que más da.
why-spares-double = El tipo menos valioso que tiene dos veces o más.
why-spares-single = No tiene dos veces nada con lo que pueda comerciar: su cubo menos valioso.
why-takes-exotic = Primero bienes exóticos, mientras el suministro los tenga.
why-takes-lacking = El tipo más valioso que le falta y que tiene el suministro.
why-takes-valuable = No le falta nada de lo que tiene el suministro: el tipo más valioso.
why-first-price = Prefiere { $price_good } a { $other_good } si puede pagarlo. Los Bienes exóticos suplen lo que le falta.
why-other-price = No puede pagar { $price_good }, así que paga { $other_good }. Los Bienes exóticos suplen lo que le falta.
why-card-for-favor = En un Mercader o un Comerciante cambia por Favor una carta de su mano, sacada al azar.
why-builds-furthest = El edificio más avanzado del muelle que puede pagar, con { $solo_discount } cubo menos.
why-house-by-tile = Su Aduana va donde cae una ficha de lugar, sacada al azar entre las que tienen un sitio libre.
why-road-joins = Primero, un camino que une dos de sus Aduanas.
why-road-valuable = Hacia el lugar vecino más valioso sin Aduana tuya.
why-best-building = De sus edificios con un espacio libre, el que da más Favor de inmediato y después más cubos.

## Por qué una opción está cerrada

closed-worker-there = { $owner_seat } tiene un obrero en { $place }. Queda libre el año que viene.
closed-others-house = En { $place } hay Aduanas, pero ninguna tuya. Coloca una allí, o ve a otra parte.
closed-others-building = { $place } es de { $owner_seat }. Solo lo usa quien lo posee.
closed-alone = Nadie más coloca obreros este año, así que el Lugar Santo está cerrado. Coloca tus obreros en otra parte.
closed-no-space = Todos los espacios están ocupados: { $place }. Quedan libres el año que viene.
closed-no-trade = El Comerciante pide un cubo tuyo y otro tipo en el suministro. Ahora no hay tal cambio.
closed-temple-complete = El Templo está completo. No quedan losetas que tomar.
closed-no-bill =
    { $more ->
        [0] No puedes pagar al Levita: { $price_good }, o { $other_good }.
        [one] No puedes pagar al Levita: { $price_good }, o { $other_good }, y un cubo más.
       *[other] No puedes pagar al Levita: { $price_good }, o { $other_good }, y { $more } cubos más.
    }
closed-no-building = No puedes pagar ningún edificio en oferta. Recoge, cambia o compra lo que falta.
closed-cannot-pay =
    { $lacking ->
        [0] Tienes muy pocos cubos: faltan { $more }.
       *[other] Te falta { $good }.
    }
closed-cubes-missing = Tus cubos no cubren lo que pide { $place }.
closed-no-card-in-hand = { $place } pide una carta de Fortuna, y no tienes ninguna.
closed-no-cubes = { $place } pide un cubo, y no tienes ninguno.
closed-no-shortage = No hay en el mapa ninguna ficha de escasez que retirar.
closed-no-cube = No tienes { $good }.
closed-square-empty = No hay cubo en esta casilla del tablero de { $mat_good }. Compra donde haya uno.
closed-square-taken = Ya hay un cubo en esta casilla del tablero de { $mat_good }. Vende en una casilla vacía.
closed-too-dear = Cuesta { $favor } de Favor, más de lo que tienes.
closed-nothing-to-take = A cambio de { $good } el suministro no tiene nada que puedas tomar. Da otro tipo.
closed-just-given = Diste { $good }. Toma otro tipo.
closed-no-exotics = Este Comerciante no da { $good }. Toma otro tipo.
closed-supply-empty = En el suministro no queda { $good }. Elige un tipo que quede.
closed-spots-full = Todos los sitios para Aduanas están ocupados: { $place }. Elige otro lugar.
closed-no-spot = Con tan pocos jugadores { $place } no tiene sitio para una Aduana.
closed-road-there = Aquí ya hay un camino.
closed-no-worker-on-land = { $fortune } pide un obrero tuyo en un lugar del mapa.
closed-no-worker-to-repeat = { $fortune } pide un obrero tuyo en el tablero cuya acción sea posible ahora.
closed-no-later-worker = { $fortune } sirve a un obrero posterior de este año, y no te queda ninguno.

caution-nothing = { $place } no te daría nada ahora.
caution-last-house = Así colocas tu última Aduana: la partida acaba con este año.

## Efectos, en una frase

effect-bring-favor = Gana { $favor } de Favor.
effect-bring-cubes = Toma { $good }.
effect-bring-any =
    { $count ->
        [one] Toma un cubo a tu elección, pero no bienes exóticos.
       *[other] Toma { $count } cubos a tu elección, pero no bienes exóticos.
    }
effect-bring-cards =
    { $count ->
        [one] Roba una carta de Fortuna.
       *[other] Roba { $count } cartas de Fortuna.
    }
effect-bring-roads =
    { $count ->
        [one] Puedes colocar un camino junto a una de tus Aduanas.
       *[other] Puedes colocar { $count } caminos junto a tus Aduanas.
    }
effect-gain = { $parts }
effect-menorah = Cada rival con { $threshold } cubos o más te da la mitad, redondeada hacia abajo. Quien da elige cuáles.
effect-convert =
    { $times ->
        [one] Devuelve { $good } y gana { $favor } de Favor, una vez.
       *[other] Devuelve { $good } y gana { $favor } de Favor, hasta { $times } veces con un obrero.
    }
effect-discard-card = Descarta una carta de Fortuna. { $parts }
effect-discard-resource = Devuelve un cubo de cualquier tipo. { $parts }
effect-merchant =
    { $move_down ->
        [0] Visita al Mercader.
        [one] Visita al Mercader; antes de comerciar, un cubo del mercado puede deslizarse a la casilla vacía más baja de su tablero.
       *[other] Visita al Mercader; antes de comerciar, { $move_down } cubos del mercado pueden deslizarse a las casillas vacías más bajas de sus tableros.
    }
effect-trader =
    { $max_exotic ->
        [0] Visita al Comerciante.
        [one] Visita al Comerciante; uno de los cubos que tomas puede ser exótico.
       *[other] Visita al Comerciante; hasta { $max_exotic } de los cubos que tomas pueden ser exóticos.
    }
effect-remove-shortage = Retira del mapa una ficha de escasez. { $parts }
effect-region-bonus = Cada obrero tuyo en un lugar de { $region_good } trae además { $good }.
effect-foreman-favor = Gana { $favor } de Favor más cada vez que construyes con el Capataz.
effect-pay-less =
    { $amount ->
        [one] Pagas un cubo menos, a tu elección: { $place }.
       *[other] Pagas { $amount } cubos menos, a tu elección: { $place }.
    }
effect-temple-extra-card =
    { $draw ->
        [one] Con cada loseta del Templo robas una carta de Fortuna más; después descartas { $discard }.
       *[other] Con cada loseta del Templo robas { $draw } cartas de Fortuna más; después descartas { $discard }.
    }
effect-sell-bonus = Gana { $favor } de Favor más por cada cubo que vendes.
effect-buy-discount = Paga { $favor } de Favor menos por cada cubo que compras, pero nunca menos de { $least_favor }.
effect-extra-transaction =
    { $amount ->
        [one] Una transacción más con cualquier Mercader.
       *[other] { $amount } transacciones más con cualquier Mercader.
    }
effect-extra-trade =
    { $amount ->
        [one] Un cubo más de cualquier Comerciante.
       *[other] { $amount } cubos más de cualquier Comerciante.
    }
effect-market-transactions = Compra o vende hasta { $amount } cubos en el mercado.
effect-collect-adjacent = Alrededor de un obrero tuyo en el mapa, toma hasta { $max_resources } cubos de los lugares contiguos, esté quien esté.
effect-repeat-worker = Resuelve uno de tus obreros del tablero como si se acabara de colocar.
effect-exotic-instead = Con un obrero que coloques más tarde este año, toma bienes exóticos en lugar de los cubos que quieras de los que recoge.
effect-enter-opponent = Más tarde este año, coloca un obrero en un lugar cerrado para ti, o en una carta de construcción de otro jugador.
effect-double-land = Tu próximo obrero en el mapa este año recoge el doble, incluida su red.
effect-ignore-shortage = El resto de la partida las fichas de escasez no te impiden recoger.

# Lo mismo en pocas palabras, las que caben en una terminal
short-bring-favor = +{ $favor } Favor
short-bring-cubes = +{ $good }
short-bring-any = +{ $count } cubos a elegir
short-bring-cards = roba { $count }
short-bring-roads = +{ $count } camino
short-gain = { $parts }
short-menorah = la mitad de los cubos de quien tenga { $threshold }+
short-convert = { $good } → { $favor } Favor (x{ $times })
short-discard-card = 1 carta → { $parts }
short-discard-resource = 1 cubo → { $parts }
short-merchant = Mercader, { $move_down } cubo baja
short-trader = Comerciante, { $max_exotic } exóticos
short-remove-shortage = fuera una escasez, { $parts }
short-region-bonus = +{ $good } en lugares de { $region_good }
short-foreman-favor = +{ $favor } Favor por edificio
short-pay-less = -{ $amount } cubo ({ $place })
short-temple-extra-card = Templo: roba { $draw }, descarta { $discard }
short-sell-bonus = +{ $favor } por venta
short-buy-discount = -{ $favor } por compra (mínimo { $least_favor })
short-extra-transaction = +{ $amount } transacción
short-extra-trade = +{ $amount } cubo del Comerciante
short-market-transactions = { $amount } transacciones
short-collect-adjacent = { $max_resources } cubos junto a un obrero
short-repeat-worker = un obrero otra vez
short-exotic-instead = exóticos en su lugar, una vez
short-enter-opponent = entrar donde otro, una vez
short-double-land = el próximo lugar, doble
short-ignore-shortage = sin escasez para ti

# Lo mismo en signos, como lo dibuja una página
sign-bring-favor = +{ $favor } #favor
sign-bring-cubes = { $good }
sign-bring-any = { $any_good }
sign-bring-cards = +{ $count } #fortune
sign-bring-roads = +{ $count } #highway
sign-gain = { $parts }
sign-menorah = ½ #any de { $threshold }+
sign-convert = { $times }× { $good } #to { $favor } #favor
sign-discard-card = #fortune #to { $parts }
sign-discard-resource = #any #to { $parts }
sign-merchant = #merchant { $move_down } #down
sign-trader = #trader { $max_exotic } #exotic
sign-remove-shortage = #shortage #to { $parts }
sign-region-bonus = #{ $region_good } #to { $good }
sign-foreman-favor = #foreman +{ $favor } #favor
sign-pay-less = #{ $place } -{ $amount } #any
sign-temple-extra-card = #tile +{ $draw } #fortune -{ $discard } #fortune
sign-sell-bonus = #sell +{ $favor } #favor
sign-buy-discount = #buy -{ $favor } #favor ≥ { $least_favor }
sign-extra-transaction = #merchant +{ $amount }
sign-extra-trade = #trader +{ $amount } #any
sign-market-transactions = { $amount }× #merchant
sign-collect-adjacent = #worker #to { $max_resources } #any
sign-repeat-worker = #repeat #worker
sign-exotic-instead = #any #to #exotic
sign-enter-opponent = #worker #to #house
sign-double-land = 2× #location
sign-ignore-shortage = #shortage ×

about-location =
    { $spots ->
        [0] Da { $good }; región de { $region_good }. Aquí no cabe ninguna Aduana.
        [one] Da { $good }; región de { $region_good }. Un sitio para una Aduana.
       *[other] Da { $good }; región de { $region_good }. { $spots } sitios para Aduanas.
    }
about-merchant = Compra y vende hasta { $transactions } cubos; después puedes jugar una carta de Fortuna. Espacios: { $spaces }.
about-trader = Da un cubo y toma { $trade_gets } de otros tipos, sin bienes exóticos; después puedes jugar una carta de Fortuna. Espacios: { $spaces }.
about-levite = Paga { $price_good }, o { $other_good }, y un cubo por cada otro obrero de aquí: toma una loseta del Templo que vale de { $least_tile } a { $most_tile } de Favor y roba una carta de Fortuna. Espacios: { $spaces }.
about-foreman = Compra un edificio en oferta, coloca una Aduana y quizá un camino. Espacios: { $spaces }.
about-holy = { $effect } Se lleva todos los obreros que te quedan.
about-building =
    { $space ->
        [0] Cuesta { $good }. Vale { $favor } de Favor. Funciona por sí solo: { $effect }
       *[other] Cuesta { $good }. Vale { $favor } de Favor. Con un obrero encima: { $effect }
    }
about-fortune =
    { $count ->
        [one] { $effect } La única copia del juego.
       *[other] { $effect } { $count } copias en el juego.
    }

## Las reglas en breve

rules-sections = goal setup year placing merchant trader levite foreman land holy buildings fortune year-end scoring solo options

rules-goal-title = Objetivo
rules-goal-text = El Favor es a la vez tu dinero y tu puntuación. Viene de los edificios y sus acciones, de las ventas en el mercado, de las losetas del Templo, del Lugar Santo y de las cartas de Fortuna. Gana quien tenga más Favor al final. (Reglas 2)

rules-setup-title = Preparación
rules-setup-text =
    Cada cual empieza con { $workers } obreros, { $houses } Aduanas y { $starting_favor } de Favor. { $cubes_left_out ->
        [0] Todos los cubos están en juego.
        [one] Se deja fuera un cubo de cada tipo.
       *[other] Se dejan fuera { $cubes_left_out } cubos de cada tipo.
    } Se llenan las { $market_fill } casillas más bajas de cada tablero del mercado, { $shortage_count } lugares reciben una ficha de escasez, hay { $temple_squares } losetas del Templo boca abajo y { $slots } edificios en oferta.

    Cada cual recibe dos cartas de Fortuna y conserva una. Después, empezando a la derecha del jugador inicial, cada cual puede comprar hasta { $purchases } cubos en el mercado; el jugador inicial, el último. (Reglas 3)

rules-year-title = Un año
rules-year-text = Empieza el jugador inicial; después, en el sentido del reloj, cada cual coloca un obrero por turno y hace al momento aquello por lo que fue enviado. Cuando todos los obreros están colocados, el año ha terminado. No se pasa: solo quien no puede colocar en ningún sitio se queda en casa. (Reglas 4)

rules-placing-title = Colocar un obrero
rules-placing-text = En un espacio libre de una zona de Jerusalén, en un lugar libre que no esté cerrado para ti, en un edificio tuyo libre, o con todos los obreros restantes en el Lugar Santo. En cada espacio cabe un obrero hasta que acaba el año. En el Comerciante, el Levita, el Capataz y los edificios solo se entra si su acción es posible. (Reglas 6.1)

rules-merchant-title = El Mercader
rules-merchant-text = Haz hasta { $transactions } transacciones. Compra cualquier cubo del mercado por el precio de su casilla, o pon un cubo tuyo en una casilla vacía de su tablero y gana ese precio; los bienes exóticos van en cualquier tablero. Cada tablero tiene { $squares } casillas. Después puedes jugar una carta de Fortuna. (Reglas 6.2)

rules-trader-title = El Comerciante
rules-trader-text = Devuelve un cubo y toma { $trade_gets } del suministro, de otros tipos y sin bienes exóticos. Después puedes jugar una carta de Fortuna. (Reglas 6.3)

rules-levite-title = El Levita
rules-levite-text = Paga { $price_good }, o { $other_good }, y { $surcharge } cubo de cualquier tipo por cada obrero que ya esté allí. Toma una loseta del Templo de { $least_tile } a { $most_tile } de Favor, que solo tú puedes mirar, y roba una carta de Fortuna. La última loseta trae el final de la partida. Los bienes exóticos valen por cualquier cubo en todos los pagos. (Reglas 6.4)

rules-foreman-title = El Capataz
rules-foreman-text = Compra uno de los edificios en oferta: paga sus cubos, gana su Favor y hasta { $best_slot } más, según lo que lleve allí. Coloca una Aduana en un sitio libre y después, quizá, un camino. Tu última Aduana trae el final de la partida. (Reglas 6.5)

rules-land-title = La tierra de Israel
rules-land-text =
    Un obrero en un lugar recoge lo que hay impreso en él. Si tienes allí una Aduana, recoge también de tu red: todos los lugares que los caminos unen con él, mientras no estén cerrados para ti. Está cerrado un lugar con Aduanas, pero ninguna tuya. No da cubos un lugar con ficha de escasez o con otro obrero.

    Las Aduanas se quedan donde están. Un camino se coloca junto a una de tus Aduanas, en un borde sin camino. Hay { $road_pieces } caminos, y todos los usan todos. Lo que falta en el suministro se pierde. (Reglas 7, 7.1, 7.2, 7.3)

rules-holy-title = El Lugar Santo
rules-holy-text =
    Colocar aquí se lleva todos los obreros que te quedan y acaba tu año. Está abierto mientras al menos dos jugadores coloquen obreros. El primero que llega empieza el año siguiente.
    { $holy_lines }
    (Reglas 8)

rules-buildings-title = Edificios
rules-buildings-text = Un edificio sirve solo a quien lo posee. Algunos funcionan por sí solos desde que se construyen; los demás tienen un espacio de obrero, que puedes usar desde tu próximo turno, una vez al año, si su acción es posible. (Reglas 6.6, 9)

rules-fortune-title = Cartas de Fortuna
rules-fortune-text = Juegas como mucho una al final de cada visita a un Mercader o a un Comerciante. Algunas hacen algo al momento; otras quedan ante ti hasta que las usa un obrero posterior de este año; una se queda para siempre. Una carta que sigue en la mano al final vale { $card_favor } de Favor. Cuando se acaba el mazo, los descartes forman el nuevo. (Reglas 10)

rules-year-end-title = Fin del año
rules-year-end-text = Si la partida no ha acabado: la ficha pasa a quien llegó primero al Lugar Santo; los obreros vuelven; las cartas que esperaban se descartan. Los cubos del mercado bajan, y las { $refill } casillas más bajas de cada tablero se reponen, con bienes exóticos si un tipo se ha agotado. Los edificios bajan y se descubren nuevos. (Reglas 11)

rules-scoring-title = Fin de la partida
rules-scoring-text = La partida acaba con el año en que alguien ha colocado su última Aduana, o se tomó la última loseta del Templo. Suma { $card_favor } de Favor por cada carta de Fortuna en la mano y el valor de tus losetas del Templo. Entre iguales gana quien tenga más cubos; si no, la victoria se comparte. (Reglas 12)

rules-solo-title = Contra Jeroboam
rules-solo-text =
    Una persona juega contra Jeroboam, que tiene piezas como un jugador y saca fichas de una bolsa. Una ficha que no haría nada se aparta con su razón, y saca otra. Es el jugador inicial del primer año.

    Comerciante: da lo que más le sobra y toma primero bienes exóticos. Mercado: compra el tipo más barato que le falta, después vende. Templo: no paga recargo. Capataz: compra el edificio más bajo que puede pagar, con { $solo_discount } cubo menos; la Aduana va donde caiga una ficha. Círculo: su mejor edificio. Un lugar: recoge allí. Lugar Santo: la primera ficha del año se aparta; después va allí, o a la Menorá si tienes { $threshold } cubos. En Mercado y Comerciante convierte una carta en { $solo_card_favor } de Favor. Al final recibe 1 de Favor por cada { $cubes_per_favor } cubos.

    Donde sus reglas dejan algo abierto, decides tú. (Reglas 13, 13.8)

rules-options-title = Opciones
rules-options-text = Se puede fijar el jugador inicial; los empates de Jeroboam pueden resolverse en un orden fijo; y un límite de { $max_years } años asegura que toda partida acabe. Muchas cifras del juego son reconstrucciones; los datos dicen cuáles. (Reglas 1, 3)

## Aclaraciones

# Aclaraciones en las que se apoya una razón o una pregunta; cada una acaba con la sección a la que pertenece.
rulings = R4 R11 R15
ruling-R4 = El Favor puede gastarse hasta 0, nunca por debajo. Cada compra debe poder pagarse cuando se hace. (Reglas 6.2)
ruling-R11 = El Lugar Santo se cierra cuando solo a un jugador le quedan obreros por colocar, contando al que tiene el turno. (Reglas 8)
ruling-R15 = En cada borde del mapa cabe un camino. (Reglas 7.3)

## Lo que una página muestra junto al tablero

stock-house = Aduanas que quedan
stock-building = Edificios
stock-tile = Losetas del Templo
stock-fortune = Cartas de Fortuna en la mano
stock-worker =
    { $count ->
        [one] Queda 1 obrero
       *[other] Quedan { $count } obreros
    }
stock-start = Jugador inicial
note-passed = Ya no coloca este año.

## El tutorial

tutorial-keep-title = Una carta para guardar
tutorial-keep = Bienvenido a la corte de Salomón. Juegas en solitario contra Jeroboam; gana quien tenga más Favor. De dos cartas de Fortuna guardas una para un buen momento. Quédate con Bronce sin cuenta: da Cobre y Favor.
tutorial-purchase-title = Compra lo que necesitas
tutorial-purchase = El Favor es a la vez tu dinero y tu puntuación, así que compra con un propósito. La Casa del maestro de obras, en el muelle, cuesta Cobre, Piedra y Alimento. Compra un cubo de cada uno en las casillas más bajas del mercado.
tutorial-foreman-title = Construye
tutorial-foreman = En cada turno colocas un obrero, que actúa enseguida. Envía uno al Capataz y construye la Casa del maestro de obras: da su Favor y el premio de su noray, y funciona desde ahora.
tutorial-house-title = Una Aduana y un camino
tutorial-house = Con un edificio llega una Aduana. Ponla en Basán: ahora nadie sin Aduana allí puede entrar. Después tiende el camino hasta Galaad. Los caminos son de todos.
tutorial-jeroboam-title = El turno de Jeroboam
tutorial-jeroboam = Ahora Jeroboam saca una ficha. La que no serviría de nada se aparta, y saca otra. Sigue sus pasos arriba a tu ritmo: cada uno tiene su razón y su regla, y quedan junto a tu corte. Después sigue.
tutorial-network-title = Tu red recoge
tutorial-network = En Basán está tu Aduana y un camino lleva a Galaad, así que un solo obrero recoge de ambos. Coloca un obrero en Basán para recibir Piedra y Madera.
tutorial-trader-title = Comercia y juega una carta
tutorial-trader = El Comerciante da dos cubos por uno. Da Madera y toma Oro dos veces. Tras visitar al Comerciante o al Mercader puedes jugar una carta: juega Bronce sin cuenta para recibir Cobre.
tutorial-levite-title = El Templo
tutorial-levite = El Levita pide Oro y Cobre, o Piedra, Madera y Alimento, y un cubo más por cada obrero que ya esté allí. Paga con tu Oro y tu Cobre: recibes una loseta del Templo, que solo ves tú, y una carta.
tutorial-holy-title = El Lugar Santo
tutorial-holy = El Lugar Santo se lleva todos los obreros que te quedan y termina tu año. Quien llega primero empieza el año siguiente. Envíalos al Altar para recibir Favor y bienes exóticos, que valen por cualquier cubo.
tutorial-winning-title = Cómo se gana
tutorial-winning = La partida acaba con el año en que alguien coloca su última Aduana o se toma la última loseta del Templo. Entonces cuenta tus losetas y { $card_favor } de Favor por cada carta en mano. Jeroboam recibe también algo por sus cubos. Ya sabes bastante para jugar.

## Lo que miran los bots: razones de una pista. $change es un número con signo, como +2.

feature-favor = { $change } de Favor
feature-exotic = { $change } bienes exóticos
feature-gold = { $change } de oro
feature-copper = { $change } de cobre
feature-stone = { $change } de piedra
feature-wood = { $change } de madera
feature-food = { $change } de alimento
feature-spare = { $change } de valor en cubos sobrantes
feature-picks = { $change } cubos del tipo que elijas
feature-hand = { $change } cartas de Fortuna
feature-waiting = { $change } cartas a la espera de otro obrero
feature-rain = las fichas de escasez ya no cuentan
feature-tiles = { $change } de Favor en losetas del Templo
feature-workers = { $change } obreros por colocar
feature-deals = { $change } transacciones en el Mercado
feature-plan = { $change } de Favor de un edificio al alcance este año
feature-later-plan = { $change } de Favor de un edificio al alcance el próximo año
feature-temple = { $change } más cerca de una loseta del Templo este año
feature-later-temple = { $change } más cerca de una loseta del Templo el próximo año
feature-conversion = { $change } de Favor por cubos en edificios propios
feature-houses = { $change } Aduanas en el mapa
feature-roads = { $change } caminos por trazar
feature-income = { $change } de producción en torno a sus Aduanas
feature-network = { $change } de producción de su mejor red
feature-closed = { $change } lugares cerrados
feature-actions = { $change } espacios de obrero en edificios propios
feature-action-yield = { $change } de producción de los espacios propios
feature-helpers = { $change } edificios que funcionan solos
feature-first = empieza el próximo año
