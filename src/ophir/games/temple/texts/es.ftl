## El juego

game-title = El Templo de Salomón
game-about = Dos constructores compiten por levantar y amueblar el Templo, cada uno en su propio tablero, y por coronarlo con la Gloria en el Lugar Santísimo. Mientras construyes, envías pecados y ejércitos de Babilonia contra el otro bando y cuidas de tu altar, tus puertas y tu profeta. Para 2 jugadores, de 60 a 90 minutos.

counted-card = { $count } × { $thing }
line = • { $name }: { $text }

color-white = Lapislázuli
color-black = Púrpura

## Estructuras

card-porch = Pórtico
card-pillar_boaz = Columna Boaz
card-pillar_jachin = Columna Jaquín
card-main_hall = Gran Sala
card-holy_of_holies = Lugar Santísimo

## Mobiliario

card-ark_of_the_covenant = Arca de la Alianza
card-cherub_north = Querubín de oro (norte)
card-cherub_south = Querubín de oro (sur)
card-veil = Velo
card-table_of_showbread = Mesa de los panes
card-altar_of_incense = Altar de oro del incienso
card-lampstands_north = Candelabros de oro (lado norte)
card-lampstands_south = Candelabros de oro (lado sur)
card-golden_vessels = Utensilios de oro
card-bronze_sea = Mar de bronce
card-lavers_north = Pilas de bronce (lado norte)
card-lavers_south = Pilas de bronce (lado sur)

## Otras cartas buenas

card-filling = Gloria en el Lugar Santísimo
card-guarded_gate = Puerta vigilada
card-prophet_isaiah = Isaías
card-prophet_jeremiah = Jeremías
card-prophet_ezekiel = Ezequiel
card-king_david = Rey David
card-king_solomon = Rey Salomón
card-priest = Sacerdote
card-altar = Altar
card-levites = Levitas
card-pray_and_fast = Oración y ayuno
card-burnt_offering = Holocausto
card-peace_offering = Ofrenda de paz
card-guilt_offering = Ofrenda por la culpa
card-grain_offering = Ofrenda de grano
card-scapegoat = Chivo expiatorio
card-cooperation = Cooperación
card-israelite_army = Ejército de Israel

## Pecados, instantáneas malas, cartas militares

card-sin = Pecado
card-selfish_heart = Corazón egoísta
card-idol_worship = Idolatría
card-covetous_thoughts = Codicia
card-doubt = Duda
card-false_worship = Culto falso
card-blaspheme = Blasfemia
card-loss_of_faith = Pérdida de fe
card-arrogance = Arrogancia
card-loss_of_heart = Desaliento
card-bad_offerings = Malas ofrendas
card-blemished_animal = Animal defectuoso
card-broken_altar = Altar roto
card-evil_priest = Sacerdote malvado
card-unclean = Impureza
card-babylonian_army = Ejército de Babilonia
card-lay_siege = Asedio
card-secret_passage = Pasadizo secreto
card-destruction = Destrucción

## La ciudad

space-o_n = Campamento ante la puerta norte
space-o_ne = Campos del noreste
space-o_e = Ante la puerta este
space-o_se = Campos del sureste
space-o_s = Ante la puerta sur
space-o_sw = Campos del suroeste
space-o_w = Ante la puerta oeste
space-o_nw = Campos del noroeste
space-i_n = Calle del norte
space-i_ne = Barrio del noreste
space-i_e = Calle del este
space-i_se = Barrio del sureste
space-i_s = Calle del sur
space-i_sw = Barrio del suroeste
space-i_w = Calle del oeste
space-i_nw = Barrio del noroeste
space-t_n = Atrio del norte
space-t_e = Atrio del este
space-t_s = Atrio del sur
space-t_w = Atrio del oeste

gate-north = puerta norte
gate-east = puerta este
gate-south = puerta sur
gate-west = puerta oeste

slot-prophet = Profeta
slot-king_david = Rey David
slot-king_solomon = Rey Salomón
slot-priest = Sacerdote
slot-altar = Altar
slot-scapegoat = Chivo expiatorio
slot-fast = Oración y ayuno

phase-setup = Inicio
phase-preparation = Preparación
phase-military = Fase militar
phase-destruction = Destrucción (se acaban las marchas)
phase-defence = Defensa
phase-building = Fase de construcción
phase-discard = Fase de descarte
phase-turn = Comienzo del turno
phase-window = Respuestas tras la fase de robo
phase-attack_start = Comienzo del ataque
phase-attack = Ataque
phase-turn_end = Final del turno

die-star = estrella de David (sin ataque este turno)
die-sword = espada (nada detiene a los ejércitos)

category-structure = Estructura
category-furnishing = Mobiliario
category-filling = Última carta
category-gate = Puerta
category-prophet = Profeta
category-king = Rey
category-priest = Sacerdote
category-altar = Altar
category-levites = Levitas
category-pray_and_fast = Oración y ayuno
category-offering = Ofrenda
category-scapegoat = Chivo expiatorio
category-cooperation = Cooperación
category-israelite_army = Ejército de Israel
category-sin = Pecado
category-instant_evil = Instantánea mala
category-military = Carta militar

end-filling = la Gloria llena el Lugar Santísimo
end-both_dead = ya no se puede terminar ninguno de los dos Templos
end-round_cap = ha acabado la última ronda
end-idle = hace demasiado que no ocurre nada

source-structures = Estructuras
source-furnishings = Mobiliario

result-why =
    { $how ->
        [filling] El Templo de { $winner_seat } está completo y la Gloria llena el Lugar Santísimo: eso gana en el acto.
        [draw] La partida acabó porque { $end } y no la ha ganado ninguno de los dos: tablas.
       *[other] La partida acabó porque { $end }. Entonces gana el Templo más completo: { $score } a { $other }.
    }

## Opciones

option-deck_exhaustion-name = Mazo vacío
option-deck_exhaustion = Qué ocurre cuando hay que robar y el mazo está vacío. Según el reglamento nunca se vuelve a barajar: un mueble descartado queda casi perdido.
option-deck_exhaustion-none = No se roba más
option-deck_exhaustion-reshuffle = Barajas tus descartes
option-stuck_hand-name = Mano atascada
option-stuck_hand = Cuándo puedes volver a barajar toda tu mano en el mazo, en la fase de descarte, porque no puedes colocar ninguna de sus cartas.
option-stuck_hand-strict = Ocho cartas o más, todas de mobiliario
option-stuck_hand-extended = La Gloria puede estar entre ellas
option-grain_extra_build-name = Construcción extra con grano
option-grain_extra_build = Si la construcción que permite una ofrenda de grano se suma a la única construcción del turno.
option-grain_extra_build-on = Se suma
option-grain_extra_build-off = La sustituye
option-off_turn_offerings-name = Ofrendas fuera de turno
option-off_turn_offerings = Si se pueden hacer ofrendas de paz y por la culpa en el turno del rival, y por la culpa durante tu propio ataque.
option-off_turn_offerings-on = Permitidas
option-off_turn_offerings-off = Solo en tu turno
option-unclean_blocks_scapegoat-name = Impureza y chivo expiatorio
option-unclean_blocks_scapegoat = Si un sacerdote impuro puede soltar al chivo expiatorio.
option-unclean_blocks_scapegoat-on = No puede
option-unclean_blocks_scapegoat-off = Puede
option-scapegoat_negates_loss_of_heart-name = Chivo contra el desaliento
option-scapegoat_negates_loss_of_heart = Si el chivo expiatorio quita el desaliento, que ningún holocausto puede quitar.
option-scapegoat_negates_loss_of_heart-on = Lo quita
option-scapegoat_negates_loss_of_heart-off = Nada lo quita
option-every_window-name = Ventanas de respuesta
option-every_window = A quién se pregunta si responde. Si solo se pregunta a quien tiene una carta adecuada, cada vez que pasa delata que la tiene.
option-every_window-on = A todos, con carta adecuada o sin ella
option-every_window-off = A quien tiene una carta adecuada
option-siege_waits-name = Asedio en espera
option-siege_waits = Si un asedio que no se usó en su tercer turno se queda para otro posterior.
option-siege_waits-on = Se queda
option-siege_waits-off = Se descarta
option-max_rounds-name = Partida más larga
option-max_rounds = Tras cuántas rondas acaba una partida sin la Gloria.
option-max_rounds-value =
    { $count ->
        [0] Sin límite que se alcance
        [one] { $count } ronda
       *[other] { $count } rondas
    }
