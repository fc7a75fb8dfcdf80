## El juego

game-title = Arquitectos del Reino del Oeste
game-about = Eres arquitecto a finales de la época carolingia. Envía a tus obreros a la cantera, al bosque y al taller; cuantos más estén en un mismo lugar, más traen, hasta que alguien los captura. Contrata aprendices, levanta edificios, trabaja en la Catedral y decide cuánto vale para ti la virtud. Con Obras maravillosas: la Princesa y el Especulador, la Influencia y cinco Maravillas por construir. De 2 a 5 jugadores, o una persona contra un rival automático.

counted-good = { $count } de { $thing }
counted-good-building_card =
    { $count ->
        [one] 1 carta de construcción
       *[other] { $count } cartas de construcción
    }
counted-good-reward_card =
    { $count ->
        [one] 1 carta de recompensa
       *[other] { $count } cartas de recompensa
    }
counted-good-debt =
    { $count ->
        [one] 1 Deuda
       *[other] { $count } Deudas
    }
counted-good-destroy_debt =
    { $count ->
        [one] el fin de una Deuda
       *[other] el fin de { $count } Deudas
    }
counted-good-hire_apprentice =
    { $count ->
        [one] un aprendiz gratis
       *[other] { $count } aprendices gratis
    }
counted-good-release_from_prison = todos tus obreros fuera de la Prisión
counted-good-wood_or_stone = { $count } de Madera o Piedra
counted-good-silver_placed = { $count } de Plata sobre las cartas que saltas
counted-good-any_resource = { $count } en cualquier mezcla
good-silver_placed = Plata sobre cartas
good-any_resource = cualquier recurso
counted-apprentice = { $count } × { $thing }
counted-building = { $count } × { $thing }
line = • { $name }: { $text }
unit = puntos
automaton-ai = Rival automático

## Bienes

good-clay = Arcilla
good-wood = Madera
good-stone = Piedra
good-gold = Oro
good-marble = Mármol
good-silver = Plata
good-virtue = Virtud
good-influence = Influencia
good-tax = Impuesto
good-building_card = carta de construcción
good-reward_card = carta de recompensa
good-debt = Deuda
good-destroy_debt = Deuda destruida
good-hire_apprentice = aprendiz gratis
good-release_from_prison = obrero liberado de la Prisión
good-wood_or_stone = Madera o Piedra
good-virtue_loss = Virtud perdida

## Oficios

skill-carpentry = carpintería
skill-tiling = techado
skill-masonry = albañilería

## Lugares

place-quarry = Cantera
place-forest = Bosque
place-silversmith = Platería
place-mines = Minas
place-kings_storehouse = Almacén real
place-workshop = Taller
place-town_centre = Plaza mayor
place-guardhouse = Cuerpo de guardia
place-tax_stand = Puesto de impuestos
place-black_market = Mercado negro
place-guildhall = Casa gremial
place-prison = Prisión
place-cathedral = Catedral
place-building_pile = Cartas de construcción
place-reward_pile = Cartas de recompensa
place-virtue_track = Marcador de Virtud
place-influence_track = Marcador de Influencia
place-contribution_pile = Cartas de contribución
place-consequence_pile = Carta de consecuencia
place-princess = la Princesa
place-profiteer = el Especulador
place-focus = su especialidad

## Tableros de jugador

board-therese = Teresa
board-caroline = Carolina
board-ada = Ada
board-frederick = Federico
board-rudolf = Rodolfo
board-lothaire = Lotario
board-hugo = Hugo
board-clovis = Clodoveo
board-fara = Fara
board-bertha = Berta
board-arnulf = Arnulfo
board-charles = Carlos
board-clotilde = Clotilde
board-isabette = Isabet
board-louis = Luis
board-zesiro = Zesiro
board-standard = Cara común

## Aprendices

apprentice-acolyte_c = Acólito (carpintería)
apprentice-acolyte_t = Acólito (techado)
apprentice-acolyte_m = Acólito (albañilería)
apprentice-conspirator_1 = Conspirador (carpintería)
apprentice-conspirator_2 = Conspirador (carpintería)
apprentice-debt_collector_t = Recaudador (techado)
apprentice-debt_collector_m = Recaudador (albañilería)
apprentice-debt_collector_c = Recaudador (carpintería)
apprentice-gatekeeper = Portero (albañilería)
apprentice-illusionist = Ilusionista (carpintería)
apprentice-jeweller_1 = Joyero (techado)
apprentice-jeweller_2 = Joyero (techado)
apprentice-labourer = Jornalero
apprentice-merchant_t1 = Mercader (techado)
apprentice-merchant_m1 = Mercader (albañilería)
apprentice-merchant_t2 = Mercader (techado)
apprentice-merchant_m2 = Mercader (albañilería)
apprentice-merchant_c = Mercader (carpintería)
apprentice-miner_1 = Minero (techado)
apprentice-miner_2 = Minero (techado)
apprentice-patron_t = Mecenas (techado)
apprentice-patron_m1 = Mecenas (albañilería)
apprentice-patron_m2 = Mecenas (albañilería)
apprentice-patron_c = Mecenas (carpintería)
apprentice-pickpocket = Carterista (techado)
apprentice-squire_t = Escudero (techado)
apprentice-squire_m = Escudero (albañilería)
apprentice-squire_c = Escudero (carpintería)
apprentice-stonecutter_1 = Cantero (albañilería)
apprentice-stonecutter_2 = Cantero (albañilería)
apprentice-swindler_t = Estafador (techado)
apprentice-swindler_m = Estafador (albañilería)
apprentice-swindler_c = Estafador (carpintería)
apprentice-thief = Ladrón (carpintería)
apprentice-trader_t = Comerciante (techado)
apprentice-trader_m = Comerciante (albañilería)
apprentice-trader_c = Comerciante (carpintería)
apprentice-trickster = Embaucador (albañilería)
apprentice-woodcutter_1 = Leñador (carpintería)
apprentice-woodcutter_2 = Leñador (carpintería)
apprentice-promo_enforcer = Matón (techado)
apprentice-promo_overseer = Supervisor (albañilería)
apprentice-promo_peddler = Buhonero (carpintería)
apprentice-aristocrat_t = Aristócrata (techado)
apprentice-aristocrat_m = Aristócrata (albañilería)
apprentice-aristocrat_c = Aristócrata (carpintería)
apprentice-benefactor_t = Benefactor (techado)
apprentice-benefactor_m = Benefactor (albañilería)
apprentice-charlatan_t = Charlatán (techado)
apprentice-charlatan_m = Charlatán (albañilería)
apprentice-charlatan_c = Charlatán (carpintería)
apprentice-chevalier_m = Caballero (albañilería)
apprentice-chevalier_c = Caballero (carpintería)
apprentice-diplomat_t = Diplomático (techado)
apprentice-diplomat_c = Diplomático (carpintería)
apprentice-financer_t = Financiero (techado)
apprentice-financer_m = Financiero (albañilería)
apprentice-tinker_t = Hojalatero (techado)
apprentice-tinker_m = Hojalatero (albañilería)
apprentice-tinker_c = Hojalatero (carpintería)
apprentice-journeyman_t = Oficial (techado)
apprentice-journeyman_m = Oficial (albañilería)
apprentice-journeyman_c = Oficial (carpintería)
apprentice-racketeer = Extorsionador (carpintería)
apprentice-street_urchin_t = Golfillo (techado)
apprentice-street_urchin_m = Golfillo (albañilería)
apprentice-street_urchin_c = Golfillo (carpintería)

## Edificios

building-smithy = Herrería
building-steeple = Aguja
building-stone_market = Mercado de Piedra
building-tavern = Taberna
building-thieves_den = Guarida de ladrones
building-tilers_hut = Cabaña del techador
building-trading_post = Puesto comercial
building-treasury = Tesorería
building-university = Universidad
building-watchtower = Atalaya
building-well = Pozo
building-wood_market = Mercado de Madera
building-aqueduct = Acueducto
building-armoury = Armería
building-barracks = Cuartel
building-betting_house = Casa de apuestas
building-carpenters_hut = Cabaña del carpintero
building-castle = Castillo
building-chapel = Capilla
building-church = Iglesia
building-clay_market = Mercado de Arcilla
building-clay_pit = Barrera
building-drafting_room = Sala de planos
building-dungeon = Mazmorra
building-factory = Fábrica
building-fortress = Fortaleza
building-fountain = Fuente
building-gamblers_den = Garito
building-hideout = Escondite
building-keep = Torre del homenaje
building-library = Biblioteca
building-lighthouse = Faro
building-lumber_camp = Campamento maderero
building-masons_hut = Cabaña del albañil
building-moneylender = Prestamista
building-monument = Monumento
building-observatory = Observatorio
building-palace = Palacio
building-reservoir = Aljibe
building-silver_market = Mercado de Plata
building-crane = Grúa
building-graveyard = Cementerio
building-museum = Museo
building-arena = Arena
building-baths = Baños
building-courthouse = Juzgado
building-podium = Tribuna
building-stocks = Cepo
building-monastery = Monasterio
building-abbey = Abadía
building-studio = Estudio
building-carpenters_hall = Casa de los carpinteros
building-masons_hall = Casa de los albañiles
building-tilers_hall = Casa de los techadores
building-stronghold = Bastión
building-depot = Depósito
building-jail = Calabozo
building-lodge = Logia
building-mill = Aserradero
building-minter = Ceca
building-theatre = Teatro
building-manor = Casa solariega
building-mansion = Mansión
building-outpost = Avanzada
building-vault = Cámara acorazada
building-wall = Muralla
building-school = Escuela

## Maravillas

wonder-wonder_clay = Maravilla de Arcilla
wonder-wonder_wood = Maravilla de Madera
wonder-wonder_stone = Maravilla de Piedra
wonder-wonder_gold = Maravilla de Oro
wonder-wonder_marble = Maravilla de Mármol

## Rivales automáticos y sus cartas de plan

opponent-aristocrat = La Aristócrata
opponent-enforcer = El Matón
opponent-illusionist = El Ilusionista
opponent-meddler = El Entrometido
opponent-patron = La Mecenas
opponent-peddler = El Buhonero

scheme-s01 = El gremio trabaja
scheme-s02 = Llaves y monedas
scheme-s03 = Batida
scheme-s04 = El cepillo del recaudador
scheme-s05 = Junto a la Princesa
scheme-s06 = Viejas costumbres
scheme-s07 = Manos robadas
scheme-s08 = Presos y regalos
scheme-s09 = Últimos retoques
scheme-f01 = Grandes planos
scheme-f02 = Penitencia o provecho
scheme-f03 = La última bóveda
scheme-f04 = Barrer las calles
scheme-f05 = Piedra a piedra
scheme-f06 = Arca llena
scheme-f07 = Corte y callejón
scheme-f08 = Una palabra en la corte
scheme-f09 = Cadenas rotas
scheme-f10 = Justicia en venta
scheme-f11 = Hacia el bosque
scheme-f12 = Canteros
scheme-f13 = Guardabosques
scheme-f14 = Votos
scheme-f15 = Mano de maestro

