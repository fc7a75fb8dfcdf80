## El juego

game-title = Kingdom of Solomon
game-about = Eres uno de los gobernadores que levantan el reino de Salomón. Envía tus peones por el país en busca de cubos y favores, une tus espacios con caminos para que un solo peón rinda más, compra y vende en el mercado, y convierte tus cubos en edificios y en piezas de Templo. Cuando el país o el Templo están terminados, gana quien tenga más puntos de victoria (PV). De 2 a 4 jugadores, entre 60 y 90 minutos.

counted-good = { $count } de { $thing }
counted-fortune = { $count } × { $thing }
line = • { $name }: { $text }

## Cubos

good-gold = oro
good-copper = cobre
good-stone = piedra
good-timber = madera
good-food = comida
good-any = cualquier tipo

## Espacios de recursos

place-tiphsah = Tifsa
place-yamhad = Yamhad
place-hamath = Hamat
place-tadmor = Tadmor
place-zobah = Soba
place-phoenicia = Fenicia
place-aram = Aram
place-bashan = Basán
place-tob = Tob
place-gilead = Galaad
place-ammon = Amón
place-judah = Judá
place-philistia = Filistea
place-moab = Moab
place-amalek = Amalec
place-edom = Edom

## Espacios de acción del tablero; -first: como los llama la primera edición

place-prophet = Profeta
place-prophet-first = Fortuna
place-minister = Ministro
place-minister-first = Sabiduría
place-thief = Ladrón
place-trader = Comerciante
place-artisan = Artesano

## Espacios de bonus

place-altar = Altar
place-ark = Arca
place-tribute = Tributo

## Espacios de acción de las cartas de construcción

place-library = Escriba
place-treasury = Recaudador de Impuestos
place-workshop = Maestro Artesano
place-bazaar = Maestro Comerciante
place-palace = Mayordomo
place-mint = Orfebre
place-foundry = Calderero
place-stone_yard = Cantero
place-lumber_yard = Carpintero
place-granary = Molinero
place-winepress = Viñador
place-harbor = Naviero
place-barracks = Capitán
place-stables = Auriga
place-inn = Posadero
place-governors_house = Gobernador
place-city_walls = Centinela
place-city_gate = Anciano
place-aqueduct = Aguador
place-royal_gardens = Jardinero

## Cartas de construcción

building-library = Biblioteca
building-treasury = Tesorería
building-workshop = Taller
building-bazaar = Bazar
building-palace = Palacio
building-mint = Casa de la Moneda
building-foundry = Fundición
building-stone_yard = Cantería
building-lumber_yard = Aserradero
building-granary = Granero
building-winepress = Lagar
building-harbor = Puerto
building-barracks = Cuartel
building-stables = Caballerizas
building-inn = Posada
building-governors_house = Casa del Gobernador
building-city_walls = Murallas
building-city_gate = Puerta de la Ciudad
building-aqueduct = Acueducto
building-royal_gardens = Jardines Reales

## Cartas de Fortuna

fortune-gold_of_ophir = Oro de Ofir
fortune-copper_ingots = Lingotes de cobre
fortune-hewn_stone = Piedra labrada
fortune-great_stones = Grandes piedras
fortune-cedars_of_lebanon = Cedros del Líbano
fortune-abundant_harvest = Cosecha abundante
fortune-daily_provision = Provisión diaria
fortune-gift_of_sheba = Regalo de Saba
fortune-wise_judgment = Juicio sabio
fortune-fame_abroad = Fama lejana
fortune-royal_favor = Favor real
fortune-dream_at_gibeon = Sueño en Gabaón

## Templo, ediciones, fases, puntuación

layer-foundation = Cimentación
layer-structure = Estructura
layer-columns = Columnas

edition-final = Reglas definitivas (2012)
edition-first = Primera edición

phase-placement = Fase de Colocación
phase-resolution = Fase de Resolución
phase-market = Fase de Mercado
phase-building = Fase de Construcción
phase-round_end = Final de la ronda
phase-end_check = Se comprueba si acaba la partida

end-all_sites = todos los espacios de construcción están ocupados
end-five_pieces = un jugador tiene todos sus edificios en el tablero
end-temple_complete = el Templo está completo
end-round_limit = se ha alcanzado el límite de rondas

source-start = Inicio
source-buildings = Construcciones
source-temple = Templo
source-spaces = Espacios de acción
source-bonus = Espacios de bonus
source-fortune = Cartas de Fortuna
source-market = Mercado
source-high_priest = Sumo Sacerdote
source-cubes = Cubos sobrantes

result-why =
    { $how ->
        [most_building_pieces] La partida acabó porque { $end }. El empate a { $score } PV se lo lleva quien tiene más edificios en el tablero.
        [shared] La partida acabó porque { $end }. La victoria se comparte, con { $score } PV.
       *[other] La partida acabó porque { $end }. Gana quien tiene más PV: { $score } a { $other }.
    }

## Opciones

option-edition-name = Edición
option-edition = La edición de las reglas con la que se juega. Cambian la puntuación inicial, el número de piezas de Templo, la libertad para comprar y vender en el mercado, los cubos sobrantes y los empates.
option-edition-final = Reglas definitivas (2012)
option-edition-first = Primera edición
option-open_bonus_spaces-name = Espacios de bonus abiertos
option-open_bonus_spaces = Con 2 o 3 jugadores y las reglas definitivas: Altar, Arca y Tributo están los tres en juego, pero en cada ronda se puede reclamar un espacio de bonus menos que el número de jugadores.
option-open_bonus_spaces-on = Los tres, con un límite por ronda
option-open_bonus_spaces-off = Los que permite el número de jugadores
option-four_pawns-name = Cuatro peones
option-four_pawns = Con 4 jugadores y la primera edición: 4 peones por jugador, como dice su texto español, en lugar de 5, como dice el inglés.
option-four_pawns-on = 4 peones por jugador
option-four_pawns-off = 5 peones por jugador
option-out_of_turn_fortune-name = Cartas de Fortuna fuera de turno
option-out_of_turn_fortune = Cuándo se pueden jugar cartas de Fortuna. Según las reglas, en cualquier momento. Para jugar más rápido o por correo se pueden limitar a tus propias decisiones.
option-out_of_turn_fortune-open = En cualquier momento, también mientras deciden otros
option-out_of_turn_fortune-own_turn_only = Solo en tus propias decisiones