option-idle_rounds-name = Rondas sin actividad
option-idle_rounds = Tras cuántas rondas seguidas sin que se mueva ninguna carta ni ejército acaba la partida.
option-idle_rounds-value =
    { $count ->
        [0] Nunca
        [one] { $count } ronda
       *[other] { $count } rondas
    }
option-end_when_both_dead-name = Final sin esperanza
option-end_when_both_dead = Si la partida acaba en cuanto ninguno de los Templos se puede terminar, porque demasiadas de sus cartas están descartadas.
option-end_when_both_dead-on = La partida acaba entonces
option-end_when_both_dead-off = Se sigue jugando
option-adjudication-name = Partida sin la Gloria
option-adjudication = Qué es una partida que acaba sin que la Gloria llene el Lugar Santísimo. El reglamento no conoce otra forma de ganar.
option-adjudication-draw = Tablas
option-adjudication-pieces = Gana el Templo más completo

## Preparación de la partida

ask-choose-prophet = ¿Con qué profeta empiezas? Todos hacen lo mismo.
help-choose-prophet = Los tres hacen lo mismo: mientras haya uno en juego, tiras un dado cada turno, y la mitad de las tiradas detiene a los ejércitos. Los otros dos quedan en tu mazo. (Reglas 2)
action-choose = Empezar con { $card }
group-choose = Profetas

## Tus acciones

ask-preparation = ¿Qué pones en juego antes de la fase militar?
help-preparation = Pon en juego un profeta, los reyes, un sacerdote y un altar, busca con los levitas, empieza un ayuno, haz ofrendas o daña el altar del rival. Con el rey Salomón colocas estructuras al instante; con el rey David, puertas. Todo esto puedes volver a hacerlo en la fase de construcción, pero las puertas valen más ahora. (Reglas 5)
action-play = Jugar { $card }
group-play = Cartas
action-build = Colocar { $card }
group-build = Estructuras y mobiliario
action-guard = Vigilar la { $gate }
group-guard = Puertas
action-reward = Tomar la recompensa de tu ayuno
group-reward = Recompensa
action-go = Seguir: { $phase }
group-go = Seguir

ask-find = ¿Qué estructura tomas de tu mazo?
help-find = Va a tu mano. El rival solo ve que has tomado una. Mira los muebles que tienes en la mano: cada uno necesita su estructura. (Reglas 5)
action-find = Tomar { $card }
group-find = Estructuras de tu mazo

ask-retrieve = ¿Qué carta buena recuperas de tus descartes?
help-retrieve = Es la recompensa de tu ayuno; el rival la ve. Puedes jugar la carta en este mismo turno. (Reglas 8)
action-retrieve = Recuperar { $card }
group-retrieve = Cartas buenas de tus descartes

## Ventanas

ask-turn-window = { $other_seat } va a empezar. ¿Juegas algo antes?
help-turn-window = Puedes estropear el altar o el sacerdote antes de cualquier ofrenda, hacer una ofrenda propia o colocar lo que permiten tus reyes. Pasa cuando acabes. (Reglas 9.2)
ask-priest-window = { $other_seat } ha puesto un sacerdote o un altar. ¿Respondes?
help-priest-window = Altar roto y Sacerdote malvado retiran la carta nueva; Malas ofrendas e Impureza la estropean. Pasa cuando acabes. (Reglas 9.2)
ask-offering-window =
    { $negated ->
        [0] { $other_seat } hace una ofrenda: { $card }. ¿Respondes?
       *[other] { $other_seat } hace una ofrenda que ya está anulada: { $card }. ¿Juegas algo?
    }
help-offering-window = Animal defectuoso anula un holocausto, una ofrenda de paz o una ofrenda por la culpa recién hechos. Las demás cartas llegan tarde para esta ofrenda, pero detienen la siguiente. Pasa cuando acabes. (Reglas 6, 9)
ask-wall-window =
    { $armies ->
        [0] { $other_seat } puede atacar ahora. ¿Vigilas antes una puerta?
       *[other] Hay ejércitos de { $other_seat } en tu tablero. ¿Vigilas una puerta?
    }
help-wall-window = Con el rey David puedes cerrar puertas abiertas entre las acciones del atacante, incluso justo detrás de un ejército. Pasa cuando acabes. (Reglas 9, R80)
ask-sin-window = { $other_seat } quiere construir. ¿Juegas un pecado?
help-sin-window = Un pecado detiene la construcción si no se responde con un holocausto o el chivo expiatorio. Añade Impureza o Altar roto antes de pasar: después responde { $other_seat }. (Reglas 10)
action-pass = Pasar
group-pass = Pasar

## Ofrendas

ask-exchange-give = ¿Qué carta buena cambias por otra de tu mazo?
help-exchange-give = Miras tu mazo y cambias una carta buena. El rival no ve ninguna de las dos. También puedes renunciar. (Reglas 6)
action-give = Dar { $card }
group-give = Dar una carta
action-decline = No, gracias
group-decline = Renunciar
ask-exchange-take = ¿Qué carta buena tomas a cambio?
help-exchange-take = Toma cualquier carta buena de tu mazo; la que diste va allí. (Reglas 6)
action-take = Tomar { $card }
group-take = Cartas buenas de tu mazo

## Fase militar

ask-attack = Fase militar de { $other_seat }: tus ejércitos pueden atacar. Coloca ejércitos, marcha, juega cartas o sigue.
help-attack = Cada ejército da un paso por turno. Los nuevos entran ante la puerta norte, si esa casilla está libre. Las puertas abiertas dejan pasar; un Pasadizo secreto cruza las vigiladas. Con dos ejércitos puedes poner sitio a la ciudad. Desde un atrio junto al Templo, una carta de Destrucción, jugada tras todas las marchas, asalta lo que hay en él. (Reglas 7.2, 7.3)
action-move = Marchar de { $space } a { $to_space }
group-move = Marchas
action-passage = Pasadizo secreto: de { $space } por la { $gate }
group-passage = Pasadizo secreto
action-siege = Asedio: abrir la { $gate }
group-siege = Asedio
action-abandon = Levantar el asedio
group-abandon = Asedio

ask-bonus-move = ¿Qué ejército da el paso extra?
help-bonus-move = La puerta está abierta y nadie puede cerrarla antes de este paso. Puede darlo cualquier ejército, también uno que ya se movió. (Reglas 7.4)

ask-destroy = ¿Destruyes algo, juegas una carta o sigues?
help-destroy = Una carta de Destrucción por ejército: sobre una puerta vigilada a su lado o, desde un atrio, sobre el Templo. Asaltar el Templo devuelve muebles al mazo, ahuyenta al profeta y te cuesta el ejército. (Reglas 7.3)
action-destroy = Destruir la { $gate } desde { $space }
group-destroy = Destruir una puerta
action-raid = Destruir el Templo desde { $space }
group-raid = Destruir el Templo