## Fases, finales y puntuación

phase-turn = Turnos
phase-setup = Preparación
phase-boards = Tableros
phase-apprentice = Aprendiz
phase-draft = Cartas
phase-place = Colocación de un obrero
phase-reset = Reinicio del Mercado negro
phase-starting_apprentice = Un primer aprendiz
phase-turn_end = Fin de un turno
phase-last = Última ronda
phase-end = Fin de la partida
round-named = Turno { $round }
stage-boards = Tableros
stage-apprentice = Aprendiz
stage-draft = Cartas
stage-turn = Obreros
stage-last = Última ronda

end-guildhall = la Casa gremial está llena

source-buildings = Edificios
source-wonders = Maravillas
source-cathedral = Catedral
source-virtue = Virtud
source-debts = Deudas pendientes
source-gold = Oro
source-marble = Mármol
source-silver = Plata
source-prison = Obreros en la Prisión

result-why =
    { $how ->
        [virtue] La partida acabó porque { $end }. El empate a { $score } puntos es para quien tiene más Virtud.
        [silver] La partida acabó porque { $end }. El empate a { $score } puntos y en Virtud es para quien tiene más Plata.
        [shared] La partida acabó porque { $end }. Es un empate: { $score } puntos, la misma Virtud y la misma Plata.
       *[other] La partida acabó porque { $end }. Gana quien tiene más puntos: { $score } contra { $other }.
    }

## Opciones

option-expansion_wow-name = Obras maravillosas
option-expansion_wow = La Princesa y el Especulador, la Influencia, las Maravillas y muchas cartas más. Desactívalo para jugar con la primera caja.
option-expansion_wow-on = Con Obras maravillosas
option-expansion_wow-off = Sin ellas
option-boards-name = Tableros de jugador
option-boards = Por su cara variable los tableros empiezan con cosas distintas y cada uno tiene un poder. Por su cara común son todos iguales.
option-boards-variable = Distintos
option-boards-standard = Iguales para todos
option-board_assignment-name = Quién recibe qué tablero
option-board_assignment = Los tableros se reparten al azar, o se eligen uno tras otro, empezando por el último jugador.
option-board_assignment-random = Al azar
option-board_assignment-choose = Elegidos
option-board_sets-name = Tableros en juego
option-board_sets = Qué tableros pueden salir. Los de Obras maravillosas solo salen con ella.
option-board_sets-base = Primera caja
option-board_sets-promo2018 = Promoción de 2018
option-board_sets-wow = Obras maravillosas
option-ai_opponent-name = Rival automático
option-ai_opponent = Una persona juega siempre contra uno; dos, tres o cuatro pueden tenerlo en la mesa. Con cinco no hay sitio. Hay seis, y cada uno juega a su manera.
option-ai_opponent-none = Nadie
option-ai_opponent-aristocrat = { opponent-aristocrat }
option-ai_opponent-enforcer = { opponent-enforcer }
option-ai_opponent-illusionist = { opponent-illusionist }
option-ai_opponent-meddler = { opponent-meddler }
option-ai_opponent-patron = { opponent-patron }
option-ai_opponent-peddler = { opponent-peddler }
option-ai_opponent-random = Por sorteo
option-promo_cards-name = Cartas promocionales
option-promo_cards = Tres aprendices y tres edificios más.
option-promo_cards-on = Con ellas
option-promo_cards-off = Sin ellas
option-starting_apprentice-name = Primer aprendiz
option-starting_apprentice = Cada cual contrata gratis un aprendiz antes del primer turno. Según las reglas, solo con Obras maravillosas.
option-starting_apprentice-as_box = Con Obras maravillosas
option-starting_apprentice-on = Siempre
option-starting_apprentice-off = Nunca
option-guildhall_clears_apprentices-name = La Casa gremial vacía el expositor
option-guildhall_clears_apprentices = Cuando un obrero ocupa el tercer espacio de una de las tres primeras filas de la Casa gremial, los dos aprendices de la primera columna salen del expositor. Una regla de Age of Artisans.
option-guildhall_clears_apprentices-on = Sí
option-guildhall_clears_apprentices-off = No
option-live_scoring-name = Puntos durante la partida
option-live_scoring = Muestra en todo momento lo que puntuaría cada cual.
option-live_scoring-on = Visibles
option-live_scoring-off = Solo al final

## Preparación

ask-board = ¿Qué tablero tomas?
help-board = Dice con qué empiezas y tiene un poder que dura toda la partida. Elige primero el último en el orden de turno. (Reglas 3.1)
action-board = Tomar a { $board }
group-board = Tableros
ask-starting_apprentice = ¿Qué aprendiz contratas gratis?
help-starting_apprentice = Cualquier aprendiz descubierto, en la columna que sea. Su oficio te permite levantar los edificios que lo pidan, su capacidad funciona desde ahora y su Virtud cuenta al momento. (Reglas 3.2)
action-hire = Contratar: { $apprentice }
group-hire = Contratar a un aprendiz
ask-draft = ¿Qué carta de construcción te quedas? El resto pasa a la izquierda.
help-draft = Todos eligen a la vez. Busca edificios cuyos bienes y oficios vayan juntos: te quedarás tres. (Reglas 3.1)
action-keep = Quedarse con { $building }
group-keep = Quedarse una carta
ask-deal = ¿Qué carta de construcción te quedas?
help-deal = Te quedas { $solo_kept } de las { $solo_dealt } cartas; las demás van debajo del mazo. (Reglas 3.3)

## Colocar

ask-place = ¿Dónde colocas tu obrero?
help-place = Un obrero actúa al momento, y en los círculos grandes cuenta junto con los demás que tengas allí: el tercero en el Bosque trae 3 de Madera. Los grupos grandes tientan a quien quiera capturarlos. Un lugar cerrado dice por qué. (Reglas 6.1)
action-place = Colocar un obrero: { $place }{ $space }
group-place = Colocar un obrero
ask-retrieve = No te quedan obreros. ¿Cuál recuperas?
help-retrieve = Un obrero vuelve de un círculo grande y tu turno acaba. Solo si no tienes ninguno allí, puede volver uno de la Prisión, del Mercado negro o de otro tablero. (Reglas 7.9)
action-retrieve = Recuperar un obrero: { $place }
group-retrieve = Recuperar un obrero
ask-wonder_visit = Aquí está tu Maravilla. ¿Qué aporta?
help-wonder_visit = Cuenta como un obrero más en esta visita, o da 1 de Influencia al momento. (Reglas 6.2)
action-visit = { $what }
group-visit = Tu Maravilla
ask-profiteer = Aquí está el Especulador. ¿Cuándo tomas la Influencia?
help-profiteer = 1 de Influencia, antes de la acción o después. Antes puedes usarla enseguida; después solo conviene cerca del final del marcador, o para pasar otra vez por la marca de una carta. (Reglas 6.2)
action-influence = { $when }
group-influence = Influencia
ask-contribute = Aquí está la Princesa. { $again ->
        [1] ¿Haces una contribución ahora? Si no, se te pregunta otra vez tras la acción.
       *[other] ¿Haces una contribución? No se te pregunta más.
    }
help-contribute = Pon un bien en su sitio libre de la carta de contribución y gana lo que hay debajo. Cuenta para la Maravilla de ese bien. Si renuncias antes de la acción, se te pregunta otra vez después. El quinto sitio trae un reinicio. (Reglas 12.2)
action-contribute = Contribución: { $good }
group-contribute = Contribución

## Acciones de los lugares

ask-trade =
    { $trades ->
        [one] ¿Un cambio más, o paras?
       *[other] ¿Hasta { $trades } cambios, o paras?
    }
help-trade = Uno tras otro, en la mezcla que quieras; lo que ganas puedes volver a cambiarlo. Tus aprendices pueden traer cambios propios. (Reglas 7.2)
action-trade = { $good } por { $gain_good }
group-trade = Cambios
action-stop = Parar
group-stop = Parar
action-decline = No, gracias
group-decline = Renunciar
ask-hire = ¿Qué aprendiz contratas?
help-hire = En el Taller llegas a tantas columnas como obreros tengas allí, y más lejos por 1 de Plata por columna, que queda sobre las cartas que saltas. Una carta viene con la Plata que lleve. (Reglas 7.3, 7.7)
ask-dismiss = Tu tablero está lleno. ¿A qué aprendiz despides?
help-dismiss = Va debajo del mazo. La Virtud que dio o quitó se queda como está. (Reglas 7.3)
action-dismiss = Despedir: { $apprentice }
group-dismiss = Despedir a un aprendiz
ask-keep_drawn = ¿Cuál de estas cartas de construcción te quedas?
help-keep_drawn = Las demás van debajo del mazo, y nadie más las ve. (Reglas 7.7)
ask-capture = ¿Qué grupo capturas?{ $captures ->
        [one] {""}
       *[other] {" "}Hasta { $captures }.
    }{ $tax ->
        [0] { $silver ->
            [0] {""}
           *[other] {" "}Este cuesta { $silver } de Plata.
        }
       *[other] {" "}El primero cuesta { $tax } de Impuesto.
    }
help-capture = Todos los obreros de un color en un lugar. Los ajenos van a tu tablero, y el Cuerpo de guardia los convierte en Plata; los tuyos vuelven contigo. Todos los grupos de una visita deben salir de pocos lugares. Junto a la Princesa te cuesta 1 de Virtud; junto al Especulador te la da. (Reglas 7.4, R9)
action-capture = Capturar a { $of_seat }: { $place }
group-capture = Capturar un grupo
ask-guardhouse =
    { $actions ->
        [one] ¿Una acción más del Cuerpo de guardia, o paras?
       *[other] ¿Qué acción del Cuerpo de guardia? Hasta { $actions }.
    }
help-guardhouse = Envía a tus cautivos a la Prisión por Plata, saca de la Prisión a tus obreros, libera a los que otros retienen o salda una Deuda. Cada acción necesita algo sobre lo que actuar. (Reglas 7.5)
action-guard = { $task }
group-guard = Cuerpo de guardia
ask-release_cost = ¿Cómo pagas la liberación?
help-release_cost = Con Plata e Impuesto, o con una Deuda y 1 de Virtud. (Reglas 7.5)
action-release = { $cost }
group-release = Liberar obreros
ask-release = ¿Cuántos de tus obreros salen de la Prisión?
help-release = Tu carta o tu tablero deja salir a tantos en un reinicio; menos solo los querrá quien los necesite en la Prisión. (Reglas 13)
ask-project = ¿Qué construyes?
help-project = Un edificio de tu mano, el siguiente nivel de la Catedral o una Maravilla. El obrero se queda en la Casa gremial para siempre. (Reglas 7.8)
action-construct = Construir { $building }
group-construct = Edificios
action-raise = Construir la { $wonder }
group-raise = Maravillas
action-advance = Trabajar en la Catedral
group-advance = Catedral
ask-pay = El precio: { $cost_good }. ¿Cuánto pagas tú en { $good }?
help-pay = Lo que no pagas tú mismo lo cubre otra cosa: Influencia, otro bien, un descuento. 2 de Influencia valen por hasta 2 de Plata, 4 por 1 de Oro o de Mármol. (Reglas 8)
action-pay =
    { $count ->
        [0] Nada
       *[other] { $count } de { $good }
    }