## Fase de Colocación

ask-place =
    { $pawns ->
        [one] Coloca tu último peón.
       *[other] Coloca un peón. Te quedan { $pawns }.
    }
help-place = Elige un espacio sin peones; todavía no recibes nada. Los espacios con un edificio ajeno están cerrados, salvo si eres el Sumo Sacerdote: entonces puedes entrar en uno de ellos una vez por ronda. Un espacio de bonus se lleva todos los peones que te queden y pone fin a tu colocación; poner más peones no da nada extra, así que reclamarlo con el último peón es lo más barato. No se puede pasar. (Reglas 6)
wait-place = { $name } coloca un peón.

action-place = Colocar { $pawns }: { $place }
pawns-one = un peón
pawns-all = todos los peones restantes
group-place = Colocar peones

## Fase de Resolución

ask-resolve = ¿Qué espacio resuelves ahora?
help-resolve = Tus peones traen lo que dan sus espacios, uno tras otro y en el orden que prefieras. Un peón en el mapa recoge toda su región: todos los espacios que tus caminos unen con el suyo. Lo que falte en el suministro se pierde. Conviene recoger primero los cubos: pueden hacerte falta para el Comerciante. (Reglas 7)
wait-resolve = { $name } resuelve un espacio.
action-resolve = Resolver: { $place }
group-resolve = Resolver un espacio
series-resolve = Recoger de { $count } espacios

ask-steal = ¿Qué cubo quitas? Elígelo entre los de un rival.
help-steal = Quitas un cubo a un rival; tú eliges el rival y el tipo. Los cubos de todos están a la vista. Las cartas de Fortuna no se pueden quitar. (Reglas 8)
wait-steal = { $name } quita un cubo a alguien.
action-steal = Quitar 1 de { $good } a { $victim_seat }
group-steal = Quitar un cubo

ask-tax = { $to_seat } cobra un impuesto. ¿Qué cubo entregas?
help-tax = El impuesto afecta a quien tenga suficientes cubos en este momento. Tú eliges qué cubo entregas. Las cartas de Fortuna no cuentan. (Reglas 8)
wait-tax = { $name } elige un cubo para entregar.
action-pay = Entregar 1 de { $good }
group-pay = Entregar un cubo
series-tax =
    { $count ->
        [one] Entregar un cubo
       *[other] Entregar { $count } cubos
    }

ask-trade-give =
    { $cubes ->
        [one] ¿Cambias un cubo por otro? Elige cuál entregas, o renuncia.
       *[other] ¿Cambias un cubo por otros { $cubes }? Elige cuál entregas, o renuncia.
    }
help-trade-give = El cubo que entregas va al suministro, y de allí tomas lo que recibes. Puedes renunciar: nadie está obligado a cambiar. Si en el suministro no hay bastantes cubos adecuados, recibes menos. El Comerciante del tablero puede dar oro; el Maestro Comerciante, nunca. (Reglas 8)
wait-trade-give = { $name } puede cambiar un cubo por otro.
action-give = Entregar 1 de { $good }
group-give = Entregar un cubo

ask-trade-take =
    { $cubes ->
        [one] ¿Qué cubo tomas?
       *[other] ¿Qué { $cubes } cubos tomas?
    }
help-trade-take = Toma un cubo que haya en el suministro, de un tipo distinto del que entregaste. Si tomas varios, pueden ser del mismo tipo. (Reglas 8)
wait-trade-take = { $name } elige qué toma.
action-take = Tomar 1 de { $good }
group-take = Tomar un cubo
series-trade-take =
    { $count ->
        [one] Tomar un cubo
       *[other] Tomar { $count } cubos
    }

ask-convert = ¿Conviertes { $good } en { $vp } PV?
help-convert = Puedes convertir estos cubos en puntos, una vez por cada peón colocado aquí. Renunciar no cuesta nada. (Reglas 8)
wait-convert = { $name } puede convertir cubos en puntos.
action-convert = Devolver los cubos y puntuar
group-convert = Convertir cubos en puntos
action-decline = Renunciar
group-decline = Renunciar

ask-repeat =
    { $spaces ->
        [one] ¿En qué espacio recoges otra vez?
       *[other] ¿En qué espacios recoges otra vez? Hasta { $spaces }.
    }
help-repeat = Elige un espacio de recursos en el que hayas colocado un peón en esta ronda, resuelto o no. Recoges otra vez los cubos impresos en ese único espacio, nunca los de una región entera. Los espacios de acción y de bonus no se pueden repetir. (Reglas 8)
wait-repeat = { $name } elige dónde recoge otra vez.
action-repeat = Recoger otra vez: { $place }
group-repeat = Recoger otra vez
series-repeat =
    { $count ->
        [one] Recoger otra vez en un espacio
       *[other] Recoger otra vez en { $count } espacios
    }
action-stop = Ninguno más
group-stop = Terminar

ask-choose-cube =
    { $cubes ->
        [one] ¿Qué cubo tomas?
       *[other] ¿Qué { $cubes } cubos tomas?
    }
help-choose-cube = Toma un cubo de un tipo que el efecto permita y que haya en el suministro. Una carta de Fortuna jugada en tu propio turno de construcción puede nombrar también un tipo agotado: te da entonces un crédito, que sirve para pagar como un cubo hasta el final de ese turno. (Reglas 8, 9.3)
wait-choose-cube = { $name } elige un cubo.
series-choose-cube =
    { $count ->
        [one] Tomar un cubo
       *[other] Tomar { $count } cubos
    }

ask-keep =
    { $cards ->
        [one] ¿Qué carta conservas?
       *[other] ¿Qué { $cards } cartas conservas?
    }