ask-send-back =
    { $cards ->
        [one] ¿Qué mueble vuelve al mazo de { $other_seat }?
       *[other] ¿Qué { $cards } muebles vuelven al mazo de { $other_seat }?
    }
help-send-back = Elige lo que más cueste reconstruir. Las estructuras se quedan. (Reglas 7.3)
action-send-back = Devolver { $card }
group-send-back = Mobiliario del Templo
series-send-back =
    { $count ->
        [one] Devolver uno
       *[other] Devolver { $count }
    }

ask-defence = Enemigos en tu tablero. ¿Te defiendes?
help-defence = Un Ejército de Israel envía los ejércitos que están dentro de tus murallas a las casillas libres que elijas. Dos juntos expulsan a todos los ejércitos del tablero y acaban con un asedio. Una ofrenda puede traerte uno. (Reglas 7.5)
action-rout = Jugar dos Ejércitos de Israel: expulsar a todos
group-rout = Ejércitos de Israel

ask-relocate = ¿Qué ejército alejas?
help-relocate = Cada ejército que esté dentro de las murallas se puede mover una vez, y hay que mover al menos uno. También vale la casilla ante la puerta norte: un ejército allí impide que entren otros. (Reglas 7.5)
action-seize = Mover el ejército de { $space }
group-seize = Ejércitos dentro
action-done = Eso es todo
group-done = Terminar
ask-relocate-to = ¿Adónde va el ejército de { $space }?
help-relocate-to = Sirve cualquier casilla libre de tu tablero. Los rincones de fuera quedan lejos de tus puertas. (Reglas 7.5)
action-send = A { $space }
group-send = Casillas libres

## Fase de construcción

ask-building =
    { $build ->
        [used] Ya has usado la construcción de este turno. Aún puedes jugar otras cartas, o seguir.
        [fasting] Estás ayunando: no puedes construir ni jugar cartas buenas. Aún puedes jugar cartas malas, o seguir.
        [stopped] { $card } impide tu construcción este turno. Aún puedes jugar otras cartas, o seguir.
        [nothing] No tienes nada que se pueda construir ahora. Puedes jugar otras cartas, o seguir.
       *[open] ¿Construyes o haces otra cosa?
    }
help-building =
    { $build ->
        [open] Puedes anunciar una construcción una vez por turno; el rival puede responder con un pecado. Aquí también puedes poner en juego todo lo de antes. Una ofrenda de grano te protege y te deja construir sin anunciarlo. (Reglas 10)
        [stopped] Se irá al empezar tu próximo turno. Contra el próximo pecado guarda un holocausto, con sacerdote y altar, o un chivo expiatorio despierto. (Reglas 10)
       *[other] Aquí también puedes poner en juego todo lo que podías antes de la fase militar. Después sigue a la fase de descarte. (Reglas 10)
    }
action-announce = Anunciar una construcción
group-announce = Construir
action-grain-build = Construir bajo la ofrenda de grano
group-grain-build = Construir

ask-sin-response = { $other_seat } juega { $card } contra tu construcción. Quita el pecado, o acéptalo y no construyas este turno.
help-sin-response = Este pecado impide la construcción que has anunciado si no lo quitas. Un holocausto quita un pecado, pero no el desaliento; necesitas un sacerdote bueno y puro, y un altar. Un chivo expiatorio despierto solo necesita al sacerdote. Ahora puedes poner en juego las cartas que te falten. Si aceptas el pecado, pierdes la construcción de este turno; el pecado se va al empezar el próximo. (Reglas 10)
action-scapegoat = Soltar al chivo expiatorio
group-scapegoat = Chivo expiatorio
action-accept = Aceptar el pecado
group-accept = Aceptar

ask-build = ¿Qué construyes?
help-build = Una estructura, un mueble cuya estructura esté en pie o una puerta vigilada. Cooperación coloca dos muebles. (Reglas 10)
ask-build-furnishing =
    { $cards ->
        [one] Cooperación: ¿qué mueble va después?
       *[other] Cooperación: ¿qué muebles colocas?
    }
help-build-furnishing = Solo se pueden colocar muebles cuya estructura esté en pie. (Reglas 10, R77)
series-build-furnishing =
    { $count ->
        [one] Colocar un mueble
       *[other] Colocar { $count } muebles
    }

## Fase de descarte

ask-discard =
    { $cards ->
        [one] ¿Descartas una carta más o acabas el turno?
       *[other] ¿Descartas hasta { $cards } cartas o acabas el turno?
    }{ $stopped ->
        [0] { "" }
       *[other] { " " }{ $card } impidió tu construcción; se irá al empezar tu próximo turno.
    }
help-discard = El próximo turno robas hasta tener { $hand_refill } cartas: una carta que no ayuda le quita el sitio a otra que sí. Los descartes quedan a la vista. { $reshuffle ->
        [0] Solo Oración y ayuno recupera alguno: guarda estructuras, muebles y la Gloria.
       *[other] Vuelven cuando tu mazo se vacía.
    } (Reglas 11.1)
action-discard = Descartar { $card }
group-discard = Descartar
series-discard =
    { $count ->
        [one] Descartar una carta
       *[other] Descartar { $count } cartas
    }
action-reshuffle = Mostrar la mano y barajarla en el mazo
group-reshuffle = Mano atascada
action-end = Acabar el turno
group-end = Acabar

## Lo que ha ocurrido

event-prophet-chosen = { $seat } empieza con { $card }.
    .you = Empiezas con { $card }.
event-coin = { $seat } gana el sorteo a cara o cruz.
    .you = Ganas el sorteo a cara o cruz.
event-turn = Ronda { $round }: juega { $seat }.
    .you = Te toca: ronda { $round }.
event-phase = Turno de { $seat }: { $phase }.
    .you = Tu turno: { $phase }.
event-drew =
    { $cards ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $cards } cartas.
    }
    .you =
        { $cards ->
            [one] Robas una carta.
           *[other] Robas { $cards } cartas.
        }
event-drew-secret = { $seat } roba { $card }.
    .you = Robas { $card }.
event-reshuffled =
    { $cards ->
        [one] { $seat } forma un mazo nuevo con su único descarte.
       *[other] { $seat } baraja sus { $cards } descartes y forma un mazo nuevo.
    }
    .you =
        { $cards ->
            [one] Formas un mazo nuevo con tu único descarte.
           *[other] Barajas tus { $cards } descartes y formas un mazo nuevo.
        }
event-scapegoat-came = { $seat } encuentra el chivo expiatorio; entra en juego dormido.
    .you = Encuentras el chivo expiatorio; entra en juego dormido.
event-scapegoat-woke = El chivo expiatorio de { $seat } despierta.
    .you = Tu chivo expiatorio despierta.
event-scapegoat-used = { $seat } suelta al chivo expiatorio.
    .you = Sueltas al chivo expiatorio.
event-played = { $seat } juega { $card }.
    .you = Juegas { $card }.
event-built = { $seat } coloca { $card }.
    .you = Colocas { $card }.
event-guarded = { $seat } vigila la { $gate }.
    .you = Vigilas la { $gate }.
event-passed = { $seat } pasa.
    .you = Pasas.
event-bad-offering = Malas ofrendas anula la ofrenda de { $seat }: { $card }.
    .you = Tu ofrenda queda anulada por Malas ofrendas: { $card }.
event-hand-shuffled =
    { $cards ->
        [0] { $seat } no tiene mano que barajar.
        [one] { $seat } baraja en el mazo su única carta.
       *[other] { $seat } baraja en el mazo su mano de { $cards } cartas.
    }
    .you =
        { $cards ->
            [0] No tienes mano que barajar.
            [one] Barajas en el mazo tu única carta.
           *[other] Barajas en el mazo tu mano de { $cards } cartas.
        }