group-pay = Pagar
ask-cathedral_discard = ¿Qué carta de construcción das por la Catedral?
help-cathedral_discard = Va debajo del mazo boca abajo. (Reglas 11)
action-discard = Descartar { $building }
group-discard = Descartar
ask-wonder_place = ¿Dónde pones tu Maravilla?
help-wonder_place = Desde ahora cada obrero que coloques allí cuenta como uno más, o da 1 de Influencia. Una Maravilla por lugar. (Reglas 12.3)
action-site = { $place }
group-site = La Maravilla va a

## Cartas y apuros

ask-choose = ¿Qué te da el edificio?
help-choose = Una de las dos cosas, según el edificio. (Reglas 10, 19)
ask-princess = La Princesa te recompensa. ¿Qué eliges?
help-princess = Tienes más obreros que nadie junto a ella, o tantos como quien más. (Reglas 13)
action-choose = { $gain_good }
group-choose = Elegir
ask-destroy_debt = ¿Destruyes una de tus Deudas pendientes?
help-destroy_debt = Sale de la partida. Una Deuda destruida no cuenta como saldada. (Reglas 10, 19)
action-debt = { $what }
group-debt = Deuda
ask-discard_apprentice = ¿A qué aprendiz pierdes?
help-discard_apprentice = El edificio pide uno. Va debajo del mazo. (Reglas 10, 19)
ask-above_virtue = Tu Virtud está al máximo. ¿Destruyes una Deuda con el punto que ganas?
help-above_virtue = Cada punto por encima de { $virtue_most } puede destruir una de tus Deudas pendientes; si no, se pierde. (Reglas 9)
ask-shield = Vas a perder 1 de Virtud. ¿Usas Influencia en su lugar?
help-shield = 2 de Influencia salvan 1 de Virtud, la quite lo que la quite. Con 0 de Virtud te libran de una Deuda. (Reglas 8)
action-virtue = { $what }
group-virtue = Virtud
ask-avoid_debt = Vas a tomar una Deuda. ¿Pagas Plata en su lugar?
help-avoid_debt = Tu tablero te permite pagar en lugar de tomar la Deuda. (Reglas 9)
ask-hand_limit =
    { $cards ->
        [one] Te sobra una carta de construcción. ¿Cuál descartas?
       *[other] Te sobran { $cards } cartas de construcción. ¿Cuáles descartas?
    }
help-hand_limit = Al final de tu turno te quedas { $hand_limit } como mucho. Van debajo del mazo boca abajo. (Reglas 5)

## Lo que pasa

event-turn = { $seat } juega su turno.
    .you = Juegas tu turno.
event-board = { $seat } juega con { $board }.
    .you = Juegas con { $board }.
event-starts = { $seat } empieza.
    .you = Empiezas.
event-hired =
    { $silver ->
        [0] { $seat } contrata: { $apprentice }.
        [one] { $seat } contrata: { $apprentice }, y toma 1 de Plata de la carta.
       *[other] { $seat } contrata: { $apprentice }, y toma { $silver } de Plata de la carta.
    }
    .you =
        { $silver ->
            [0] Contratas: { $apprentice }.
            [one] Contratas: { $apprentice }, y tomas 1 de Plata de la carta.
           *[other] Contratas: { $apprentice }, y tomas { $silver } de Plata de la carta.
        }
event-kept = { $seat } se queda una carta de construcción.
    .you = Te quedas una carta de construcción.
event-kept-secret = { $seat } se queda { $building }.
    .you = Te quedas { $building }.
event-drew =
    { $count ->
        [0] { $seat } no encuentra cartas de construcción que robar.
        [one] { $seat } roba una carta de construcción.
       *[other] { $seat } roba { $count } cartas de construcción.
    }
    .you =
        { $count ->
            [0] No encuentras cartas de construcción que robar.
            [one] Robas una carta de construcción.
           *[other] Robas { $count } cartas de construcción.
        }
event-drew-secret = { $seat } roba { $building }.
    .you = Robas { $building }.
event-under =
    { $count ->
        [one] { $seat } pone una carta de construcción debajo del mazo.
       *[other] { $seat } pone { $count } cartas de construcción debajo del mazo.
    }
    .you =
        { $count ->
            [one] Pones una carta de construcción debajo del mazo.
           *[other] Pones { $count } cartas de construcción debajo del mazo.
        }
event-under-secret = { $seat } pone { $building } debajo del mazo.
    .you = Pones { $building } debajo del mazo.
event-packet =
    { $count ->
        [one] { $seat } tiene una carta de construcción para elegir.
       *[other] { $seat } tiene { $count } cartas de construcción para elegir.
    }
    .you =
        { $count ->
            [one] Tienes una carta de construcción para elegir.
           *[other] Tienes { $count } cartas de construcción para elegir.
        }
event-packet-secret = { $seat } elige entre { $building }.
    .you = Eliges entre { $building }.
event-drafted = Todos han elegido; las cartas que sobran van debajo del mazo.
event-placed = { $seat } coloca un obrero: { $place }{ $space }.
    .you = Colocas un obrero: { $place }{ $space }.
event-gained = { $seat } gana { $good }.
    .you = Ganas { $good }.
event-paid = { $seat } paga { $good }.
    .you = Pagas { $good }.
event-tax = { $seat } deja { $count } de Plata en el Puesto de impuestos.
    .you = Dejas { $count } de Plata en el Puesto de impuestos.
event-virtue-lost = { $seat } pierde { $count } de Virtud.
    .you = Pierdes { $count } de Virtud.
event-shielded = { $seat } usa Influencia y conserva la Virtud.
    .you = Usas Influencia y conservas la Virtud.
event-debt-taken = { $seat } toma una Deuda.
    .you = Tomas una Deuda.
event-debt-paid = { $seat } salda una Deuda.
    .you = Saldas una Deuda.
event-debt-destroyed = { $seat } destruye una Deuda.
    .you = Destruyes una Deuda.
event-debt-avoided = { $seat } paga Plata en lugar de tomar una Deuda.
    .you = Pagas Plata en lugar de tomar una Deuda.
event-captured =
    { $count ->
        [one] { $seat } captura un obrero de { $of_seat }: { $place }.
       *[other] { $seat } captura { $count } obreros de { $of_seat }: { $place }.
    }
    .you =
        { $count ->
            [one] Capturas un obrero de { $of_seat }: { $place }.
           *[other] Capturas { $count } obreros de { $of_seat }: { $place }.
        }
    .to-you =
        { $count ->
            [one] { $seat } te captura un obrero: { $place }.
           *[other] { $seat } te captura { $count } obreros: { $place }.
        }
event-took-back =
    { $count ->
        [one] { $seat } recoge un obrero suyo: { $place }.
       *[other] { $seat } recoge { $count } obreros suyos: { $place }.
    }
    .you =
        { $count ->
            [one] Recoges un obrero tuyo: { $place }.
           *[other] Recoges { $count } obreros tuyos: { $place }.
        }
event-sent-captured =
    { $count ->
        [one] { $seat } envía a un cautivo a la Prisión.
       *[other] { $seat } envía a { $count } cautivos a la Prisión.
    }
    .you =
        { $count ->
            [one] Envías a un cautivo a la Prisión.
           *[other] Envías a { $count } cautivos a la Prisión.
        }
event-released =
    { $count ->
        [one] Sale de la Prisión un obrero de { $seat }.
       *[other] Salen de la Prisión { $count } obreros de { $seat }.
    }
    .you =
        { $count ->
            [one] Sale de la Prisión un obrero tuyo.
           *[other] Salen de la Prisión { $count } obreros tuyos.
        }
event-freed =
    { $count ->
        [one] Vuelve de otro tablero un obrero de { $seat }.
       *[other] Vuelven de otros tableros { $count } obreros de { $seat }.
    }
    .you =
        { $count ->
            [one] Vuelve de otro tablero un obrero tuyo.
           *[other] Vuelven de otros tableros { $count } obreros tuyos.
        }
event-took-tax = { $seat } toma { $count } de Plata del Puesto de impuestos.
    .you = Tomas { $count } de Plata del Puesto de impuestos.
event-begun = { $seat } va a construir { $building }.
    .you = Vas a construir { $building }.
event-constructed = { $seat } construye { $building }.
    .you = Construyes { $building }.
event-wonder = { $seat } construye la { $wonder }: { $place }.
    .you = Construyes la { $wonder }: { $place }.
event-cathedral = { $seat } sube al nivel { $level } de la Catedral.
    .you = Subes al nivel { $level } de la Catedral.
event-reward = { $seat } toma una carta de recompensa.
    .you = Tomas una carta de recompensa.
event-contributed = { $seat } contribuye con 1 de { $good }.
    .you = Contribuyes con 1 de { $good }.
event-dismissed = { $seat } despide: { $apprentice }.
    .you = Despides: { $apprentice }.
event-revealed = Nuevo en el expositor: { $apprentice }.
event-cleared =
    { $count ->
        [one] Un aprendiz sale del expositor.
       *[other] { $count } aprendices salen del expositor.
    }
event-retrieved = { $seat } recupera un obrero: { $place }.
    .you = Recuperas un obrero: { $place }.
event-discarded =
    { $count ->
        [one] { $seat } descarta una carta de construcción.
       *[other] { $seat } descarta { $count } cartas de construcción.
    }
    .you =
        { $count ->
            [one] Descartas una carta de construcción.
           *[other] Descartas { $count } cartas de construcción.
        }
event-discarded-secret = { $seat } descarta { $building }.
    .you = Descartas { $building }.
event-visited = La Maravilla de { $seat } cuenta como obrero: { $place }.
    .you = Tu Maravilla cuenta como obrero: { $place }.
event-fizzled = { $building } de { $seat } no tiene nada que hacer.
    .you = Tu { $building } no tiene nada que hacer.
event-skipped = { $seat } no puede hacer nada más aquí.
    .you = No puedes hacer nada más aquí.
event-reset = Se reinicia el Mercado negro.
event-reset-market = Se da la vuelta a una carta del Mercado negro.
event-reset-shuffled = Se barajan las cartas del Mercado negro.
event-reset-consequence = La Princesa y el Especulador cambian de lugar.
event-reset-prison =
    { $count ->
        [one] Un obrero va a la Prisión: { $place }.
       *[other] { $count } obreros van a la Prisión: { $place }.
    }