help-keep = Solo tú ves las cartas que has robado. Lo que conserves sigue en secreto; el resto se descarta boca arriba. (Reglas 8)
wait-keep = { $name } elige qué cartas conserva.
action-keep = Conservar { $fortune }
group-keep = Conservar una carta
series-keep =
    { $count ->
        [one] Conservar una carta
       *[other] Conservar { $count } cartas
    }

## Fase de Mercado

ask-market = ¿Vendes, compras o pasas?
help-market =
    El mercado va en orden de turno inverso, un cubo por turno, hasta que todos hayan pasado. Vende en cualquier espacio vacío y gana su precio, o compra en cualquier espacio ocupado y paga su precio con tu puntuación, que no puede bajar de { $lowest_score }. { $one_direction ->
        [0] Puedes comprar y vender un mismo tipo en la misma fase.
       *[other] Si vendes un tipo, no puedes comprarlo en la misma fase, ni vender uno que hayas comprado.
    } Quien pasa queda fuera hasta la próxima ronda. (Reglas 10)
wait-market = { $name } vende, compra o pasa.
action-sell = Vender 1 de { $good } por { $vp } PV
group-sell = Vender
action-buy = Comprar 1 de { $good } por { $vp } PV
group-buy = Comprar
action-pass = Pasar en esta ronda
group-pass = Pasar

## Fase de Construcción

ask-build = ¿Qué construyes? También puedes terminar tu turno.
help-build = En el orden que prefieras: como máximo una carta de construcción por ronda, y tantas piezas de Templo y caminos como puedas pagar. Una carta de construcción puntúa al instante; su hueco no se rellena hasta el final de la ronda. Un camino cuesta { $road_good } y une un edificio tuyo con otro tuyo o con un espacio neutral, es decir, sin espacio de construcción; nunca llega a un espacio de construcción vacío. Del Templo solo se puede construir la parte más baja sin terminar. (Reglas 11)
wait-build = { $name } construye.
action-build = Construir { $building }: { $good }, { $vp } PV
group-build = Cartas de construcción
action-block = Construir una pieza de Templo
group-block = Templo
action-road = Construir un camino entre { $place }
group-road = Caminos
action-end = Terminar el turno de construcción
group-end = Terminar el turno

ask-site = ¿Dónde pones el edificio?
help-site = Elige cualquier espacio de construcción vacío. A partir de ahora solo tú puedes colocar peones allí, aparte del Sumo Sacerdote, y desde allí puedes construir caminos. Fíjate en los cubos de los espacios vecinos. (Reglas 11.1)
wait-site = { $name } elige un espacio de construcción.
action-site = Poner el edificio en { $place }
group-site = Espacios de construcción

ask-pay-any =
    { $cubes ->
        [one] Un cubo es a tu elección. ¿Cuál pagas?
       *[other] { $cubes } cubos son a tu elección. ¿Cuáles pagas?
    }
help-pay-any = Una parte del precio de una pieza de Templo la eliges tú: sirve cualquier cubo o crédito tuyo, también del tipo que la pieza ya exige. (Reglas 11.2)
wait-pay-any = { $name } elige cómo paga.
series-pay-any =
    { $count ->
        [one] Pagar un cubo
       *[other] Pagar { $count } cubos
    }

ask-reward = ¿{ $vp } PV o una ficha de Templo?
help-reward = Con más fichas eres Sumo Sacerdote: { $high_priest_vp } PV al final. Quien tiene más fichas que el Sumo Sacerdote le quita el título; un empate no cambia nada. Una vez por ronda el Sumo Sacerdote puede colocar un peón en un espacio con un edificio ajeno. Los puntos cuentan al instante. (Reglas 11.2, 11.3)
wait-reward = { $name } elige entre puntos y una ficha de Templo.
action-reward = Tomar { $reward }
reward-vp = los puntos
reward-token = una ficha
group-reward = Recompensa

## Final de la ronda, cartas de Fortuna

ask-last-plays = ¿Juegas cartas o terminas?
help-last-plays = Es tu última ocasión de jugar cartas de Fortuna en esta ronda. Después te descartas hasta quedarte con { $hand_limit } y no juegas ninguna más hasta que empiece la siguiente. (Reglas 12.1)
wait-last-plays = { $name } aún puede jugar cartas en esta ronda.
action-done = Terminar la ronda
group-done = Terminar

ask-hand-limit =
    { $cards ->
        [one] Descarta 1 carta de Fortuna.
       *[other] Descarta { $cards } cartas de Fortuna.
    }
help-hand-limit = Al final de una ronda nadie conserva más de { $hand_limit } cartas de Fortuna. Los descartes quedan boca arriba. (Reglas 12.1)
wait-hand-limit = { $name } descarta.
series-hand-limit =
    { $count ->
        [one] Descartar una carta
       *[other] Descartar { $count } cartas
    }
action-discard = Descartar { $fortune }
group-discard = Descartar

action-play = Jugar { $fortune }
group-play = Cartas de Fortuna

## Lo que ha pasado

event-round = Empieza la ronda { $round }.
event-turned-up = Nuevas cartas a la vista: { $building }.
event-placed =
    { $pawns ->
        [one] { $seat } coloca un peón: { $place }.
       *[other] { $seat } coloca { $pawns } peones: { $place }.
    }
    .you =
        { $pawns ->
            [one] Colocas un peón: { $place }.
           *[other] Colocas { $pawns } peones: { $place }.
        }
event-forfeited =
    { $pawns ->
        [one] { $seat } no encuentra sitio para el último peón.
       *[other] { $seat } no encuentra sitio para los últimos { $pawns } peones.
    }
    .you =
        { $pawns ->
            [one] No encuentras sitio para el último peón.
           *[other] No encuentras sitio para los últimos { $pawns } peones.
        }
# [nada]: así se dice una lista vacía (el mensaje nothing).
event-collected =
    { $good ->
        [nada] { $seat } no recoge nada en { $region_place }.
       *[other] { $seat } recoge { $good } en { $region_place }.
    }
    .you =
        { $good ->
            [nada] No recoges nada en { $region_place }.
           *[other] Recoges { $good } en { $region_place }.
        }