event-gave = { $seat } deja una carta en el mazo.
    .you = Dejas una carta en el mazo.
event-gave-secret = { $seat } deja { $card } en el mazo.
    .you = Dejas { $card } en el mazo.
event-exchanged = { $seat } toma otra carta a cambio.
    .you = Tomas otra carta a cambio.
event-exchanged-secret = { $seat } toma { $card } a cambio de { $given_card }.
    .you = Tomas { $card } a cambio de { $given_card }.
event-declined = { $seat } no cambia nada.
    .you = No cambias nada.
event-found = { $seat } toma una estructura del mazo.
    .you = Tomas una estructura del mazo.
event-found-secret = { $seat } toma { $card } del mazo.
    .you = Tomas { $card } del mazo.
event-found-nothing = { $seat } no encuentra ninguna estructura en el mazo.
    .you = No encuentras ninguna estructura en el mazo.
event-retrieved = { $seat } recupera { $card } de sus descartes.
    .you = Recuperas { $card } de tus descartes.
event-rolled = { $seat } tira el dado: { $die }.
    .you = Tiras el dado: { $die }.
event-siege-counted = El asedio de { $seat } va por el turno { $turns }.
    .you = Tu asedio va por el turno { $turns }.
event-siege-opened = El asedio de { $seat } abre la { $gate }.
    .you = Tu asedio abre la { $gate }.
event-siege-abandoned = { $seat } levanta el asedio.
    .you = Levantas el asedio.
event-siege-expired = El asedio de { $seat } acaba sin usarse.
    .you = Tu asedio acaba sin usarse.
event-army-placed = Entra un ejército de { $seat }: { $space }.
    .you = Tu ejército entra: { $space }.
event-army-moved = Un ejército de { $seat } va de { $space } a { $to_space }.
    .you = Tu ejército va de { $space } a { $to_space }.
event-armies-done = Todos los ejércitos de { $seat } se han movido.
    .you = Tus ejércitos ya se han movido todos.
event-passage = { $seat } conoce un pasadizo secreto por la { $gate }.
    .you = Conoces un pasadizo secreto por la { $gate }.
event-wall-watched = Los centinelas de { $seat } están en la muralla.
    .you = Tus centinelas están en la muralla.
event-gate-destroyed = { $seat } destruye la { $gate }.
    .you = Destruyes la { $gate }.
event-temple-raided = { $seat } irrumpe en el Templo de { $other_seat }.
    .you = Irrumpes en el Templo de { $other_seat }.
    .to-you = { $seat } irrumpe en tu Templo.
event-sent-back = { $card } vuelve al mazo.
event-routed = { $seat } expulsa de la ciudad a todos los ejércitos de { $other_seat }.
    .you = Expulsas de la ciudad a todos los ejércitos de { $other_seat }.
    .to-you = { $seat } expulsa de la ciudad a todos tus ejércitos.
event-relocated =
    { $armies ->
        [one] { $seat } ha alejado un ejército.
       *[other] { $seat } ha alejado { $armies } ejércitos.
    }
    .you =
        { $armies ->
            [one] Has alejado un ejército.
           *[other] Has alejado { $armies } ejércitos.
        }
event-announced = { $seat } anuncia una construcción.
    .you = Anuncias una construcción.
event-grain-build = { $seat } construye bajo la ofrenda de grano.
    .you = Construyes bajo la ofrenda de grano.
event-sin-gone = { $card } ya no pesa sobre { $seat }.
    .you = Te libras de { $card }.
event-sin-accepted = { $card } pesa sobre { $seat } hasta su próximo turno: ahora no construye.
    .you = Cargas con { $card } hasta tu próximo turno: ahora no construyes.
event-discarded = { $seat } descarta { $card }.
    .you = Descartas { $card }.
event-stuck-hand = { $seat } muestra una mano atascada y la baraja en el mazo: { $card }.
    .you = Muestras una mano atascada y la barajas en el mazo: { $card }.
event-end = La partida ha terminado: { $end }.

## Por qué algo está cerrado

closed-fasting = Estás ayunando: no puedes jugar cartas buenas hasta que acabe el ayuno.
closed-no-priest = No tienes ningún sacerdote bueno en juego. Pon uno primero.
closed-evil-priest = Un sacerdote malvado ocupa el lugar del tuyo. Pon en juego un sacerdote nuevo para echarlo.
closed-no-altar = No tienes ningún altar en juego. Pon uno primero.
closed-unclean = Tu sacerdote es impuro hasta el final de este turno.
closed-nothing-to-burn-for = No hay pecado al que responder, ni Malas ofrendas que quitar, ni chivo dormido que despertar. Guárdalo para un pecado.
closed-sin-not-burnt-away = Un holocausto no quita { $card }.
closed-nothing-to-exchange = Necesitas otra carta buena en la mano y una carta buena en tu mazo.
closed-no-good-card-to-take = En tu mazo no hay ninguna carta buena que tomar.
closed-build-used = Ya has usado la construcción de este turno.
closed-sin-lies-there = Pesa sobre ti un pecado. Se irá al empezar tu próximo turno.
closed-grain-active = Hay una ofrenda de grano en vigor: construye bajo ella.
closed-prophet-in-play = Ya tienes un profeta en juego.
closed-altar-in-play = Ya tienes un altar en juego.
closed-priest-in-play = Ya tienes un sacerdote bueno en juego.
closed-fast-in-play = Ya tienes un ayuno en juego.
closed-structures-missing = Aún no están en pie todas tus estructuras.
closed-furnishings-missing = Aún no está en el Templo todo tu mobiliario.
closed-all-structures-stand = Todas tus estructuras están en pie. No hay nada que buscar.
closed-not-in-draw-pile = No está en tu mazo.
closed-announce-first = Esto hay que construirlo: anuncia una construcción en la fase de construcción.
closed-needs-king = Solo con { $card } en juego podrías colocarlo ahora.
closed-king-instant = { $card } te deja colocarlo al instante; ya no es una construcción. Hazlo antes o después.
closed-gate-guarded = La { $gate } está vigilada.
closed-gate-open = La { $gate } está abierta.
closed-structure-missing = Antes tiene que estar en pie: { $card }.
closed-no-build = No tienes nada que se pueda construir ahora.
closed-no-furnishing = Ningún mueble de tu mano se puede colocar.
closed-no-army-inside = Ningún ejército enemigo está dentro de tus murallas.
closed-no-army = Ningún ejército enemigo está en tu tablero.
closed-single-army = Para esto necesitas dos Ejércitos de Israel.
closed-sin-played = Ya has jugado un pecado contra esta construcción. El límite es uno.
closed-opponent-has-no-altar = El rival no tiene ningún altar en juego.
closed-bad-offerings-there = Ya hay Malas ofrendas en ese altar.
closed-opponent-has-no-priest = El rival no tiene ningún sacerdote bueno en juego.
closed-already-unclean = Ese sacerdote ya es impuro.
closed-opponent-immune = Una ofrenda de grano protege al rival durante el resto del turno.
closed-no-animal-offering = No hay ningún holocausto ni ofrenda de paz o por la culpa a los que responder.
closed-offering-negated = La ofrenda ya está anulada.
closed-no-token = Todas tus fichas de ejército están en el tablero.
closed-start-space-taken = Hay un ejército donde entran los nuevos. Muévelo primero.
closed-too-few-armies = Un asedio necesita { $siege_armies } ejércitos en el tablero.
closed-siege-in-play = Ya tienes un asedio en marcha.
closed-passage-played = Después de un Pasadizo secreto no se puede poner un asedio en el mismo turno.
closed-siege-forbids-cards = En los dos primeros turnos del asedio no puedes jugar cartas sobre los ejércitos. Desde el segundo puedes levantarlo.
closed-siege-just-begun = Un asedio se puede levantar desde su segundo turno.
closed-siege-not-ripe =
    { $turns ->
        [one] Al asedio le falta un turno con ataque.
       *[other] Al asedio le faltan { $turns } turnos con ataque.
    }