event-last-round = La Casa gremial está llena. Cada cual juega un turno más.
event-award = { $seat } tiene más Influencia y gana { $good }.
    .you = Tienes más Influencia y ganas { $good }.

## Lo que cuentan los efectos

of-clay = tu Arcilla
of-wood = tu Madera
of-stone = tu Piedra
of-gold = tu Oro
of-marble = tu Mármol
of-silver = tu Plata
of-virtue = tu Virtud
of-influence = tu Influencia
of-cathedral_level = tus niveles de la Catedral
of-unpaid_debt = tus Deudas pendientes
of-paid_debt = tus Deudas saldadas
of-captured_worker = tus cautivos
of-worker_in_supply = tus obreros disponibles
of-constructed_building = tus edificios y Maravillas
of-skill_carpentry = tus aprendices con carpintería
of-skill_tiling = tus aprendices con techado
of-skill_masonry = tus aprendices con albañilería
of-clay_wood_stone = tu Arcilla, Madera y Piedra
of-pair_building_and_cathedral_level = tus parejas de edificio y nivel de la Catedral

## Efectos, en una frase

effect-on =
    { $when ->
        [cathedral_advance] Cada vez que subes en la Catedral, gana { $gain_good }.
        [action_at] Cada vez que usas este lugar, gana { $gain_good }: { $place }.
        [place_at] Cada vez que colocas un obrero aquí, gana { $gain_good }: { $place }.
        [place_at_profiteer] Cada vez que colocas un obrero con el Especulador, gana { $gain_good }.
        [debt_paid] Cada vez que saldas una Deuda, gana { $gain_good }.
        [debt_gained] Cada vez que tomas una Deuda, gana { $gain_good }.
        [construct] Cada vez que construyes un edificio o una Maravilla, gana { $gain_good }.
        [send_captured] Cada vez que envías cautivos a la Prisión, gana { $gain_good }.
        [virtue_lost] Por cada punto de Virtud que pierdes, gana { $gain_good }.
        [apprentice_gained] Cada vez que contratas un aprendiz, gana { $gain_good }.
       *[other] { $condition ->
             [no_own_workers_in_prison] En un reinicio, si no tienes obreros en la Prisión, gana { $gain_good }.
             [own_worker_at_princess] En un reinicio, si tienes un obrero con la Princesa, gana { $gain_good }.
             [own_worker_at_profiteer] En un reinicio, si tienes un obrero con el Especulador, gana { $gain_good }.
            *[other] { $release ->
                [0] En un reinicio, gana { $gain_good }.
                [one] En un reinicio puedes sacar de la Prisión a un obrero tuyo.
               *[other] En un reinicio puedes sacar de la Prisión hasta { $release } obreros tuyos.
            }
        }
    }
effect-storehouse-trade =
    { $any ->
        [0] En el Almacén real puedes cambiar { $cost_good } por { $gain_good }.
       *[other] En el Almacén real puedes cambiar una de estas cosas por { $gain_good }: { $cost_good }.
    }
effect-cost-modifier =
    { $where ->
        [town_centre] Tus capturas en la Plaza mayor cuestan en total { $silver } de Plata menos.
        [tax_stand] Pierdes { $virtue_loss } de Virtud menos en el Puesto de impuestos.
        [workshop_hire] Contratar en el Taller te cuesta { $silver } de Plata menos.
       *[other] { $silver ->
             [0] Pierdes { $virtue_loss } de Virtud menos en el Mercado negro.
            *[other] El Mercado negro te cuesta { $silver } de Plata menos.
        }
    }
effect-virtual-worker =
    { $count ->
        [one] Cuentas como si tuvieras un obrero más aquí: { $place }.
       *[other] Cuentas como si tuvieras { $count } obreros más aquí: { $place }.
    }
effect-substitute = Puedes pagar { $pay_good } en lugar de { $cost_good }, cuantas veces quieras.
effect-gold-marble-interchangeable = Tu Oro cuenta como Mármol y tu Mármol como Oro.
effect-ignore-tax = Pagas { $amount } de Impuesto menos en cada acción.
effect-cathedral-no-discard = No descartas carta de construcción por la Catedral.
effect-apprentice-limit = Puedes tener { $value } aprendices.
effect-build-discount = Los edificios, las Maravillas y la Catedral te cuestan una Madera o una Piedra menos.
effect-avoid-debt = En lugar de tomar una Deuda puedes pagar { $silver } de Plata.
effect-princess-counts-as-worker = La Princesa cuenta como un obrero tuyo donde colocas uno con ella.
effect-avoid-influence-loss = En lugar de cada punto de Influencia que perderías o gastarías puedes pagar { $silver } de Plata.
effect-cathedral-any-virtue = Trabajas en la Catedral tengas la Virtud que tengas.
effect-black-market-any-virtue = Vas al Mercado negro tengas la Virtud que tengas.

effect-gain = Gana { $gain_good }.
effect-lose = Pierde { $lose_good }.
effect-choose = Gana { $first_good }, o bien { $other_good }.
effect-choose-action = Puedes liberar a tus obreros de todos los demás tableros, o capturar un grupo.
effect-gain-per = Gana { $gain_good } por cada { $each } de { $of }.
effect-capture =
    { $count ->
        [one] Captura un grupo.
       *[other] Captura { $count } grupos.
    }
effect-release-from-prison = Todos tus obreros salen de la Prisión.
effect-send-captured = Envía a tus cautivos a la Prisión, por 1 de Plata cada uno.
effect-pay-debt-free = Salda una Deuda sin coste.
effect-hire-any = Contrata gratis a cualquier aprendiz expuesto.
effect-destroy-debt = Puedes destruir una Deuda pendiente.
effect-discard-building-card-for = Puedes descartar una carta de construcción de tu mano y ganar { $gain_good }.
effect-discard-apprentice = Descarta a uno de tus aprendices.
effect-all-players =
    { $prison ->
        [0] { $release ->
             [0] Cada cual gana { $gain_good }.
            *[other] Los obreros de todos salen de la Prisión.
        }
       *[other] Quien tenga { $prison } obreros o más en la Prisión pierde { $lose_good }.
    }
effect-place-worker = Coloca un obrero más aquí: { $place }.
effect-school = Los aprendices de todas las columnas menos la última salen del expositor; después contrata gratis a cualquiera de los expuestos.
effect-per =
    { $vp ->
        [0] Al final, { $virtue } de Virtud por cada { $each } de { $of }.
        [one] Al final, { $vp } punto por cada { $each } de { $of }.
       *[other] Al final, { $vp } puntos por cada { $each } de { $of }.
    }
effect-if-most =
    { $vp ->
        [0] Al final, { $virtue } de Virtud si nadie iguala { $of }.
       *[other] Al final, { $vp } puntos si nadie iguala { $of }.
    }
effect-if-none = Al final, { $vp } puntos si no tienes Deudas pendientes.
effect-debt-vp =
    { $change ->
        [1] Al final, cada Deuda pendiente te resta 1 punto menos.
       *[other] Al final, cada Deuda pendiente te resta 1 punto más.
    }
effect-several = { $parts }
# Lo mismo en pocas palabras, las que caben en una terminal
short-on =
    { $when ->
        [cathedral_advance] Catedral: +{ $gain_good }
        [action_at] { brief-place }: +{ $gain_good }
        [place_at] { brief-place }: +{ $gain_good }
        [place_at_profiteer] Especulador: +{ $gain_good }
        [debt_paid] Deuda saldada: +{ $gain_good }
        [debt_gained] Deuda tomada: +{ $gain_good }
        [construct] edificio: +{ $gain_good }
        [send_captured] cautivos enviados: +{ $gain_good }
        [virtue_lost] Virtud perdida: +{ $gain_good }
        [apprentice_gained] contrato: +{ $gain_good }
       *[other] { $condition ->
             [no_own_workers_in_prison] reinicio, Prisión vacía: +{ $gain_good }
             [own_worker_at_princess] reinicio, con la Princesa: +{ $gain_good }
             [own_worker_at_profiteer] reinicio, con el Especulador: +{ $gain_good }
            *[other] { $release ->
                [0] reinicio: +{ $gain_good }
               *[other] reinicio: { $release } fuera de la Prisión
            }
        }
    }
short-storehouse-trade =
    { $any ->
        [0] { $cost_good } → { $gain_good }
       *[other] 1 de { $cost_good } → { $gain_good }
    }
short-cost-modifier =
    { $where ->
        [town_centre] Plaza: -{ $silver } Plata
        [tax_stand] Impuestos: -{ $virtue_loss } Virtud perdida
        [workshop_hire] contrato: -{ $silver } Plata
       *[other] { $silver ->
             [0] Mercado negro: -{ $virtue_loss } Virtud perdida
            *[other] Mercado negro: -{ $silver } Plata
        }
    }
short-virtual-worker = +{ $count } obrero: { brief-place }
short-substitute = { $pay_good } por { $cost_good }
short-gold-marble-interchangeable = Oro = Mármol
short-ignore-tax = -{ $amount } Impuesto
short-cathedral-no-discard = Catedral: sin carta
short-apprentice-limit = { $value } aprendices
short-build-discount = edificio: -1 Madera o Piedra
short-avoid-debt = Deuda: o paga { $silver } Plata
short-princess-counts-as-worker = Princesa = obrero
short-avoid-influence-loss = Influencia perdida: o paga { $silver } Plata
short-cathedral-any-virtue = Catedral: cualquier Virtud
short-black-market-any-virtue = Mercado negro: cualquier Virtud
short-gain = +{ $gain_good }
short-lose = -{ $lose_good }
short-choose = +{ $first_good } o { $other_good }
short-choose-action = libera obreros o captura
short-gain-per = +{ $gain_good } por { $each }: { brief-of }
short-capture = captura { $count }
short-release-from-prison = vacía tu Prisión
short-send-captured = cautivos a la Prisión
short-pay-debt-free = salda una Deuda gratis
short-hire-any = contrata gratis
short-destroy-debt = destruye una Deuda
short-discard-building-card-for = carta → { $gain_good }
short-discard-apprentice = pierde un aprendiz
short-place-worker = obrero: { brief-place }
short-school = expositor nuevo, contrata gratis
short-if-none = final: { $vp } PV sin Deuda
short-debt-vp = final: { $change } PV por Deuda
short-all-players =
    { $prison ->
        [0] { $release ->
             [0] todos: +{ $gain_good }
            *[other] todos fuera de la Prisión
        }
       *[other] todos con { $prison }+ en la Prisión: -{ $lose_good }
    }
short-several = { $parts }
short-per =
    { $vp ->
        [0] final: { $virtue } Virtud por { $each }: { brief-of }
       *[other] final: { $vp } PV por { $each }: { brief-of }
    }
short-if-most =
    { $vp ->
        [0] final: { $virtue } Virtud si nadie iguala { brief-of }
       *[other] final: { $vp } PV si nadie iguala { brief-of }
    }