event-resolved = { $seat } resuelve: { $place }.
    .you = Resuelves: { $place }.
event-gained =
    { $good ->
        [nada] { $seat } no toma nada.
       *[other] { $seat } toma { $good }.
    }
    .you =
        { $good ->
            [nada] No tomas nada.
           *[other] Tomas { $good }.
        }
event-credited = { $seat } obtiene crédito hasta el final de este turno: { $good }.
    .you = Obtienes crédito hasta el final de este turno: { $good }.
event-scored = { $seat } gana { $vp } PV.
    .you = Ganas { $vp } PV.
event-altar = { $seat } gana { $vp } PV por su posición ({ $position }) y pasa al primer lugar del orden de turno.
    .you = Ganas { $vp } PV por tu posición ({ $position }) y pasas al primer lugar del orden de turno.
event-stole = { $seat } quita 1 de { $good } a { $victim_seat }.
    .you = Quitas 1 de { $good } a { $victim_seat }.
    .to-you = { $seat } te quita 1 de { $good }.
event-taxed = { $seat } entrega 1 de { $good } a { $to_seat }.
    .you = Entregas 1 de { $good } a { $to_seat }.
    .to-you = { $seat } te entrega 1 de { $good }.
event-declined = { $seat } renuncia.
    .you = Renuncias.
event-gave = { $seat } entrega 1 de { $good } al suministro.
    .you = Entregas 1 de { $good } al suministro.
event-took = { $seat } toma 1 de { $good } del suministro.
    .you = Tomas 1 de { $good } del suministro.
event-converted = { $seat } devuelve { $good } y gana { $vp } PV.
    .you = Devuelves { $good } y ganas { $vp } PV.
event-repeated =
    { $good ->
        [nada] { $seat } repite { $place }, pero no recoge nada.
       *[other] { $seat } recoge otra vez { $good } en { $place }.
    }
    .you =
        { $good ->
            [nada] Repites { $place }, pero no recoges nada.
           *[other] Recoges otra vez { $good } en { $place }.
        }
event-drew =
    { $cards ->
        [0] { $seat } no encuentra cartas de Fortuna que robar.
        [one] { $seat } roba una carta de Fortuna.
       *[other] { $seat } roba { $cards } cartas de Fortuna.
    }
    .you =
        { $cards ->
            [0] No encuentras cartas de Fortuna que robar.
            [one] Robas una carta de Fortuna.
           *[other] Robas { $cards } cartas de Fortuna.
        }
event-drew-secret =
    { $cards ->
        [0] { $seat } no encuentra cartas de Fortuna que robar.
        [one] { $seat } roba una carta de Fortuna: { $fortune }.
       *[other] { $seat } roba { $cards } cartas de Fortuna: { $fortune }.
    }
    .you =
        { $cards ->
            [0] No encuentras cartas de Fortuna que robar.
            [one] Robas una carta de Fortuna: { $fortune }.
           *[other] Robas { $cards } cartas de Fortuna: { $fortune }.
        }
event-played = { $seat } juega { $fortune }.
    .you = Juegas { $fortune }.
event-discarded = { $seat } descarta { $fortune }.
    .you = Descartas { $fortune }.
event-reshuffled =
    { $cards ->
        [one] La única carta descartada pasa a ser el nuevo mazo de Fortuna.
       *[other] Se barajan las { $cards } cartas de Fortuna descartadas para formar un mazo nuevo.
    }
event-sold = { $seat } vende 1 de { $good } por { $vp } PV.
    .you = Vendes 1 de { $good } por { $vp } PV.
event-bought = { $seat } compra 1 de { $good } por { $vp } PV.
    .you = Compras 1 de { $good } por { $vp } PV.
event-passed = { $seat } pasa.
    .you = Pasas.
event-built = { $seat } construye { $building } con { $good } y gana { $vp } PV.
    .you = Construyes { $building } con { $good } y ganas { $vp } PV.
event-piece = { $seat } pone un edificio en { $place }.
    .you = Pones un edificio en { $place }.
event-road = { $seat } construye un camino entre { $place }.
    .you = Construyes un camino entre { $place }.
event-block = { $seat } construye la pieza de Templo { $block } ({ $layer }).
    .you = Construyes la pieza de Templo { $block } ({ $layer }).
event-token =
    { $tokens ->
        [one] { $seat } toma su primera ficha de Templo.
       *[other] { $seat } toma una ficha de Templo y ya tiene { $tokens }.
    }
    .you =
        { $tokens ->
            [one] Tomas tu primera ficha de Templo.
           *[other] Tomas una ficha de Templo y ya tienes { $tokens }.
        }
event-high-priest = { $seat } pasa a ser Sumo Sacerdote.
    .you = Pasas a ser Sumo Sacerdote.
event-end = La partida termina: { $end }.
event-high-priest-scored = { $seat } gana { $vp } PV como Sumo Sacerdote.
    .you = Ganas { $vp } PV como Sumo Sacerdote.
event-cubes-scored = { $seat } gana { $vp } PV por los cubos sobrantes.
    .you = Ganas { $vp } PV por los cubos sobrantes.

## Por qué una opción está cerrada

closed-others-card = El espacio { $place } es de una carta de construcción de { $owner_seat }. Solo puede usarlo su dueño; tú puedes usar los de tus propias cartas.
closed-pawn-there = Ya hay un peón de { $owner_seat } en este espacio: { $place }. Queda libre en la próxima ronda.
closed-others-piece = Hay un edificio de { $owner_seat } en { $place }. Allí solo pueden colocar peones su dueño y el Sumo Sacerdote.
closed-privilege-used = Hay un edificio de { $owner_seat } en { $place }, y ya has usado en esta ronda el derecho del Sumo Sacerdote. Lo recuperas en la próxima.
closed-bonus-claimed-out =
    { $claims ->
        [one] Ya se ha reclamado un espacio de bonus en esta ronda, el máximo permitido. Este se abre de nuevo en la próxima: { $place }.
       *[other] Ya se han reclamado { $claims } espacios de bonus en esta ronda, el máximo permitido. Este se abre de nuevo en la próxima: { $place }.
    }