closed-army-moved = El ejército de { $space } ya ha dado su paso.
closed-space-taken = Allí hay un ejército: { $space }.
closed-passage-used = El ejército de { $space } ya ha usado un Pasadizo secreto en este turno.
closed-destruction-used = El ejército de { $space } ya ha usado una carta de Destrucción en este turno.
closed-nothing-to-destroy = Para un asalto, en el Templo debe haber una estructura, y un mueble o un profeta que perder.
closed-relocated = Esta carta ya ha movido el ejército de { $space }.
closed-army-outside = El ejército de { $space } está fuera de tus murallas.
closed-move-one-first = Mueve al menos un ejército.
closed-scapegoat-asleep = El chivo expiatorio está dormido. Un holocausto lo despierta.
closed-scapegoat-powerless = En esta partida nada quita { $card }.
closed-reward-taken = Ya has tomado la recompensa de este ayuno.
closed-no-good-card-discarded = No hay ninguna carta buena en tus descartes.
closed-discarded-already = Ya has descartado una carta. Solo puedes barajar tu mano en lugar de descartar.
closed-hand-not-stuck =
    { $extended_stuck_hand ->
        [0] Tu mano no está atascada: todas sus cartas deben ser muebles a los que les falte su estructura.
       *[other] Tu mano no está atascada: todas sus cartas deben ser muebles a los que les falte su estructura, o la Gloria.
    }

## Qué hacen las cartas

about-structure = Parte del Templo. Las { $structures_all } tienen que estar en pie. Se construye en la fase de construcción; con el rey Salomón en juego se coloca al instante, en tu turno o al empezar el del rival. Nunca se destruye.
about-furnishing = Su sitio: { $home_card }, que debe estar en pie antes. Para ganar hacen falta los { $furnishings_all } muebles.
about-filling = Jugada sobre un Templo completo con todo su mobiliario, gana la partida al instante.
about-guarded_gate = Cierra a los ejércitos una puerta abierta de tu ciudad. Se construye como una parte del Templo o, con el rey David en juego, se coloca en cualquier momento. { $count } por mazo.
about-prophet = Mientras esté en juego, antes de cada ataque contra ti se tira un dado: con una estrella los ejércitos no hacen nada en ese turno. Se pierde si destruyen el Templo.
about-king_david = Se queda toda la partida. Tus puertas vigiladas pasan a ser instantáneas: no son construcción, ningún pecado las detiene, y valen también entre los movimientos del atacante.
about-king_solomon = Se queda toda la partida. Tus estructuras pasan a ser instantáneas: no son construcción, ningún pecado las detiene, y puedes colocar cuantas quieras por turno.
about-priest = Con un altar hace posibles tus ofrendas. Al entrar en juego echa a un sacerdote malvado. { $count } por mazo.
about-altar = Con un sacerdote bueno hace posibles tus ofrendas. { $count } por mazo.
about-levites = Toma de tu mazo una estructura a tu elección. No se puede jugar cuando todas están en pie. { $count } por mazo.
about-pray_and_fast = No juegues cartas buenas durante dos de tus turnos; en el tercero recupera una carta buena de tus descartes. Este turno cuenta si aún no has jugado ninguna en él. { $count } por mazo.
about-burnt_offering = Quita un pecado jugado contra tu construcción (no el desaliento) y despierta al chivo expiatorio. { $count } por mazo.
about-peace_offering = Instantánea. Cambia una carta buena de tu mano por una carta buena de tu mazo. { $count } por mazo.
about-guilt_offering = Instantánea. Baraja tu mano en tu mazo y roba { $guilt_draw } cartas. { $count } por mazo.
about-grain_offering = Hasta el final de tu turno no se pueden jugar contra ti pecados ni instantáneas malas, y puedes construir sin anunciarlo. { $count } por mazo.
about-scapegoat = Entra en juego por sí solo, dormido; un holocausto lo despierta. Despierto puede quitar un pecado, con un sacerdote bueno y sin altar. El único del mazo.
about-cooperation = Coloca dos muebles en una construcción. { $count } por mazo.
about-israelite_army = Uno envía adonde quieras los ejércitos enemigos que están dentro de tus murallas; dos juntos expulsan a todos del tablero y acaban con un asedio. { $count } por mazo.
about-sin = Se juega cuando el rival anuncia una construcción, uno por anuncio. Sin respuesta, la impide durante este turno.
about-loss_of_heart = Un pecado que ningún holocausto quita.
about-bad_offerings = Instantánea. Queda sobre el altar del rival y anula su próxima ofrenda. { $count } por mazo.
about-blemished_animal = Instantánea. Anula un holocausto, una ofrenda de paz o una ofrenda por la culpa recién hechos. { $count } por mazo.
about-broken_altar = Instantánea. Se descarta el altar del rival. { $count } por mazo.
about-evil_priest = Instantánea. Ocupa el lugar del sacerdote bueno del rival hasta que este ponga otro. El único del mazo.
about-unclean = Instantánea. El sacerdote del rival no hace ofrendas durante el resto del turno. { $count } por mazo.
about-babylonian_army = Un ejército entra en el tablero del rival ante la puerta norte. { $count } por mazo.
about-lay_siege = Con dos ejércitos en el tablero: en su tercer turno con ataque se abre una puerta vigilada y un ejército da un paso extra. Hasta entonces no se pueden jugar cartas sobre los ejércitos. { $count } por mazo.
about-secret_passage = Un ejército cruza una puerta vigilada que está a su lado, además de su paso. { $count } por mazo.
about-destruction = Un ejército destruye una puerta vigilada a su lado o, desde un atrio, el Templo: vuelven muebles al mazo y se pierden el profeta y el ejército. { $count } por mazo.

## Las reglas en breve

rules-sections = goal setup turn cards offerings military siege destruction defence building sin instants fast discard end options

rules-goal-title = Objetivo
rules-goal-text = Cada jugador tiene un mazo de { $deck_size } cartas y un tablero con la ciudad y el Templo. Construye las { $structures_all } estructuras y los { $furnishings_all } muebles de tu Templo y juega después la Gloria en el Lugar Santísimo: has ganado. Las puertas vigiladas ayudan, pero no hacen falta para ganar.

rules-setup-title = Preparación
rules-setup-text = Elige uno de los tres profetas y ponlo en juego. Baraja el resto y roba { $starting_hand } cartas; si sale el chivo expiatorio, entra en juego y robas otra carta. Todas las puertas están abiertas. Quién empieza se decide a cara o cruz. (Reglas 2)

rules-turn-title = Un turno
rules-turn-text =
    Roba hasta tener { $hand_refill } cartas, salvo en tu primer turno. Pon en juego lo que quieras. En la fase militar los ejércitos del rival pueden atacarte; después te defiendes. En la fase de construcción puedes construir una vez y poner en juego más cartas. En la fase de descarte puedes descartar hasta { $discards } cartas.

    Al empezar tu turno se va el pecado que aún pese sobre ti. (Reglas 3)