# Lo mismo en signos, como lo dibuja una página
sign-on =
    { $when ->
        [cathedral_advance] #cathedral #to { $gain_good }
        [action_at] { icon-place } #to { $gain_good }
        [place_at] #worker { icon-place } #to { $gain_good }
        [place_at_profiteer] #worker #profiteer #to { $gain_good }
        [debt_paid] #paid #debt #to { $gain_good }
        [debt_gained] #debt #to { $gain_good }
        [construct] #building-card #to { $gain_good }
        [send_captured] #capture #prison #to { $gain_good }
        [virtue_lost] -1 #virtue #to { $gain_good }
        [apprentice_gained] #apprentice #to { $gain_good }
       *[other] { $condition ->
             [no_own_workers_in_prison] #reset 0 #prison #to { $gain_good }
             [own_worker_at_princess] #reset #princess #to { $gain_good }
             [own_worker_at_profiteer] #reset #profiteer #to { $gain_good }
            *[other] { $release ->
                [0] #reset #to { $gain_good }
               *[other] #reset #prison #to { $release } #worker
            }
        }
    }
sign-storehouse-trade = #storehouse { $cost_good } #to { $gain_good }
sign-virtual-worker = { icon-place } +{ $count } #worker
sign-substitute = { $pay_good } = { $cost_good }
sign-gold-marble-interchangeable = #gold = #marble
sign-ignore-tax = -{ $amount } #tax
sign-cathedral-no-discard = #cathedral 0 #building-card
sign-apprentice-limit = { $value } #apprentice
sign-build-discount = #building-card -1 #wood / #stone
sign-avoid-debt = #debt = { $silver } #silver
sign-princess-counts-as-worker = #princess = #worker
sign-avoid-influence-loss = #influence = { $silver } #silver
sign-cathedral-any-virtue = #cathedral ≥ 0 #virtue
sign-black-market-any-virtue = #black-market ≥ 0 #virtue
sign-gain = { $gain_good }
sign-lose = - { $lose_good }
sign-choose = { $first_good } / { $other_good }
sign-choose-action = #key / #capture
sign-gain-per = { $each } × { icon-of } #to { $gain_good }
sign-capture = { $count } #capture
sign-release-from-prison = #prison #to #worker
sign-send-captured = #capture #to #prison
sign-pay-debt-free = #debt #to #paid
sign-hire-any = #apprentice
sign-destroy-debt = - #debt
sign-discard-building-card-for = - #building-card #to { $gain_good }
sign-discard-apprentice = - #apprentice
sign-place-worker = #worker #to { icon-place }
sign-school = #reset #apprentice
sign-if-none = 0 #debt #to { $vp } #vp
sign-debt-vp = #debt { $change } #vp
sign-cost-modifier =
    { $where ->
        [town_centre] #town-centre -{ $silver } #silver
        [tax_stand] #tax-stand { $virtue_loss } #virtue
        [workshop_hire] #apprentice -{ $silver } #silver
       *[other] { $silver ->
             [0] #black-market { $virtue_loss } #virtue
            *[other] #black-market -{ $silver } #silver
        }
    }
sign-all-players =
    { $prison ->
        [0] { $release ->
             [0] #any { $gain_good }
            *[other] #any #prison #to #worker
        }
       *[other] { $prison }+ #prison #to - { $lose_good }
    }
sign-several = { $parts }
sign-per =
    { $vp ->
        [0] { $each } × { icon-of } #to { $virtue } #virtue
       *[other] { $each } × { icon-of } #to { $vp } #vp
    }
sign-if-most =
    { $vp ->
        [0] { icon-of } > #to { $virtue } #virtue
       *[other] { icon-of } > #to { $vp } #vp
    }

brief-place =
    { $place ->
        [quarry] Cantera
        [forest] Bosque
        [silversmith] Platería
        [mines] Minas
        [kings_storehouse] Almacén
        [workshop] Taller
        [town_centre] Plaza
        [guardhouse] Guardia
        [tax_stand] Impuestos
        [black_market] Mercado negro
       *[other] Casa gremial
    }
brief-of =
    { $of ->
        [clay] Arcilla
        [wood] Madera
        [stone] Piedra
        [gold] Oro
        [marble] Mármol
        [silver] Plata
        [virtue] Virtud
        [influence] Influencia
        [cathedral_level] nivel de la Catedral
        [unpaid_debt] Deuda pendiente
        [paid_debt] Deuda saldada
        [captured_worker] cautivo
        [worker_in_supply] obrero disponible
        [constructed_building] edificio
        [skill_carpentry] carpintería
        [skill_tiling] techado
        [skill_masonry] albañilería
        [clay_wood_stone] Arcilla, Madera, Piedra
       *[other] edificio y nivel de la Catedral
    }
icon-place =
    { $place ->
        [quarry] #quarry
        [forest] #forest
        [silversmith] #silversmith
        [mines] #mines
        [kings_storehouse] #storehouse
        [workshop] #workshop
        [town_centre] #town-centre
        [guardhouse] #guardhouse
        [tax_stand] #tax-stand
        [black_market] #black-market
       *[other] #guildhall
    }
icon-of =
    { $of ->
        [clay] #clay
        [wood] #wood
        [stone] #stone
        [gold] #gold
        [marble] #marble
        [silver] #silver
        [virtue] #virtue
        [influence] #influence
        [cathedral_level] #cathedral
        [unpaid_debt] #debt
        [paid_debt] #paid
        [captured_worker] #capture
        [worker_in_supply] #worker
        [constructed_building] #building-card
        [skill_carpentry] #carpentry
        [skill_tiling] #tiling
        [skill_masonry] #masonry
        [clay_wood_stone] #clay / #wood / #stone
       *[other] #building-card #cathedral
    }

## El rival automático: lo que dicen sus cartas

step-gain = gana { $gain_good }
step-lose = pierde { $lose_good }
step-gain-per-worker =
    { $base ->
        [0] { $each ->
             [one] gana { $gain_good } por cada obrero de allí
            *[other] gana { $gain_good } por cada { $each } obreros de allí
        }
       *[other] gana { $gain_good } por cada obrero de allí y { $base } más
    }
step-captures = captura tantos grupos como obreros tiene allí
step-guardhouse-actions = hace tantas acciones del Cuerpo de guardia como obreros tiene allí
step-black-market = toma lo que da el espacio libre del Mercado negro
step-contribute = hace una contribución
step-next-scheme = descubre otra carta de plan
step-take-tax = toma todo el Impuesto
step-add-tax = se añaden { $amount } de Impuesto
step-remove-apprentices = retira a los aprendices de una columna
step-send-captured = envía a sus cautivos a la Prisión
step-construct-wonder = construye una Maravilla
step-work-cathedral = trabaja en la Catedral
step-adornment = gana un adorno
step-first-available = lo primero que pueda de esto: { $steps }
step-future-scheme =
    { $count ->
        [one] gana una carta de plan futuro
       *[other] gana { $count } cartas de plan futuro
    }

clause-own-in-prison = tiene { $count } obreros o más en la Prisión
clause-opponent-group = alguien tiene { $count } obreros o más en un lugar
clause-tax = hay { $count } de Impuesto o más en el Puesto de impuestos
clause-holds-captured = tiene cautivos
clause-most-at-princess = tiene con la Princesa más obreros que nadie
clause-can-wonder-or-cathedral = puede construir una Maravilla o trabajar en la Catedral
clause-can-cathedral-and-virtue = puede trabajar en la Catedral y tiene { $count } de Virtud o menos
clause-can-cathedral-and-no-future-left = puede trabajar en la Catedral y no quedan cartas de plan futuro
clause-influence = tiene { $count } de Influencia o menos
clause-can-stack = puede apilar un obrero en la Casa gremial
clause-settled =
    { $answer ->
        [no] aquí nunca
       *[other] aquí siempre
    }

talent-wonder-marble-discount = Cada Maravilla le cuesta { $amount } de Mármol menos.
talent-no-virtue-loss = El Mercado negro no le cuesta Virtud.
talent-on =
    { $when ->
        [send_captured] Cada vez que envía cautivos a la Prisión gana { $gain_good }.
        [wonder_or_cathedral] Cada vez que construye una Maravilla o trabaja en la Catedral captura un grupo.
        [place_at] Cada vez que coloca aquí un obrero gana { $gain_good }: { $place }.
       *[other] En un reinicio gana { $gain_good }.
    }

## El rival automático: lo que hace

event-ai-opponent = { $seat }: { $opponent }.
event-scheme = { $seat } descubre una carta de plan: { $scheme }.
event-scheme-shuffled = { $seat } baraja sus cartas de plan.
event-scheme-otherwise = No se cumple nada de lo anterior: vale la línea { $line }.
event-clause-own-in-prison =
    { $held ->
        [0] La línea { $line } pide { $count } obreros suyos en la Prisión; hay { $now }.
       *[other] La línea { $line } pide { $count } obreros suyos en la Prisión; hay { $now }: vale.
    }
event-clause-opponent-group =
    { $held ->
        [0] La línea { $line } pide un grupo de { $count } obreros; el mayor tiene { $now }.
       *[other] La línea { $line } pide un grupo de { $count } obreros; el mayor tiene { $now }: vale.
    }
event-clause-tax =
    { $held ->
        [0] La línea { $line } pide { $count } de Impuesto; hay { $now }.
       *[other] La línea { $line } pide { $count } de Impuesto; hay { $now }: vale.
    }
event-clause-holds-captured =
    { $held ->
        [0] La línea { $line } pide cautivos; no tiene ninguno.
       *[other] La línea { $line } pide cautivos; tiene { $now }: vale.
    }
event-clause-most-at-princess =
    { $held ->
        [0] La línea { $line } pide tener más obreros que nadie con la Princesa; no los tiene.
       *[other] La línea { $line } pide tener más obreros que nadie con la Princesa; los tiene.
    }
event-clause-can-wonder-or-cathedral =
    { $held ->
        [0] La línea { $line } pide una Maravilla o la Catedral; no puede ninguna.
       *[other] La línea { $line } pide una Maravilla o la Catedral; puede.
    }
event-clause-can-cathedral-and-no-future-left =
    { $held ->
        [0] La línea { $line } pide la Catedral y que no queden cartas de plan futuro; no vale.
       *[other] La línea { $line } pide la Catedral y que no queden cartas de plan futuro; vale.
    }
event-clause-can-cathedral-and-virtue =
    { $held ->
        [0] La línea { $line } pide la Catedral y { $count } de Virtud o menos; con { $now } de Virtud no vale.
       *[other] La línea { $line } pide la Catedral y { $count } de Virtud o menos; tiene { $now }: vale.
    }
event-clause-influence =
    { $held ->
        [0] La línea { $line } pide { $count } de Influencia o menos; tiene { $now }.
       *[other] La línea { $line } pide { $count } de Influencia o menos; tiene { $now }: vale.
    }