closed-others-pawn = El peón de este espacio ({ $place }) es de { $owner_seat }. Solo resuelves tus propios peones.
closed-victim-lacks-good = { $victim_seat } no tiene { $good }. Elige un tipo que ese jugador tenga.
closed-no-cube = No tienes { $good }. Te hace falta al menos un cubo.
closed-nothing-to-take = A cambio de { $good } no hay nada en el suministro que puedas tomar. Entrega otro tipo o renuncia.
closed-good-excluded = Este efecto no da { $good }. Elige otro tipo.
closed-good-given = El cubo que entregaste era de { $good }. Toma otro tipo.
closed-supply-empty = En el suministro ya no queda { $good }. Elige un tipo que quede.
closed-cubes-missing = Tus cubos no alcanzan para el precio: { $good }. Recoge, cambia o compra lo que te falta.
closed-no-pawn-this-round = En esta ronda no has colocado ningún peón en { $place }. Solo puedes repetir espacios en los que hayas colocado uno.
closed-repeated-already = Acabas de recoger otra vez en { $place }. Elige otro espacio.
closed-own-turn-only = En esta partida las cartas de Fortuna solo se juegan en las decisiones propias. Espera a que te toque.
closed-choice-unfinished = Antes hay que terminar otra elección. Justo después puedes jugar cartas.
closed-round-end-done = Tu ronda ya ha terminado. Podrás volver a jugar cartas cuando empiece la siguiente.
closed-space-taken = En este espacio de la fila de { $good } ya hay un cubo. Vende en un espacio vacío.
closed-bought-before = Ya has comprado { $good } en esta fase de Mercado, así que no puedes vender el mismo tipo. En la próxima ronda, sí.
closed-space-empty = En este espacio no hay { $good }. Compra en un espacio que tenga un cubo.
closed-sold-before = Ya has vendido { $good } en esta fase de Mercado, así que no puedes comprar el mismo tipo. En la próxima ronda, sí.
closed-too-dear = Cuesta { $vp } PV, más de lo que puedes gastar. Una carta de Fortuna o una venta pueden subir tu puntuación.
closed-card-built-already = Ya has construido una carta de construcción en esta ronda. Podrás construir otra en la próxima.
closed-lacking = Te falta: { $good }.
closed-temple-complete = El Templo está completo. No quedan piezas por construir.
closed-road-there = Aquí ya hay un camino. En cada frontera cabe uno solo.
closed-no-roads-left = Ya se han construido los { $roads } caminos. No quedan más en esta partida.
closed-no-own-piece = En ninguno de los dos extremos hay un edificio tuyo. Un camino debe partir de uno.
closed-empty-site = En el otro extremo hay un espacio de construcción vacío. Un camino podrá llegar cuando haya allí un edificio tuyo.
closed-others-site = En el otro extremo hay un edificio ajeno. Un camino solo une tus propios edificios, o uno de ellos con un espacio neutral.
closed-site-taken = Ya hay un edificio de { $owner_seat } en { $place }. Elige un espacio de construcción vacío.

## Efectos

effect-gain = Toma { $good } del suministro.
effect-gain-choice =
    { $any_type ->
        [0] { $count ->
            [one] Toma 1 cubo del suministro, a elegir entre estos tipos: { $good }.
           *[other] { $distinct ->
                [0] Toma { $count } cubos del suministro, a elegir entre estos tipos: { $good }.
               *[other] Toma { $count } cubos de tipos distintos del suministro, a elegir entre estos: { $good }.
            }
        }
       *[other] { $count ->
            [one] Toma 1 cubo de cualquier tipo del suministro.
           *[other] { $distinct ->
                [0] Toma { $count } cubos de cualquier tipo del suministro.
               *[other] Toma { $count } cubos de tipos distintos del suministro.
            }
        }
    }
effect-vp = Gana { $vp } PV.
effect-vp-per =
    { $roads ->
        [0] Gana { $vp } PV por cada edificio tuyo en el tablero, como máximo { $most_vp } PV.
       *[other] Gana { $vp } PV por cada camino tuyo, como máximo { $most_vp } PV.
    }
effect-draw =
    { $rest ->
        [0] { $count ->
            [one] Roba 1 carta de Fortuna.
           *[other] Roba { $count } cartas de Fortuna.
        }
       *[other] Roba { $count } cartas de Fortuna, conserva { $keep } y descarta el resto.
    }
effect-steal = Quita a un rival 1 cubo a tu elección.
effect-tax =
    { $count ->
        [one] Cada rival que tenga { $threshold } cubos o más te entrega 1 cubo a su elección.
       *[other] Cada rival que tenga { $threshold } cubos o más te entrega { $count } cubos a su elección.
    }
effect-trade =
    { $get ->
        [one] { $different ->
            [0] Puedes entregar 1 cubo al suministro y tomar de él 1 de cualquier tipo.
           *[other] Puedes entregar 1 cubo al suministro y tomar de él 1 de otro tipo.
        }
       *[other] { $different ->
            [0] Puedes entregar 1 cubo al suministro y tomar de él { $get } de cualquier tipo.
           *[other] Puedes entregar 1 cubo al suministro y tomar de él { $get } de otros tipos.
        }
    }{ $excluded ->
        [0] { "" }
       *[other] { " " }No puedes tomar { $good } de esta forma.
    }
effect-convert = Una vez, puedes devolver { $good } para ganar { $vp } PV.
effect-repeat-space =
    { $count ->
        [one] Recoge otra vez lo impreso en un espacio de recursos en el que hayas colocado un peón en esta ronda.
       *[other] Recoge otra vez lo impreso en un máximo de { $count } espacios de recursos distintos en los que hayas colocado un peón en esta ronda.
    }
effect-altar = Gana { $vp } PV multiplicados por tu posición en el orden de turno y pasa al primer lugar.
effect-sequence = { $steps }

# Lo mismo en pocas palabras, para la terminal; los cubos como letras
short-gain = +{ $good }
short-gain-choice =
    { $count ->
        [one] +1 cubo a elegir
       *[other] +{ $count } cubos a elegir
    }