rules-cards-title = Poner cartas en juego
rules-cards-text = Antes de la fase militar y otra vez en la de construcción puedes jugar profeta, reyes, sacerdote, altar, levitas, Oración y ayuno, ofrendas e instantáneas malas. Puedes tener en juego un profeta, un sacerdote, un altar y un ayuno; los dos reyes pueden estar a la vez. Las cartas van siempre a los descartes de su dueño. (Reglas 5)

rules-offerings-title = Ofrendas
rules-offerings-text =
    Necesitas un sacerdote bueno y puro, y un altar. El holocausto quita un pecado y despierta al chivo expiatorio. La ofrenda de paz cambia una carta buena de tu mano por otra de tu mazo. La ofrenda por la culpa te da { $guilt_draw } cartas nuevas. La ofrenda de grano te protege durante el turno y te deja construir sin anunciarlo.

    Malas ofrendas sobre tu altar anula la próxima ofrenda, sea cual sea, y se va con ella. Animal defectuoso anula un holocausto, una ofrenda de paz o una ofrenda por la culpa recién hechos. Todo lo demás que se juegue como respuesta llega tarde para esa ofrenda. (Reglas 6)

rules-military-title = Fase militar
rules-military-text =
    Si tienes un profeta, tira el dado: con una estrella los ejércitos del rival no hacen nada este turno. Con una espada, o sin profeta, el rival ataca tu tablero.

    Una carta de Ejército de Babilonia trae un ejército a la casilla ante la puerta norte, si está libre; un atacante tiene como máximo { $tokens } a la vez en el tablero. Cada ejército puede dar un paso a una casilla libre contigua; las puertas abiertas unen las casillas de ambos lados. Un Pasadizo secreto lleva a un ejército por una puerta vigilada a su lado. Solo cabe un ejército por casilla. (Reglas 7.1, 7.2)

rules-siege-title = Asedio
rules-siege-text =
    Necesitas { $siege_armies } ejércitos en el tablero. El turno en que se juega es el primero; solo cuentan los turnos con ataque. En los dos primeros no se pueden jugar cartas sobre los ejércitos. En el tercero el atacante abre cualquier puerta vigilada y un ejército da enseguida un paso extra. { $siege_waits ->
        [0] Si no se hace, el asedio se pierde.
       *[other] En esta partida el asedio puede esperar a un turno posterior.
    } Desde su segundo turno se puede levantar. (Reglas 7.4)

rules-destruction-title = Destrucción
rules-destruction-text = Después de todas las marchas, cada ejército puede usar una carta de Destrucción: sobre una puerta vigilada a su lado o, desde un atrio, sobre el Templo, si hay en él una estructura. El atacante elige { $furnishings_lost } muebles, que se barajan en el mazo; el profeta se descarta y el ejército se pierde. Las estructuras nunca se destruyen. (Reglas 7.3)

rules-defence-title = Defensa
rules-defence-text = Después del ataque, y también tras una estrella, un Ejército de Israel envía los ejércitos que están dentro de tus murallas a casillas libres de cualquier parte de tu tablero. Dos juntos expulsan a todos y acaban con un asedio. Mientras haya un ejército, también puedes hacer ofrendas de paz y por la culpa. (Reglas 7.5)

rules-building-title = Construcción
rules-building-text =
    Anuncia que construyes; no hace falta decir qué. Si ningún pecado te lo impide, coloca una carta: una estructura, un mueble cuya estructura esté en pie o una puerta vigilada en una puerta abierta. Cooperación coloca dos muebles.

    Con el rey Salomón en juego colocas tus estructuras al instante; con el rey David, tus puertas vigiladas. No cuentan como construcción, y ningún pecado las detiene. { $extra_grain_build ->
        [0] La construcción bajo una ofrenda de grano es la única del turno.
       *[other] En esta partida la construcción bajo una ofrenda de grano se suma a la ordinaria.
    } (Reglas 10)

rules-sin-title = Pecado
rules-sin-text =
    El rival puede jugar un pecado contra tu anuncio. Responde con un holocausto o suelta a un chivo expiatorio despierto, que necesita un sacerdote bueno pero no un altar. Antes puedes poner en juego el sacerdote o el altar que te falte. Si aceptas el pecado, no construyes este turno.

    Ningún holocausto quita el desaliento. { $scapegoat_negates_loss_of_heart ->
        [0] En esta partida nada lo quita.
       *[other] El chivo expiatorio sí.
    } (Reglas 10)

rules-instants-title = Instantáneas
rules-instants-text =
    Puedes jugar Malas ofrendas, Altar roto, Sacerdote malvado e Impureza en tu turno y, en el del rival, cuando empieza y tras ponerse en juego un sacerdote o un altar, tras una ofrenda y tras un anuncio. Cada carta surte efecto antes de la siguiente. { $off_turn_offerings ->
        [0] En esta partida las ofrendas de paz y por la culpa son solo para tu turno.
       *[other] Las ofrendas de paz y por la culpa también se pueden hacer al empezar el turno del rival y tras un anuncio.
    } (Reglas 9)

rules-fast-title = Oración y ayuno
rules-fast-text = No juegas cartas buenas durante dos de tus turnos, ni en los turnos del rival que haya entre ellos. En el tercero puedes recuperar una carta buena de tus descartes, y al acabarlo se descarta el ayuno. El turno en que empiezas solo cuenta si antes no has jugado en él ninguna carta buena. (Reglas 8)

rules-discard-title = Descartar
rules-discard-text =
    Descarta hasta { $discards } cartas. { $extended_stuck_hand ->
        [0] Si tienes { $hand_refill } o más y todas son muebles a los que les falta su estructura, puedes en cambio mostrarlas y barajarlas en tu mazo.
       *[other] Si tienes { $hand_refill } o más y todas son muebles a los que les falta su estructura, o la Gloria, puedes en cambio mostrarlas y barajarlas en tu mazo.
    } { $reshuffle ->
        [0] Los descartes nunca se vuelven a barajar: con el mazo vacío no se roba más.
       *[other] En esta partida tus descartes pasan a ser tu mazo cuando este se vacía.
    } (Reglas 11)

rules-end-title = Final de la partida
rules-end-text =
    La Gloria en el Lugar Santísimo gana al instante. Si no, la partida acaba tras { $max_rounds ->
        [one] { $max_rounds } ronda
       *[other] { $max_rounds } rondas
    }{ $idle_rounds ->
        [0] { "" }
        [one] , o tras una ronda sin que ocurra nada
       *[other] , o tras { $idle_rounds } rondas seguidas sin que ocurra nada
    }{ $ends_when_both_dead ->
        [0] { "" }
       *[other] , o cuando ya no se puede terminar ninguno de los dos Templos
    }. { $won_by_pieces ->
        [0] Entonces hay tablas: quien ya no puede acabar su Templo aún puede impedir que el otro acabe el suyo.
       *[other] Gana entonces el Templo con más estructuras y muebles; si son iguales, hay tablas.
    } (Reglas 11.3)

rules-options-title = Opciones
rules-options-text = Las opciones deciden puntos en que el reglamento calla o admite dos lecturas; los valores por defecto son los más próximos a su texto. El número de copias de casi todas las cartas, diez de los muebles y el mapa de la ciudad son reconstrucciones; los datos dicen cuáles. (Reglas 2)