event-clause-settled =
    { $held ->
        [0] La línea { $line } no vale nunca sin Obras maravillosas.
       *[other] La línea { $line } vale siempre sin Obras maravillosas.
    }
event-clause-can-stack =
    { $held ->
        [0] La línea { $line } necesita Age of Artisans.
       *[other] La línea { $line } vale.
    }
event-ai-skipped = { $seat } omite un paso: { $task }.
event-ai-instead = A { $seat } no le sirve { $good } y gana en su lugar { $gain_good }.
event-ai-marker = { $seat } gana { $count } de Plata: su marcador avanza hasta { $good }.
event-ai-future =
    { $count ->
        [one] { $seat } gana una carta de plan futuro, sin verla; quedan { $left }.
       *[other] { $seat } gana { $count } cartas de plan futuro, sin verlas; quedan { $left }.
    }
event-ai-no-future = No quedan cartas de plan futuro: { $seat } gana Plata en su lugar.
event-ai-no-loss = { $seat } no pierde Virtud en el Mercado negro.

task-place = colocar un obrero
task-contribute = una contribución
task-captures = capturas
task-next_scheme = otra carta de plan
task-take_tax = tomar el Impuesto
task-send_captured = Enviar cautivos a la Prisión
task-construct_wonder = una Maravilla
task-work_cathedral = la Catedral
task-gain_per_worker = ganancias por sus obreros
task-first_available = todos los pasos nombrados
task-adornment = un adorno
task-remove_apprentices = retirar aprendices
task-guardhouse_actions = acciones del Cuerpo de guardia
task-black_market = el Mercado negro
task-future_scheme = una carta de plan futuro
task-add_tax = añadir Impuesto
task-gain = una ganancia
task-lose = una pérdida
# Por qué hace lo que hace; cada uno acompaña a un suceso de arriba
why-ai-gold = El Oro que gana se convierte en Mármol.
why-ai-above = Por encima del final del marcador destruye sus Deudas.
why-ai-largest-group = Captura el grupo mayor; entre iguales decide su lista de lugares, con la Princesa primero.
why-ai-equal-groups = Hay allí varios grupos de ese tamaño: los captura todos.
why-ai-guardhouse = La primera acción de su lista que tiene sobre qué actuar.
why-ai-marker = Ahí está su marcador.
why-ai-next-spot = El sitio de su marcador está ocupado, así que toma el siguiente libre a la derecha.
why-ai-marked-wonder = La Maravilla de su marcador, que puede pagar.
why-ai-next-wonder = No puede construir la Maravilla de su marcador, así que toma la siguiente a la derecha que pueda.
why-ai-first-space = El primer espacio vacío de su lista.
why-ai-princess = Capturar junto a la Princesa cuesta 1 de Virtud.
why-ai-profiteer = Un obrero con el Especulador da 1 de Influencia; capturar allí da 1 de Virtud.
why-ai-power = Su propio poder.
why-ai-no-workers = No le quedan obreros, así que recupera su grupo mayor.
why-skip-no-contribution-card = No hay carta de contribución.
why-skip-no-free-spot = Ningún sitio de la carta de contribución está libre.
why-skip-few-workers = Tiene muy pocos obreros allí.
why-skip-nobody-to-capture = No hay a quién capturar.
why-skip-no-tax = No hay Impuesto.
why-skip-holds-nobody = No tiene cautivos.
why-skip-no-wonder = No puede pagar ninguna Maravilla.
why-skip-cathedral-done = Ha llegado a lo más alto de la Catedral.
why-skip-cathedral-full = El siguiente nivel de la Catedral está lleno.
why-skip-market-full = Todos los espacios del Mercado negro están ocupados.
why-skip-no-worker = No le quedan obreros.
why-skip-no-artisans = Necesita Age of Artisans.

## Lo que son las cosas

about-quarry = 1 de Piedra por cada obrero tuyo de aquí.
about-forest = 1 de Madera por cada obrero tuyo de aquí.
about-silversmith = 1 de Plata por cada obrero tuyo de aquí, y 1 más.
about-mines = O bien Arcilla: 1 por cada obrero tuyo de aquí, y 1 más. O bien Oro: 1 por cada dos.
about-kings-storehouse = Tantos cambios como obreros tengas aquí: { $virtue_trade } entre Arcilla, Madera y Piedra por 1 de Virtud, { $marble_trade } entre Madera y Piedra por 1 de Mármol, y los de tus aprendices.
about-workshop = O bien contrata un aprendiz por { $hire_silver } de Plata y { $hire_tax } de Impuesto, con tantas columnas a tu alcance como obreros tengas aquí. O bien roba 1 carta de construcción y 1 más por cada dos.
about-town-centre = Captura tantos grupos como obreros tengas aquí, por { $first_tax } de Impuesto y { $further_silver } de Plata por cada grupo después del primero.
about-guardhouse = Tantas de estas acciones como obreros tengas aquí: enviar cautivos a la Prisión, vaciar tu Prisión, liberar a tus obreros de otros tableros, saldar una Deuda.
about-tax-stand = Toma toda la Plata que haya aquí y pierde { $tax_virtue } de Virtud.
about-black-market = Tres espacios: bienes por { $small_silver } de Plata, un aprendiz o una carta a elegir entre { $market_cards } por { $middle_silver }, más bienes por { $large_silver }. Cada uno cuesta 1 de Virtud. Cerrado por encima de { $market_virtue } de Virtud.
about-guildhall = Levanta un edificio de tu mano, trabaja en la Catedral o construye una Maravilla. El obrero se queda aquí para siempre; el último de los { $guildhall_spaces } espacios trae el final.
about-apprentice = { $skills ->
        [one] Oficio: { $skill }.
       *[other] Oficios: { $skill }.
    }{ $virtue ->
        [0] {""}
        [1] {" "}Da 1 de Virtud al contratarlo.
       *[other] {" "}Cuesta 1 de Virtud al contratarlo.
    }{ $works ->
        [0] {""}
       *[other] {" "}{ $effect }
    }
about-building = Vale { $vp } puntos. Cuesta { $cost_good }. { $skills ->
        [0] No pide oficios.
       *[other] Pide { $skill }.
    } { $virtue ->
        [0] { $effect }
       *[other] Virtud { $change }. { $effect }
    }
about-at-end = Al final de la partida: { $effect }
about-board =
    { $prison ->
        [0] Empieza con Virtud { $virtue } y { $start_good }. { $effect }
       *[other] Empieza con Virtud { $virtue } y { $start_good }, y { $prison } obreros en la Prisión. { $effect }
    }
about-wonder = Vale { $vp } puntos. Cuesta { $cost_good }, menos lo que haya en su carta. Da { $wonder_virtue } de Virtud; cada obrero que coloques donde esté cuenta como uno más, o da 1 de Influencia.
about-spot = { $good }: { $gain_good }
about-contribution = Contribuciones: { $spots }. Por detrás: { $consequence }
about-consequence = La Princesa ({ $princess_place }) da a quien más obreros tenga con ella { $choices ->
             [one] { $first_good }
            *[other] { $first_good }, o bien { $other_good }
        }. Quien tenga un obrero con el Especulador ({ $profiteer_place }) { $losing ->
             [0] recibe { $step_good }
            *[other] pierde { $step_good }
        }, y todos los de allí van a la Prisión.
about-reward = Gana { $gain_good }.
about-market = Trato pequeño: { $small_good }. Por detrás, trato grande: { $large_good }.
about-scheme-if = Si { $clause }: { $place }{ $has_steps ->
             [0] .
            *[other] , { $steps }.
        }
about-scheme-else = Si no: { $place }{ $has_steps ->
             [0] .
            *[other] , { $steps }.
        }
about-scheme-only = { $place }{ $has_steps ->
             [0] .
            *[other] , { $steps }.
        }
about-opponent = Empieza con Virtud { $virtue } e Influencia { $influence }. Su especialidad: { $place }, { $steps }. { $power }

## Lo que una página muestra junto al tablero

stock-virtue = Virtud
stock-influence = Influencia
stock-cathedral = Nivel de la Catedral
stock-hand = Cartas de construcción en la mano
stock-apprentices = Aprendices
stock-buildings = Edificios y Maravillas
stock-wonders = Maravillas
stock-debts = Deudas pendientes
stock-paid = Deudas saldadas
stock-captives = Cautivos
stock-prison = Obreros en la Prisión
stock-scheme = Cartas de plan por venir
stock-worker =
    { $count ->
        [one] Queda 1 obrero
       *[other] Quedan { $count } obreros
    }
stock-start = Empezó la partida
caution-group =
    { $count ->
        [one] Tu grupo aquí sería de { $count } obrero: vale la pena capturarlo.
       *[other] Tu grupo aquí sería de { $count } obreros: vale la pena capturarlo.
    }
caution-reset = Esto trae un reinicio del Mercado negro.
caution-last = Es el último espacio de la Casa gremial: trae la última ronda.
caution-no-captive = Así recoges a tus propios obreros.

## Más preguntas

ask-another_action = Lo que querías hacer aquí ya no es posible. ¿Qué otra cosa?
help-another_action = Tu contribución ha cambiado lo que puedes pagar. Haz otra acción del mismo lugar. (Reglas R74)
ask-discard_for = ¿Descartas una carta de construcción por lo que da el edificio?
help-discard_for = Puedes hacerlo. La carta va debajo del mazo. (Reglas 19)
ask-hire_free = ¿Qué aprendiz contratas gratis?
help-hire_free = Cualquiera de los descubiertos, en la columna que sea, con la Plata que lleve. Puedes renunciar si tu tablero está lleno o si lo ofrece la Princesa. (Reglas 7.7, R28, R73)
ask-place_another = { $building }: ¿qué hace el otro obrero?
help-place_another = El edificio te coloca un obrero más, con todo lo que trae colocarlo. (Reglas R29)
ask-release_or_capture = ¿Liberas a tus obreros de otros tableros, o capturas un grupo?
help-release_or_capture = Una de las dos cosas, sin coste, o ninguna. (Reglas 19)
ask-save_influence =
    { $points ->
        [one] Vas a perder 1 de Influencia. ¿Cuánta pierdes de verdad?
       *[other] Vas a perder { $points } de Influencia. ¿Cuánta pierdes de verdad?
    }
help-save_influence = Por cada punto que conservas pagas { $silver } de Plata. (Reglas R45)
action-barracks = { $task }
group-barracks = Cuartel
action-free =
    { $count ->
        [0] No sacar a ninguno de la Prisión
        [one] Sacar un obrero de la Prisión
       *[other] Sacar { $count } obreros de la Prisión
    }
group-free = Prisión
series-above_virtue =
    { $count ->
        [one] Destruir una Deuda
       *[other] Destruir { $count } Deudas
    }
series-avoid_debt =
    { $count ->
        [one] Pagar por una Deuda
       *[other] Pagar por { $count } Deudas
    }
series-deal =
    { $count ->
        [one] Quedarse una carta
       *[other] Quedarse { $count } cartas
    }