short-vp = +{ $vp } PV
short-vp-per =
    { $roads ->
        [0] { $vp } PV por edificio (máx. { $most_vp })
       *[other] { $vp } PV por camino (máx. { $most_vp })
    }
short-draw =
    { $rest ->
        [0] roba { $count }
       *[other] roba { $count }, conserva { $keep }
    }
short-steal = quita 1 cubo
short-tax =
    { $count ->
        [one] 1 cubo de quien tenga { $threshold }+
       *[other] { $count } cubos de quien tenga { $threshold }+
    }
short-trade =
    { $excluded ->
        [0] { $get ->
            [one] 1 cubo → 1 otro
           *[other] 1 cubo → { $get } otros
        }
       *[other] { $get ->
            [one] 1 cubo → 1 otro, sin { $good }
           *[other] 1 cubo → { $get } otros, sin { $good }
        }
    }
short-convert = { $good } → { $vp } PV
short-repeat-space =
    { $count ->
        [one] repite 1 espacio
       *[other] repite { $count } espacios
    }
short-altar = { $vp } PV x puesto, pasas al 1.º
short-sequence = { $steps }

# Lo mismo en signos, como lo dibuja la página: iconos por su nombre, números y flechas, separados por espacios
sign-gain = { $good }
sign-gain-choice = { $any_good }
sign-vp = +{ $vp } #vp
sign-vp-per =
    { $roads ->
        [0] { $vp } #vp × #building
       *[other] { $vp } #vp × #roadpiece
    }
sign-draw =
    { $rest ->
        [0] +{ $count } #fortune
       *[other] { $count } #fortune #to { $keep }
    }
sign-steal = #thief #to #any
sign-tax = { $threshold }+ #any #to { $any_good }
sign-trade = #any #to { $any_good }
sign-convert = { $good } #to { $vp } #vp
sign-repeat-space = #repeat { $count }× #any
sign-altar = { $vp } #vp × #turn-order
sign-sequence = { $steps }

about-space =
    Da { $good }. { $site ->
        [0] Espacio neutral: no tiene espacio de construcción, y pueden llegar los caminos de todos.
       *[other] Con espacio de construcción.
    }
about-bonus = { $effect } Se lleva todos los peones que te queden.
about-building =
    Cuesta { $good }. Vale { $vp } PV. { $site ->
        [0] No se pone ningún edificio en el tablero.
       *[other] Pon un edificio en un espacio de construcción vacío.
    } Espacio de acción { $place }: { $effect }
about-fortune =
    { $count ->
        [one] { $effect } Solo hay una en el juego.
       *[other] { $effect } Hay { $count } en el juego.
    }
about-layer =
    { $blocks ->
        [one] 1 pieza. Cuesta { $good } y da { $vp } PV o una ficha de Templo.
       *[other] { $blocks } piezas. Cada una cuesta { $good } y da { $vp } PV o una ficha de Templo.
    }

## Las reglas en breve

rules-sections = goal setup round placement resolution regions spaces fortune market building temple high-priest round-end scoring options

rules-goal-title = Objetivo
rules-goal-text = Reúne puntos de victoria (PV). Los dan las cartas de construcción, las piezas de Templo, las ventas en el mercado, algunos espacios y cartas de Fortuna, y ser Sumo Sacerdote al final. Gana quien tenga más PV.

rules-setup-title = Preparación
rules-setup-text =
    El orden de turno se sortea. Cada jugador empieza con { $pawns } peones, { $pieces } edificios y { $starting_score } PV, pero sin cubos ni cartas. Se descubren { $slots } cartas de construcción. { $cubes_left_out ->
        [0] Todos los cubos forman el suministro.
        [one] Se retira un cubo de cada tipo; los demás forman el suministro.
       *[other] Se retiran { $cubes_left_out } cubos de cada tipo; los demás forman el suministro.
    } Espacios de bonus en juego: { $bonus_place }. (Reglas 2)

rules-round-title = Una ronda
rules-round-text = Colocación, Resolución, Mercado, Construcción y, después, el final de la ronda. Todos participan en cada fase, en orden de turno; solo la de Mercado va en orden inverso. El orden de turno únicamente cambia por el Altar. (Reglas 5)

rules-placement-title = Fase de Colocación
rules-placement-text =
    Por turnos, colocas un peón en un espacio de recursos o de acción libre, o en el espacio de acción libre de una carta de construcción tuya. Un espacio con un peón está ocupado, aunque el peón sea tuyo. No se puede pasar, y todavía no se recibe nada.

    Los espacios con un edificio ajeno están cerrados, salvo para el Sumo Sacerdote. En lugar de un peón puedes poner todos los que te queden, aunque sea uno solo, en un espacio de bonus libre; entonces no colocas más en esa ronda. { $open_bonus_spaces ->
        [0] Poner allí más peones no da nada extra.
       *[other] En esta partida el máximo de espacios de bonus que se pueden reclamar por ronda es { $bonus_limit }.
    } (Reglas 6)

rules-resolution-title = Fase de Resolución
rules-resolution-text = En orden de turno, cada jugador resuelve todos sus peones, espacio por espacio y en el orden que prefiera. Los cubos salen del suministro; si no alcanza, lo que falte se pierde. Lo que trae un peón se puede usar para el siguiente. Los efectos que no cuestan nada son obligatorios; a un cambio se puede renunciar. (Reglas 7)

rules-regions-title = Regiones y caminos
rules-regions-text =
    Un camino cuesta { $road_good }. Une dos espacios vecinos: en un extremo debe haber un edificio tuyo; en el otro, otro edificio tuyo, o nada si el espacio es neutral, es decir, sin espacio de construcción. Un camino nunca llega a un espacio de construcción vacío ni a un edificio ajeno. Hay { $roads } caminos para todos los jugadores.

    Todos los espacios unidos por tus caminos forman tu región. Cada peón tuyo que haya en ella recoge los cubos de la región entera. Una región es privada: nadie usa caminos ajenos, ni siquiera donde dos regiones comparten un espacio. (Reglas 4, 11.4)