# The tutorial: a title and what the coach says, one pair for each step of tutorial.toml.
tutorial-goal-title = Tu objetivo
tutorial-goal = Esta es tu ciudad y, en medio, tu Templo; los contornos discontinuos son lo que falta. Levanta sus cinco estructuras, coloca en ellas todos los muebles y juega después Gloria en el Lugar Santísimo: con eso ganas. Tu rival hace lo mismo, y podéis estorbaros. Mira el tablero y pulsa Entendido.
tutorial-hand-title = Tu mano
tutorial-hand = Cada turno, menos el primero, completas tu mano hasta { $hand_refill } cartas. Las buenas te ayudan, las malas dañan a tu rival. Para hacer ofrendas necesitas un sacerdote y un altar: juega los dos.
tutorial-king-title = Los reyes
tutorial-king = Los reyes se quedan toda la partida. Con David vigilas puertas en cualquier momento, incluso en medio de un ataque; con Salomón colocas estructuras sin anunciarlas. Juega Rey David.
tutorial-prophet-title = El profeta
tutorial-prophet = Tu rival puede atacar en tu fase militar. Antes tu profeta tira un dado: con una estrella no se mueve ningún ejército. Sigue a la fase militar y tira. Si llega el ataque, pasa por ahora y mira dónde está el ejército.
tutorial-gate-title = Vigila una puerta
tutorial-gate = Un ejército de Babilonia está ante tu puerta norte. Los ejércitos entran por las puertas abiertas. Junto al Templo, con la carta Destrucción, se llevan muebles y echan al profeta. Cierra la puerta norte.
tutorial-announce-title = Anuncia una construcción
tutorial-announce = El ejército tiene que dar la vuelta. Ahora construye: una vez por turno lo anuncias, sin nombrar la carta. Tu rival puede responder con un pecado. Anuncia.
tutorial-offering-title = Haz una ofrenda
tutorial-offering = Un pecado impide tu construcción si no lo expías. El sacerdote y el altar están listos: juega el holocausto y el pecado desaparece.
tutorial-discard-title = Construye y descarta
tutorial-discard = El pecado se fue y tu construcción siguió adelante: la Gran Sala, lo único que podías construir, se colocó sola. Ahora puedes descartar hasta { $discards } cartas y robar otras el turno que viene. Los descartes casi nunca vuelven, así que guarda las partes de tu Templo. Descarta Malas ofrendas y acaba el turno.
tutorial-answer-title = Responde a una construcción
tutorial-answer = Ahora tu rival anuncia una construcción y te preguntan a ti. Responde con tu pecado: sin sacerdote ni altar no puede expiarlo y no construye nada este turno.
tutorial-winning-title = Cómo se gana
tutorial-winning = Tu pecado se mantuvo: no se construyó nada. Ganas con Gloria en el Lugar Santísimo, cuando estén en pie todas las estructuras y todos los muebles. Construye cada turno, guarda un holocausto contra los pecados, vigila tus puertas y frena a tu rival con pecados y ejércitos. Ahora juega una partida entera, o sigue con esta.

## Rulings

# Rulings that a reason or a question rests on; each ends with the section it belongs to.
rulings = R4 R16 R24 R26 R30 R31 R33 R34 R35 R37 R42 R43 R49 R52 R56 R59 R60 R63 R64 R73 R76 R77 R79 R80 R86
ruling-R4 = Cada jugador tiene en juego como máximo un profeta, un sacerdote, un altar y una carta de Oración y ayuno; los dos reyes pueden estar a la vez. Hay como máximo una carta de Malas ofrendas por altar, una de Impureza por sacerdote y un asedio por ciudad. (Reglas 5)
ruling-R16 = El anuncio no nombra ninguna carta, pero debes tener algo que se pueda construir. Se puede hacer una vez por turno. (Reglas 10)
ruling-R24 = Sin un pecado que pueda quitar, el holocausto solo se ofrece para quitar Malas ofrendas o despertar al chivo expiatorio. Contra el desaliento sirve para lo mismo. (Reglas 6)
ruling-R26 = El chivo expiatorio necesita un sacerdote bueno, pero no un altar. No es una ofrenda: lo que anula las ofrendas no le afecta. Sigue despierto hasta que se usa. (Reglas 10)
ruling-R30 = La Impureza dura hasta el final del turno en que se jugó y va unida a ese sacerdote. Un sacerdote nuevo puesto en juego después, en el mismo turno, es puro. (Reglas 9.1)
ruling-R31 = El Sacerdote malvado ocupa el lugar de un sacerdote bueno; sin él no se puede jugar. (Reglas 9.1)
ruling-R33 = La ofrenda de grano se hace en tu propio turno y antes de cualquier pecado de ese turno. Si en la mesa no se juega de otro modo, su construcción es la única del turno. (Reglas 6)
ruling-R34 = La ofrenda de grano protege de todos los pecados e instantáneas malas hasta el final del turno, pero no de las cartas militares. Solo la anula una carta de Malas ofrendas que ya esté en el altar. (Reglas 6)
ruling-R35 = El cambio de la ofrenda de paz es voluntario y necesita otra carta buena en la mano. También se puede ofrecer solo para quitar Malas ofrendas. (Reglas 6)
ruling-R37 = Los levitas se pueden jugar mientras a tu Templo le falte una estructura, aunque no quede ninguna en el mazo. (Reglas 5)
ruling-R42 = La recompensa del ayuno se toma una vez, en su turno, después de robar. Es voluntaria, y la carta se puede jugar en ese mismo turno. (Reglas 8)
ruling-R43 = No se puede jugar una segunda carta de Oración y ayuno mientras haya una en juego. Una ya usada se puede recuperar de los descartes. (Reglas 8)
ruling-R49 = El asalto al Templo necesita al menos una estructura y algo que perder: un mueble o un profeta. Si hay menos muebles de los que se perderían, se van todos. (Reglas 7.3)
ruling-R52 = El asedio no se puede poner después de un Pasadizo secreto en la misma fase: el turno en que se juega ya cuenta como turno sin cartas sobre los ejércitos. (Reglas 7.4)
ruling-R56 = El asedio se puede levantar desde el segundo de los turnos que cuentan. (Reglas 7.4)
ruling-R59 = Dos Ejércitos de Israel expulsan a todos los ejércitos solo si se juegan juntos, no uno tras otro. (Reglas 7.5)
ruling-R60 = Los Ejércitos de Israel también se pueden jugar tras una estrella. Uno solo necesita un ejército dentro de las murallas; dos, cualquier ejército en el tablero. (Reglas 7.5)
ruling-R63 = Una mano está atascada cuando tiene bastantes cartas, todas son muebles y ninguna se puede colocar. Las atascadas de otro modo no tienen remedio, si en la mesa no se juega de otra forma. (Reglas 11.1)
ruling-R64 = Barajar una mano atascada sustituye al descarte normal: no se puede hacer después de haber descartado una carta. (Reglas 11.1)
ruling-R73 = Mientras el rey Salomón está en juego, las estructuras de su dueño se colocan solo como instantáneas; con el rey David, también las puertas vigiladas. No son construcciones: no se anuncian y ningún pecado las detiene. (Reglas 10)
ruling-R76 = La construcción de la ofrenda de grano se hace en la fase de construcción. Mientras te protege no se anuncia ninguna otra: la suya ocupa ese lugar. También se puede ofrecer solo por su protección. (Reglas 10)
ruling-R77 = Cooperación se puede jugar cuando algún mueble de tu mano se puede colocar. Los muebles se colocan uno tras otro; el siguiente es obligatorio si se puede colocar alguno. (Reglas 10)
ruling-R79 = Las ofrendas de paz y por la culpa son instantáneas: la ofrenda por la culpa del atacante puede hacerse durante el ataque; las del defensor, en la defensa mientras haya un ejército en el tablero. (Reglas 7.5)
ruling-R80 = Con el rey David, el defensor puede vigilar una puerta al empezar un ataque y después de cada acción del atacante en el tablero, pero no tras una ofrenda. Un ejército junto a una puerta abierta no lo impide. (Reglas 9)
ruling-R86 = Según las opciones de esta mesa, un sacerdote impuro puede impedir la ayuda del chivo expiatorio, y el desaliento puede ser un pecado que este no quita. Aun así se puede ofrecer un holocausto para despertarlo. (Reglas 10)