series-hand_limit =
    { $count ->
        [one] Descartar una carta
       *[other] Descartar { $count } cartas
    }
series-shield =
    { $count ->
        [one] Salvar un punto de Virtud
       *[other] Salvar { $count } puntos de Virtud
    }
# Lo que significan las palabras de las acciones
space-none = {""}
space-clay = {", "}por Arcilla
space-gold = {", "}por Oro
space-hire = {", "}para contratar un aprendiz
space-draw = {", "}por cartas de construcción
space-small = {", "}trato pequeño
space-middle = {", "}espacio del medio
space-large = {", "}trato grande
place-captor = otro tablero
what-extra_worker = Contarla como obrero
what-influence = Ganar Influencia
when-now = Ahora
when-later = Después de la acción
good-none = ninguna
what-destroy = Destruir una Deuda
what-keep = Conservar la Deuda
what-avoid = Pagar Plata en su lugar
what-take = Tomar la Deuda
what-shield = Usar Influencia
what-lose = Perder la Virtud
cost-silver = Pagar { $free_silver } de Plata y { $free_tax } de Impuesto
cost-debt = Tomar una Deuda y perder 1 de Virtud
task-release_captured = Liberar a tus obreros de otros tableros
task-release_prison = Sacar de la Prisión a tus obreros
task-pay_debt = Saldar una Deuda
task-capture = Capturar un grupo
trade-merchant_t1 = { apprentice-merchant_t1 }
trade-merchant_m1 = { apprentice-merchant_m1 }
trade-merchant_t2 = { apprentice-merchant_t2 }
trade-merchant_m2 = { apprentice-merchant_m2 }
trade-merchant_c = { apprentice-merchant_c }
trade-patron_t = { apprentice-patron_t }
trade-patron_m1 = { apprentice-patron_m1 }
trade-patron_m2 = { apprentice-patron_m2 }
trade-patron_c = { apprentice-patron_c }
trade-trader_t = { apprentice-trader_t }
trade-trader_m = { apprentice-trader_m }
trade-trader_c = { apprentice-trader_c }
trade-benefactor_t = { apprentice-benefactor_t }
trade-benefactor_m = { apprentice-benefactor_m }
trade-financer_t = { apprentice-financer_t }
trade-financer_m = { apprentice-financer_m }
trade-tinker_t = { apprentice-tinker_t }
trade-tinker_m = { apprentice-tinker_m }
trade-tinker_c = { apprentice-tinker_c }
trade-to_virtue = { place-kings_storehouse }
trade-to_marble = { place-kings_storehouse }

tag-debt = Una Deuda
tag-pay = Tu pago
tag-reset = El reinicio
tag-virtue = Tu Virtud

## Por qué una opción está cerrada

closed-cant-hire = No puedes pagar a ningún aprendiz a tu alcance: { $hire_silver } de Plata y { $hire_tax } de Impuesto, y 1 de Plata por cada columna más lejos. Consigue antes Plata.
closed-cant-pay = No puedes pagarlo. Reúne antes lo que falta.
closed-cathedral-done = Has llegado a lo más alto de la Catedral.
closed-lacks-resource = No tienes nada de esto que contribuir.
closed-level-full = El siguiente nivel de la Catedral está lleno. Espera a que alguien suba.
closed-no-apprentice = No hay ningún aprendiz expuesto.
closed-no-captives = No tienes cautivos. Captura antes alguno en la Plaza mayor.
closed-no-card = La Catedral pide una carta de construcción de tu mano, y no tienes ninguna.
closed-no-debt = No tienes ninguna Deuda pendiente.
closed-no-skill = Ninguno de tus aprendices tiene un oficio que pide este edificio.
closed-no-tax = No hay Plata en el Puesto de impuestos.
closed-none-captured = Nadie retiene obreros tuyos.
closed-not-virtuous = Hace falta { $cathedral_virtue } de Virtud o más para trabajar en la Catedral.
closed-nothing-to-build = Ahora no puedes completar nada: ni un edificio de tu mano, ni un nivel de la Catedral, ni una Maravilla.
closed-nothing-to-guard = Aquí no hay nada que hacer que puedas pagar: ni cautivos, ni obreros tuyos en la Prisión o capturados, ni Deudas.
closed-one-worker = El Oro pide un segundo obrero tuyo aquí. Toma Arcilla, o coloca antes otro obrero.
closed-prison-empty = Ninguno de tus obreros está en la Prisión.
closed-space-taken = Alguien ocupa este espacio del Mercado negro. Queda libre tras el próximo reinicio.
closed-spot-taken = Este sitio de la carta de contribución está ocupado hasta el próximo reinicio.
closed-too-virtuous = Con más de { $market_virtue } de Virtud no se va al Mercado negro.

## Aclaraciones

# Aclaraciones en las que se apoya una razón o una pregunta; cada una acaba con la sección a la que pertenece.
rulings = R9 R28 R29 R45 R73 R74
ruling-R9 = Las capturas y liberaciones que da una carta no cuestan nada; todas las capturas de una carta salen de pocos lugares, como en la Plaza mayor. (Reglas 7.4)
ruling-R28 = Lo que un edificio hace al momento debe hacerse si se puede. A un aprendiz gratis solo se renuncia con el tablero lleno. (Reglas 10)
ruling-R29 = Un edificio que coloca otro obrero necesita uno disponible y un lugar donde pueda actuar; si no, no sirve de nada. (Reglas 10)
ruling-R45 = Luis paga Plata por cada punto de Influencia que perdería o gastaría, incluso por puntos que no tiene. (Reglas 8)
ruling-R73 = De una lista de bienes se omite lo que no puede hacerse y se gana el resto. A un aprendiz de la Princesa siempre se puede renunciar. (Reglas 9)
ruling-R74 = Si una contribución ha hecho imposible la acción anunciada, se hace otra del mismo lugar; si no hay ninguna, el obrero se queda sin más. (Reglas 6.2)

## Cartas sin título

contribution-cc1 = carta de contribución 1
contribution-cc2 = carta de contribución 2
contribution-cc3 = carta de contribución 3
contribution-cc4 = carta de contribución 4
contribution-cc5 = carta de contribución 5
contribution-cc6 = carta de contribución 6
contribution-cc7 = carta de contribución 7
market-bm01 = carta del Mercado negro 1
market-bm02 = carta del Mercado negro 2
market-bm03 = carta del Mercado negro 3
market-bm04 = carta del Mercado negro 4
market-bm05 = carta del Mercado negro 5
market-bm06 = carta del Mercado negro 6
market-bm07 = carta del Mercado negro 7
market-bm08 = carta del Mercado negro 8
market-bm09 = carta del Mercado negro 9
market-bm10 = carta del Mercado negro 10
reward-rw_base_01 = carta de recompensa 1
reward-rw_base_02 = carta de recompensa 2
reward-rw_base_03 = carta de recompensa 3
reward-rw_base_04 = carta de recompensa 4
reward-rw_base_05 = carta de recompensa 5
reward-rw_base_06 = carta de recompensa 6
reward-rw_base_07 = carta de recompensa 7
reward-rw_base_08 = carta de recompensa 8
reward-rw_base_09 = carta de recompensa 9
reward-rw_base_10 = carta de recompensa 10
reward-rw_base_11 = carta de recompensa 11
reward-rw_wow_01 = carta de recompensa 12
reward-rw_wow_02 = carta de recompensa 13
reward-rw_wow_03 = carta de recompensa 14
reward-rw_wow_04 = carta de recompensa 15
reward-rw_wow_05 = carta de recompensa 16
reward-rw_wow_06 = carta de recompensa 17
reward-rw_wow_07 = carta de recompensa 18
reward-rw_wow_08 = carta de recompensa 19
reward-rw_wow_09 = carta de recompensa 20
reward-rw_wow_10 = carta de recompensa 21
reward-rw_wow_11 = carta de recompensa 22
reward-rw_wow_12 = carta de recompensa 23

## Lo que importa, como lo dicen las pistas

feature-score = { $change } puntos
feature-clay = { $change } de Arcilla
feature-wood = { $change } de Madera
feature-stone = { $change } de Piedra
feature-gold = { $change } de Oro
feature-marble = { $change } de Mármol
feature-silver = { $change } de Plata
feature-spare = { $change } bienes de sobra
feature-virtue = { $change } de Virtud
feature-influence = { $change } de Influencia
feature-most-influence = más Influencia que nadie
feature-debts = { $change } Deudas
feature-cards = { $change } cartas de construcción
feature-apprentices = { $change } aprendices
feature-skills = { $change } oficios
feature-supply = { $change } obreros disponibles
feature-standing = { $change } obreros en el tablero
feature-camps = { $change } por grupos que crecen
feature-prison = { $change } obreros en la Prisión
feature-held = { $change } obreros en poder de otros
feature-captives = { $change } cautivos
feature-plan = { $change } puntos de un edificio al alcance
feature-other-plan = { $change } puntos de otro edificio
feature-cathedral = { $change } puntos del siguiente nivel de la Catedral
feature-wonder = { $change } puntos de una Maravilla al alcance
feature-ready = { $change } puntos que podrían construirse ya
feature-project = { $change } puntos en obra
feature-hires = { $change } aprendices por llegar
feature-captures = { $change } cautivos por llegar
feature-trades = { $change } cambios por hacer
feature-guard = { $change } del Cuerpo de guardia

## Las reglas en breve

rules-sections = goal setup turn placing gathering storehouse workshop town guardhouse tax market guildhall cathedral paying virtue court wonders reset scoring rival options

rules-goal-title = Objetivo
rules-goal-text = Eres arquitecto en el Reino del Oeste. Levanta edificios, trabaja en la Catedral y cuida tu Virtud, o prospera sin ella. Gana quien tenga más puntos de victoria al final. (Reglas 1, 2)

rules-setup-title = Preparación
rules-setup-text =
    Cada cual tiene { $workers_each } obreros. Tu tablero dice con qué empiezas: Plata, bienes, Virtud, quizá obreros en la Prisión o una Deuda; y tiene un poder propio. En el Puesto de impuestos hay { $tax_start } de Plata.
    { $free_apprentice ->
        [0] Después cada cual recibe { $draft_dealt } cartas de construcción, se queda una y pasa el resto a la izquierda, hasta quedarse { $draft_kept }. A solas contra un rival automático recibes { $solo_dealt } y te quedas { $solo_kept }. Empieza quien tenga más Virtud. (Reglas 3, 4)
       *[other] Con Obras maravillosas cada cual contrata gratis un aprendiz, empezando por el último. Después cada cual recibe { $draft_dealt } cartas de construcción, se queda una y pasa el resto a la izquierda, hasta quedarse { $draft_kept }. A solas contra un rival automático recibes { $solo_dealt } y te quedas { $solo_kept }. Empieza quien tenga más Virtud. (Reglas 3, 4)
    }