rules-spaces-title = Espacios de acción y de bonus
rules-spaces-text =
    En cada espacio de acción cabe un peón:
    { $action_lines }

    Espacios de bonus:
    { $bonus_lines }

    El Artesano repite los cubos de un solo espacio, nunca los de una región. Cada carta de construcción tiene su propio espacio de acción, que solo usa su dueño, desde la ronda siguiente a su construcción. (Reglas 8)

rules-fortune-title = Cartas de Fortuna
rules-fortune-text =
    Las cartas de Fortuna son secretas hasta que se juegan, y ni el Ladrón ni el Recaudador de Impuestos las tocan. { $out_of_turn ->
        [0] En esta partida solo puedes jugarlas en tus propias decisiones, tantas como quieras.
       *[other] Puedes jugarlas en cualquier momento, también mientras deciden otros, tantas como quieras.
    } Una elección ya empezada se termina antes.

    Si juegas una carta en tu propio turno de construcción y al suministro le faltan cubos, los recibes como crédito, que sirve para pagar cartas de construcción, piezas de Templo y caminos hasta el final de ese turno. En cualquier otro momento se pierden. Cuando hay que robar y el mazo está vacío, se barajan los descartes para formar uno nuevo. (Reglas 9)

rules-market-title = Fase de Mercado
rules-market-text =
    Empieza el último en orden de turno. En tu turno vendes un cubo, compras uno o pasas hasta la próxima ronda. Cada tipo tiene { $market_spaces } espacios con un precio en PV, igual para vender y para comprar. Se vende en un espacio vacío y se compra en uno ocupado; tu puntuación no puede bajar de { $lowest_score }. Los cubos siguen en el mercado de una ronda a otra. { $one_direction ->
        [0] Cada jugador hace como máximo { $transaction_cap } operaciones por fase.
       *[other] En una misma fase no puedes comprar un tipo que hayas vendido, ni vender uno que hayas comprado.
    } (Reglas 10)

rules-building-title = Fase de Construcción
rules-building-text =
    En orden de turno, cada jugador dispone de un turno para construir, en el orden que prefiera: como máximo una carta de construcción, y cuantas piezas de Templo y caminos quiera.

    Por una carta de construcción pagas sus cubos al suministro y ganas sus PV al instante. Salvo que la carta lleve el símbolo de «no edificio», pones un edificio en un espacio de construcción vacío, que desde entonces queda cerrado para los demás. Si ya no queda ninguno vacío, lo que solo ocurre en la ronda final, puedes construir la carta igualmente, pero sin poner edificio. El hueco de la carta no se rellena hasta el final de la ronda. (Reglas 11, 11.1)

rules-temple-title = El Templo
rules-temple-text =
    El Templo consta de { $blocks } piezas en varias partes, que se construyen de abajo arriba. Cada pieza da a quien la construye PV o una ficha de Templo, a su elección.
    { $layer_lines }
    (Reglas 11.2)

rules-high-priest-title = El Sumo Sacerdote
rules-high-priest-text = Quien toma la primera ficha de Templo se convierte en Sumo Sacerdote. El título pasa a quien tenga más fichas que su titular; con un empate no basta. Una vez por ronda, el Sumo Sacerdote puede colocar un peón en un espacio con un edificio ajeno; ese peón recoge toda la región del rival, pero nada de las regiones del Sumo Sacerdote. El espacio debe estar libre de peones. Al final de la partida el título vale { $high_priest_vp } PV. (Reglas 11.3)

rules-round-end-title = Final de la ronda
rules-round-end-text = En orden de turno, cada jugador puede jugar cartas de Fortuna por última vez y después se descarta hasta quedarse con { $hand_limit }. Una vez hecho, no juega ninguna más hasta la ronda siguiente. Si la partida no termina, los huecos reciben nuevas cartas de construcción y empieza otra ronda. (Reglas 12.1)

rules-scoring-title = Final de la partida
rules-scoring-text =
    La partida termina con la ronda en la que se ocupan los { $sites_all } espacios de construcción, o un jugador tiene { $pieces } edificios en el tablero, o se completa el Templo. Esa ronda siempre se juega hasta el final.

    El Sumo Sacerdote gana { $high_priest_vp } PV. Luego se juegan las cartas de Fortuna que queden en la mano. { $leftover_cube_vp ->
        [0] Los cubos sobrantes no valen nada.
       *[other] Cada cubo sobrante vale { $leftover_cube_vp } PV.
    } { $tie_pieces ->
        [0] En caso de empate se comparte la victoria.
       *[other] En caso de empate gana quien tenga más edificios en el tablero.
    } (Reglas 12)

rules-options-title = Ediciones y opciones
rules-options-text = Con las reglas definitivas se empieza con más PV, el Templo es más grande, no se puede comprar y vender un mismo tipo en una fase y puntúan los cubos sobrantes. La primera edición no tiene nada de esto y da otros nombres a algunos espacios de acción. Las opciones abren todos los espacios de bonus para 2 o 3 jugadores, dejan en 4 los peones de cada uno de los cuatro jugadores en la primera edición, o limitan las cartas de Fortuna a las decisiones propias. Algunas cifras del juego están reconstruidas; los datos dicen cuáles. (Reglas 0, 3)