## What a page shows beside the boards

stage-preparation = Preparación
stage-military = Militar
stage-building = Construcción
stage-discard = Descarte
unit = partes del Templo
stock-hand = Cartas en la mano
stock-draw = Cartas en el mazo
stock-gates = Puertas vigiladas
stock-army-token =
    { $count ->
        [one] Queda 1 ejército en el suministro
       *[other] Quedan { $count } ejércitos en el suministro
    }
tag-attack = Tu ataque
caution-reward = Aún no has tomado la recompensa de tu ayuno. Después de esta fase se pierde.
caution-fast = Tu Templo no se puede terminar sin esta carta: { $card }. Solo Oración y ayuno podría recuperarla.
caution-game = Tu Templo no se puede terminar sin esta carta: { $card }. No quedan bastantes cartas de Oración y ayuno para recuperarla: ya no podrías ganar con la Gloria.
caution-rescue = Una parte de tu Templo está en tus descartes y solo esta carta puede recuperarla: { $card }. Sin ella ya no podrías ganar con la Gloria.
window-turn-window = Antes del turno de tu rival
window-priest-window = Se ha puesto en juego un sacerdote o un altar
window-offering-window = Se ha hecho una ofrenda
window-sin-window = Se ha anunciado una construcción
window-wall-window = Durante un ataque contra ti (rey David)
wait-turn-window = { $name } puede jugar algo antes de que empiece el turno.
wait-priest-window = { $name } puede responder a la carta que has puesto en juego.
wait-offering-window = { $name } puede responder a la ofrenda.
wait-sin-window = { $name } puede responder a tu construcción con un pecado.
wait-wall-window = { $name } puede cerrar una puerta entre tus movimientos.
wait-attack = { $name } ataca tu ciudad: después te defiendes tú.
wait-destroy = { $name } puede destruir puertas o entrar en tu Templo.
wait-defence = { $name } puede defenderse con Ejércitos de Israel.
wait-sin-response = { $name } puede responder a tu pecado.
wait-preparation = { $name } pone cartas en juego antes de la fase militar.
wait-building = { $name } construye o pone cartas en juego.
wait-build = { $name } elige qué construir.
wait-discard = { $name } descarta.
wait-choose-prophet = { $name } elige un profeta.
fast-turn = Turno { $turn } del ayuno; la recompensa llega en el turno { $fast_reward }.
brief-structure = Parte del Templo; nunca se destruye.
brief-furnishing = Va en: { $home_card }.
brief-filling = Con el Templo completo, ganas.
brief-guarded_gate = Cierra una puerta abierta de tu ciudad.
brief-prophet = La mitad de las tiradas frena a los ejércitos.
brief-king_david = Tus puertas son instantáneas.
brief-king_solomon = Tus estructuras son instantáneas.
brief-priest = Con un altar: tus ofrendas.
brief-altar = Con un sacerdote: tus ofrendas.
brief-levites = Busca una estructura en tu mazo.
brief-pray_and_fast = Ayuna { $fast_turns } turnos y recupera una carta buena.
brief-burnt_offering = Quita un pecado contra ti.
brief-peace_offering = Cambia una carta buena con tu mazo.
brief-guilt_offering = Una mano nueva de tu mazo.
brief-grain_offering = A salvo este turno; construye sin anunciar.
brief-scapegoat = Despierto, quita un pecado.
brief-cooperation = Dos muebles en una construcción.
brief-israelite_army = Aleja ejércitos; dos los expulsan.
brief-sin = Impide una construcción anunciada.
brief-loss_of_heart = Impide construir, pese al holocausto.
brief-bad_offerings = Anula la próxima ofrenda allí.
brief-blemished_animal = Anula una ofrenda recién hecha.
brief-broken_altar = Tu rival pierde su altar.
brief-evil_priest = Ocupa el lugar del sacerdote bueno.
brief-unclean = Allí no hay ofrendas este turno.
brief-babylonian_army = Un ejército entra en campo enemigo.
brief-lay_siege = Con { $siege_armies } ejércitos: luego abre una puerta.
brief-secret_passage = Un ejército cruza una puerta vigilada.
brief-destruction = Destruye una puerta, o el Templo.

# Con qué juzgan los bots una posición, como razones de una pista. Cartas, con su nombre; lo demás, con «en», que
# concuerda con cualquier número.

feature-structures = { $change } en estructuras en pie
feature-furnishings = { $change } en muebles colocados
feature-held-structures = { $change } en estructuras de la mano
feature-held-furnishings = { $change } en muebles de la mano que se pueden colocar
feature-early-furnishings = { $change } en muebles de la mano sin su estructura
feature-filling = { $change } Gloria en la mano
feature-depth = { $change } en cartas por robar hasta la última parte
feature-lost = { $change } en partes perdidas entre los descartes
feature-reserve = { $change } en partes que el ayuno aún puede recuperar
feature-dead = El Templo ya no se puede terminar
feature-fetching = Un ayuno recupera una parte perdida
feature-fasting = { $change } en turnos de ayuno
feature-draws = { $change } en cartas de la próxima fase de robo
feature-crowd = { $change } en cartas de más que solo esperan
feature-frozen = Una mano llena que solo espera
feature-hurry = { $change } en cartas que acercan a la última parte, ahora que solo cuenta el tiempo
feature-prophet = { $change } profeta en juego
feature-king-david = { $change } Rey David para puertas abiertas
feature-king-solomon = { $change } Rey Salomón para estructuras que faltan
feature-priest = { $change } sacerdote en juego
feature-altar = { $change } altar en juego
feature-offers = { $change } forma de hacer ofrendas
feature-spoiled = { $change } Impureza o Malas ofrendas
feature-evil-priest = { $change } Sacerdote malvado
feature-scapegoat = { $change } paso del chivo expiatorio
feature-gates = { $change } en puertas vigiladas
feature-besiegers = { $change } en ejércitos ante las murallas
feature-intruders = { $change } en ejércitos cerca del Templo
feature-prey = { $change } en muebles en peligro
feature-siege = { $change } en turnos de asedio
feature-build = { $change } construcción por anunciar
feature-announced = { $change } construcción anunciada
feature-answered = { $change } pecado que se puede responder
feature-allowed = { $change } en partes en construcción
feature-search = { $change } carta por elegir
feature-held-kings = { $change } en reyes de la mano
feature-held-prophet = { $change } profeta en la mano
feature-held-priest = { $change } sacerdote en la mano
feature-held-altar = { $change } altar en la mano
feature-levites = { $change } Levitas en la mano
feature-prayers = { $change } Oración y ayuno para una parte perdida
feature-burnt-offerings = { $change } Holocausto en la mano
feature-peace-offerings = { $change } Ofrenda de paz en la mano
feature-guilt-offerings = { $change } Ofrenda por la culpa en la mano
feature-grain-offerings = { $change } Ofrenda de grano en la mano
feature-cooperation = { $change } Cooperación en la mano
feature-held-gates = { $change } Puerta vigilada en la mano
feature-israelite-armies = { $change } Ejército de Israel en la mano
feature-sins = { $change } en pecados de la mano
feature-evil-instants = { $change } en instantáneas malas de la mano
feature-babylonian-armies = { $change } Ejército de Babilonia en la mano
feature-destruction = { $change } Destrucción en la mano
feature-stratagems = { $change } Asedio o Pasadizo secreto en la mano
feature-spare = { $change } en cartas sobrantes de la mano