rules-turn-title = Un turno
rules-turn-text = Coloca un obrero y haz lo que ofrece el lugar; no se puede pasar. Al final de tu turno te quedas como mucho con { $hand_limit } cartas de construcción. Si no te queda ningún obrero, recuperas uno y ahí acaba tu turno. (Reglas 5, 7.9)

rules-placing-title = Colocar un obrero
rules-placing-text = En los círculos grandes caben todos los obreros que se quiera, y cuantos más tuyos haya, más da el siguiente. Así crecen los grupos, hasta que alguien los captura. Solo puedes colocar donde puedas hacer algo y pagarlo. (Reglas 6, 6.1)

rules-gathering-title = Cantera, Bosque, Platería y Minas
rules-gathering-text = Cada obrero tuyo cuenta 1 de Piedra en la Cantera, 1 de Madera en el Bosque y 1 de Plata en la Platería, que da 1 más en total. En las Minas tomas o bien Arcilla, 1 por obrero y 1 más, o bien Oro, 1 por cada dos obreros. (Reglas 7.1)

rules-storehouse-title = Almacén real
rules-storehouse-text = Haz como mucho tantos cambios como obreros tengas allí, en la mezcla que quieras: { $virtue_trade } entre Arcilla, Madera y Piedra por 1 de Virtud, { $marble_trade } entre Madera y Piedra por 1 de Mármol, y los cambios que traen tus aprendices. (Reglas 7.2)

rules-workshop-title = Taller
rules-workshop-text = Roba 1 carta de construcción y 1 más por cada dos obreros tuyos de allí; o contrata un aprendiz por { $hire_silver } de Plata y { $hire_tax } de Impuesto. Están a tu alcance tantas columnas como obreros tengas allí. Por cada columna más pones 1 de Plata en una carta de esa fila, desde la izquierda. Quien toma una carta toma la Plata que lleve. Tienes como mucho { $apprentice_limit } aprendices. (Reglas 7.3)

rules-town-title = Plaza mayor
rules-town-text = Captura como mucho tantos grupos como obreros tengas allí: todos los obreros de un color en un lugar. El primero cuesta { $first_tax } de Impuesto, cada otro { $further_silver } de Plata. Con { $players_all } jugadores todas las capturas de una visita salen como mucho de { $capture_places } { $capture_places ->
        [one] lugar
       *[other] lugares
    }. Los obreros ajenos van a tu tablero; los tuyos vuelven contigo. (Reglas 7.4)

rules-guardhouse-title = Cuerpo de guardia
rules-guardhouse-text = Haz tantas de estas acciones como obreros tengas allí: enviar a todos tus cautivos a la Prisión por 1 de Plata cada uno; sacar de la Prisión a todos tus obreros; liberar a tus obreros de todos los demás tableros, por { $free_silver } de Plata y { $free_tax } de Impuesto o por una Deuda y 1 de Virtud; saldar una Deuda por { $debt_silver } de Plata y { $debt_tax } de Impuesto y ganar 1 de Virtud. (Reglas 7.5)

rules-tax-title = Puesto de impuestos
rules-tax-text = Toma toda la Plata que haya allí y pierde { $tax_virtue } de Virtud. (Reglas 7.6)

rules-market-title = Mercado negro
rules-market-text = Tres espacios, un obrero en cada uno; nadie con más de { $market_virtue } de Virtud va allí. Cada uno cuesta Plata y 1 de Virtud. En los de los lados recibes los bienes de la carta que haya; en el del medio contratas a cualquier aprendiz expuesto, o miras cinco cartas de construcción y te quedas una. El tercer obrero trae un reinicio. (Reglas 7.7)

rules-guildhall-title = Casa gremial
rules-guildhall-text = Levanta un edificio de tu mano: tus aprendices deben tener los oficios que pide, y pagas sus bienes. O trabaja en la Catedral, o construye una Maravilla. El obrero se queda en la Casa gremial para siempre. Tiene { $guildhall_spaces } espacios; algunos traen un reinicio, y el último, el final. (Reglas 7.8, 10, 19)

rules-cathedral-title = Catedral
rules-cathedral-text = Hace falta { $cathedral_virtue } de Virtud o más y un espacio libre en el siguiente nivel. Paga lo que pide el nivel, descarta una carta de construcción de tu mano, sube y toma una carta de recompensa. Al final solo cuenta el nivel al que llegas. (Reglas 11)

rules-paying-title = Pagar
rules-paying-text = La Plata va al suministro, el Impuesto al Puesto de impuestos. Con poca Virtud puedes dejar sin pagar algún Impuesto. La Influencia puede sustituir otras cosas: 2 valen por hasta 2 de Plata o por un punto de Virtud que perderías, 4 por 1 de Oro o de Mármol. Nunca sustituye al Impuesto ni a una contribución. (Reglas 8)

rules-virtue-title = Virtud, Deudas e Influencia
rules-virtue-text = La Virtud va de 0 a { $virtue_most }. Cada punto por debajo te da una Deuda, cada punto por encima puede destruir una. Una Deuda pendiente resta { $debt_points } puntos al final. La Influencia llega a { $influence_most }; por el camino da cartas de construcción, y quien más tenga al final gana { $award_good }. (Reglas 9)

rules-court-title = La Princesa y el Especulador
rules-court-text = Ambos están en un lugar hasta el próximo reinicio. Con el Especulador, cada obrero que colocas da 1 de Influencia. Con la Princesa puedes hacer una contribución: pon un bien en su sitio libre de la carta y gana lo que la carta muestra. Capturar obreros ajenos junto a la Princesa cuesta 1 de Virtud; junto al Especulador la da. (Reglas 6.2, 12.1, 12.2)

rules-wonders-title = Maravillas
rules-wonders-text = Hay cinco Maravillas, una por cada bien. Lo contribuido queda en ellas y las abarata. Pagas el resto de los bienes, Influencia e Impuesto, ganas { $wonder_virtue } de Virtud y pones la Maravilla en un lugar: cada obrero que coloques allí cuenta como uno más, o da 1 de Influencia. (Reglas 12.3)

rules-reset-title = Reinicio del Mercado negro
rules-reset-text = Después del turno que lo trajo: los obreros del Mercado negro van a la Prisión, y aparece otra carta. Quien tiene obreros con el Especulador sufre la consecuencia, y todos los de allí van a la Prisión; quien más tiene con la Princesa recibe su premio. Los dos cambian de lugar, y aparece otra carta de contribución. Después, { $prison_many } obreros o más en la Prisión cuestan 1 de Virtud, y quien más tenga allí toma una Deuda. (Reglas 13)

rules-scoring-title = Fin de la partida
rules-scoring-text = Cuando la Casa gremial está llena, cada cual juega un turno más. Puntúas tus edificios y Maravillas, la Catedral y tu Virtud, 1 punto por cada Oro y cada Mármol y por cada { $silver_each } de Plata; menos { $debt_points } por cada Deuda pendiente y 1 por cada { $prison_each } obreros en la Prisión. Entre iguales gana quien tenga más Virtud, después quien tenga más Plata. (Reglas 14)

rules-rival-title = El rival automático
rules-rival-text =
    En cada turno descubre una carta de plan y sigue la primera línea que se cumpla, con un obrero suyo. No tiene mano ni aprendices y no paga Plata; la Plata que gana mueve su marcador por los cinco bienes, y después del Mármol recibe uno. El marcador dice también qué bien contribuye, qué Maravilla construye y qué aprendices retira.

    Va al Mercado negro y trabaja en la Catedral sea cual sea su Virtud. Captura los grupos más grandes. Con la partida entran en su mazo nuevas cartas de plan. Sin Obras maravillosas juega según una variante nuestra. (Reglas 15, 16)

rules-options-title = Opciones
rules-options-text = Se puede jugar sin Obras maravillosas; los tableros pueden ser iguales para todos; un rival automático puede unirse a dos, tres o cuatro jugadores. Muchas cifras de Obras maravillosas son reconstrucciones; los datos dicen cuáles. (Reglas 4, 17, 20, 21)

## El tutorial

tutorial-apprentice-title = Un primer aprendiz
tutorial-apprentice = Bienvenido al Reino del Oeste. Juegas a solas contra la Mecenas, uno de los seis rivales automáticos. Primero contratas gratis un aprendiz: toma al Leñador, que te da una Madera más en el Bosque y sabe carpintería.
tutorial-cards-title = Tres edificios
tutorial-cards = Cada carta de construcción dice qué bienes cuesta, qué oficios pide, cuántos puntos vale y qué hace. Quédate con el Pozo, que no pide ningún oficio, y después con el Cepo y la Guarida de ladrones.
tutorial-forest-title = Un obrero actúa al momento
tutorial-forest = En cada turno colocas uno de tus { $workers_each } obreros. Envía uno al Bosque: 1 de Madera por el obrero, y 1 más por el Leñador.
tutorial-rival-title = El turno de la Mecenas
tutorial-rival = La Mecenas descubre una carta de plan y sigue la primera línea que se cumpla. Aquí había cuatro de Plata en el Puesto de impuestos, así que los tomó y perdió Virtud. Sigue sus pasos a tu ritmo; cada uno tiene su razón y su regla. Después sigue tú.
tutorial-group-title = Los grupos crecen
tutorial-group = Los obreros se quedan donde están y cuentan juntos. Coloca un segundo en el Bosque: ahora trae 2 de Madera, y el Leñador una más.
tutorial-quarry-title = Piedra
tutorial-quarry = El Pozo cuesta 2 de Madera y 2 de Piedra. Coloca dos obreros en la Cantera, uno por turno: el primero trae 1 de Piedra, el segundo 2.
tutorial-guildhall-title = Construye
tutorial-guildhall = Envía un obrero a la Casa gremial y construye el Pozo. Cuesta sus bienes, vale 3 puntos y te da enseguida 4 de Arcilla. Aquí también se trabaja en la Catedral y se construyen Maravillas. Cuando la Casa gremial se llena, la partida acaba.
tutorial-capture-title = Cautivos
tutorial-capture = El grupo de la Mecenas en la Platería ha crecido. Captúralo en la Plaza mayor por 1 de Impuesto; como la Princesa está al lado, te cuesta 1 de Virtud. Después, en el Cuerpo de guardia, envía a tus cautivos a la Prisión por 1 de Plata cada uno. Cuida tus propios grupos: los demás pueden hacer lo mismo.
tutorial-princess-title = La Princesa
tutorial-princess = En la Platería está la Princesa. Un obrero allí puede hacer una contribución: da Madera por 2 de Influencia. La Influencia paga en lugar de Plata, salva Virtud, y las Maravillas la piden.
tutorial-winning-title = Cómo se gana
tutorial-winning = Los puntos vienen de los edificios y las Maravillas, de la Catedral, de tu Virtud, del Oro, el Mármol y la Plata; las Deudas y los obreros en la Prisión restan. Poca Virtud abre el Mercado negro; mucha, la Catedral y más puntos. Ya sabes bastante para jugar.