# The tutorial: a title and what the coach says, one pair for each step of tutorial.toml.
tutorial-place-title = Coloca un peón
tutorial-place = Te damos la bienvenida a la corte de Salomón. Eres Lapislázuli; gana quien tenga más puntos de victoria. Cada ronda envías a tus peones, y un peón en el mapa trae a casa los cubos dibujados allí. Necesitas piedra: pulsa Yamhad.
tutorial-region-title = Usa tu camino
tutorial-region = Un camino tuyo va de Galaad, donde está tu edificio, a Judá. Son una sola región: un peón recoge de ambos. Coloca uno en Judá y tendrás oro y madera.
tutorial-action-space-title = Espacios de acción
tutorial-action-space = Las placas del este no dan cubos: hacen cosas. En cada una cabe un peón, así que conviene llegar pronto. Coloca un peón en el Profeta: te trae una carta de Fortuna.
tutorial-bonus-space-title = Espacios de bonus
tutorial-bonus-space = Un espacio de bonus se lleva de una vez todos los peones que te quedan. El Altar da más PV cuanto más atrás estés en el orden de turno, y a partir de entonces te pone en primer lugar. Pon allí tus últimos peones.
tutorial-resolve-title = Los peones vuelven
tutorial-resolve = Al colocar aún no se recibe nada. Ahora cada jugador, por orden de turno, resuelve sus peones en el orden que quiera. Empieza Púrpura. Después trae los tuyos: Judá, Yamhad, el Profeta y el Altar. Mira cómo llegan los cubos a tu panel.
tutorial-market-title = El mercado
tutorial-market = El último en orden de turno comercia primero. Vende un cubo en un espacio vacío y ganas su precio en PV; compra uno de un espacio ocupado y lo pagas. Vende 1 de comida al mejor precio y luego pasa para guardar el resto.
tutorial-fortune-title = Juega una carta de Fortuna
tutorial-fortune = Te toca construir, pero el Taller cuesta 2 de comida y te queda 1. Las cartas de Fortuna se juegan en cualquier momento, también en el turno de otro. Juega Cosecha abundante de tu mano.
tutorial-building-title = Construye
tutorial-building = Una carta de construcción por ronda: puntúa al momento, y su espacio de acción es solo tuyo desde la ronda siguiente. Construye el Taller y pon el edificio en Tob, junto a Galaad: más tarde un camino puede unirlos.
tutorial-temple-title = El Templo
tutorial-temple = Una piedra y otro cubo cualquiera hacen una pieza de Templo. Construye una, paga con comida y elige la ficha: quien tiene más fichas es Sumo Sacerdote, y una vez por ronda puede entrar en un espacio ajeno.
tutorial-winning-title = Cómo se gana
tutorial-winning = La partida termina con la ronda en que se ocupan los { $sites_all } espacios de construcción, alguien tiene { $pieces } edificios en el tablero o se completa el Templo. Entonces el Sumo Sacerdote gana { $high_priest_vp } PV y cada cubo sobrante vale { $leftover_cube_vp }. Gana quien tenga más puntos de victoria. Ya sabes lo suficiente para jugar.

## Rulings

# Rulings that a reason or a question rests on; each ends with the section it belongs to.
rulings = R10 R19 R24 R31 R32 R34 R36 R59
ruling-R10 = Un peón bloquea su espacio para todos, incluido su propio dueño. En la ronda siguiente los espacios vuelven a estar libres. (Reglas 6)
ruling-R19 = El Artesano repite un espacio de recursos en el que colocaste un peón esta ronda; no importa si ese peón ya ha recogido. (Reglas 8)
ruling-R24 = Los cubos que recibes en un cambio son de un tipo distinto del que entregas. Dos cubos recibidos a la vez pueden ser del mismo tipo. (Reglas 8)
ruling-R31 = La puntuación nunca baja de { $lowest_score }: solo puedes comprar lo que puedas pagar con tus PV. Antes puedes jugar una carta que dé PV. (Reglas 10)
ruling-R32 = Quien vende elige cualquier espacio vacío de la fila; quien compra, cualquiera ocupado. (Reglas 10)
ruling-R34 = Una sola dirección: en una fase, cada jugador vende o compra un tipo, nunca ambas cosas. Los cubos obtenidos de otro modo no cuentan. (Reglas 10)
ruling-R36 = Cada jugador construye como máximo una carta de construcción por ronda, incluidas las que no llevan edificio. (Reglas 11.1)
ruling-R59 = El límite de la mano se aplica al acabar la ronda: tras tus últimas cartas y descartes no juegas ninguna más hasta la ronda siguiente. (Reglas 12.1)

## What a page shows beside the board

stage-placement = Colocación
stage-resolution = Resolución
stage-market = Mercado
stage-building = Construcción
stage-round_end = Fin de ronda
unit = PV
stock-building = Edificios en el tablero
stock-road = Caminos
stock-tokens = Fichas de Templo
stock-fortune = Cartas de Fortuna en la mano
stock-pawn =
    { $count ->
        [one] Queda 1 peón
       *[other] Quedan { $count } peones
    }
stock-high-priest = Sumo Sacerdote
note-any-time = Puedes jugar una carta de Fortuna en cualquier momento, también mientras deciden otros.

## En qué se fijan los bots: los motivos de una pista. $change es un número con signo, como +2: «en» lo hace concordar con cualquiera.

feature-score = { $change } PV
feature-gold = { $change } de oro para construir
feature-copper = { $change } de cobre para construir
feature-stone = { $change } de piedra para construir
feature-timber = { $change } de madera para construir
feature-food = { $change } de comida para construir
feature-spare = { $change } de valor en cubos sobrantes
feature-any-good = { $change } en cubos del tipo que elijas
feature-hand = { $change } en cartas de Fortuna
feature-pawns = { $change } en peones por colocar
feature-points = { $change } PV de los peones del tablero
feature-trades = { $change } en cubos por intercambiar
feature-thefts = { $change } en cubos de los rivales
feature-plan = { $change } PV de una carta de construcción al alcance en esta ronda
feature-later-plan = { $change } PV de una carta de construcción al alcance en la próxima ronda
feature-plan-site = { $change } de avance hacia un edificio
feature-block = { $change } PV de una pieza de Templo al alcance
feature-income = { $change } de producción de las regiones propias
feature-own-spaces = { $change } en espacios de acción propios
feature-own-yield = { $change } de producción de los espacios propios
feature-place = { $change } en el orden de turno
feature-tokens = { $change } en fichas de Templo
feature-high-priest = Sumo Sacerdote
feature-lead = { $change } de ventaja en fichas de Templo
feature-pieces = { $change } en edificios del tablero
feature-roads = { $change } en caminos
feature-market = { $change } turno de mercado pendiente
feature-building = { $change } turno de construcción pendiente
