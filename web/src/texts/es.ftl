## Site

ui-site = Sitio
ui-home = Inicio
ui-lobby = Mesas
ui-new-table = Nueva mesa
ui-review = Repaso
ui-puzzle = Acertijo
ui-replay = Repetición
ui-about = Acerca de
ui-rules = Reglas
ui-close = Cerrar
ui-loading = Un momento…
ui-settings = Ajustes
ui-other-language = English
ui-light = Mesa clara
ui-dark = Mesa oscura
ui-sound = Sonido
bot-novice = Novato
bot-apprentice = Aprendiz
bot-builder = Constructor
bot-master = Maestro
bot-search = El bot buscador
bot-greedy = Codicioso
bot-random = Al azar

## Landing page

ui-headline = Juegos de constructores. Elige una caja.
ui-lead = Juega ya contra bots que no ven más que tú, o envía un enlace a tus amigos. Sin cuenta, sin instalar nada.
ui-play-game = Jugar ya: { $title }
ui-by-link = con un enlace
ui-seats-range =
    { $count ->
        [one] { $most } jugadores
       *[other] De { $least } a { $most } jugadores
    }
ui-play-now = Jugar ya
ui-setting-up = Preparando la mesa…
ui-learn = Aprender jugando
ui-with-friends = Con amigos
ui-bots = Bots
ui-to-content = Ir al contenido
ui-your-page = Tú
ui-footer = Ophir es gratuito y no oficial, hecho por admiradores de los juegos y sin relación con sus autores ni editoriales. Las reglas están contadas con nuestras propias palabras y todos los dibujos son nuestros.
ui-against-level =
    { $count ->
        [one] Contra { $name }
       *[other] Contra { $count } × { $name }
    }
ui-level-share =
    { $count ->
        [one] que gana el { $share } % contra { $other }
       *[other] cada uno gana el { $share } % contra { $other }
    }
ui-level-unmeasured = fuerza aún sin medir
ui-alone-with = En solitario: { $name }
ui-alone-share = { $level } gana el { $share } %
ui-at-one-screen = En una pantalla
ui-pass-on = por turnos
ui-code-title = ¿De vuelta en otro dispositivo?
ui-code-go = Escribe su código

## Tables

ui-with-pack-hash =
    { $count ->
        [one] Con el paquete { $name }: 1 cambio, { $hash }
       *[other] Con el paquete { $name }: { $count } cambios, { $hash }
    }
ui-share = Asientos y enlaces
ui-answer-within = Tiempo: { $count } s
ui-turn-left = tiempo: { $time }
ui-fair-open-seed = Quien preparó esta mesa sabe cómo se ha barajado.
ui-abandoned = La partida se dio por terminada
ui-abandoned-text = Todos votaron por ello; no hay resultado.
ui-abandoned-sealed = Lo votaron todos los presentes; no hay resultado. Las manos siguen ocultas porque faltaba alguien.
ui-resigned = se ha rendido
ui-result-resigned = { $name } se ha rendido.

## The table

ui-decision = La decisión
ui-board = Tablero
ui-parts = Partes de la mesa
ui-tab-board = Tablero
ui-tab-players = Jugadores
ui-tab-market = Mercado
ui-tab-temple = Templo
ui-tab-log = Crónica
ui-round = Ronda { $round }
ui-round-and-phase = Ronda y fase
ui-turn = Decide
ui-own-turn = Tu turno
ui-turn-of = Turno de { $name }
ui-of = de { $count }
ui-passing = La página pasa por ti
ui-let-me = Quiero decidir yo
ui-automaton = Autómata
ui-away = ausente
ui-turn-order = Puesto en el orden de turno
ui-score-of = { $score } { $unit }; mostrar de dónde vienen
ui-court-of = Corte de { $name }
ui-visit = Ver la corte de { $name }
ui-back-to-own-court = Volver a tu corte
ui-no-buildings = Aún no hay cartas de construcción.
ui-pawn-of = Peón de { $name }
ui-cards-held =
    { $count ->
        [one] 1 carta de Fortuna en la mano
       *[other] { $count } cartas de Fortuna en la mano
    }
ui-watch = Ver
ui-watch-about = Volver a ver lo que han hecho los demás desde tu última jugada
ui-since-your-move = tu última jugada
ui-your-court = Tu corte
ui-spectator = Espectador
ui-open = abierto
ui-closed = Cerrado
ui-open-to-you = Abierto para ti
ui-sure = ¿Seguro?
ui-better-not = Mejor no
ui-rule-on-page = Regla { $rule }, { $page }
ui-rule = Regla { $rule }
ui-open-choices =
    { $count ->
        [one] Hay 1 opción abierta.
       *[other] Hay { $count } opciones abiertas.
    }
ui-choose-glowing = Elige lo que brilla
ui-choose = Elige en el tablero
ui-choose-card = Elige una carta
ui-all-choices = Todas las opciones
ui-waiting = Decide { $name }
ui-no-decision = No hay nada que decidir.
ui-out-of-turn = Puedes actuar fuera de turno.
ui-undo = Deshacer
ui-undo-count =
    { $count ->
        [one] Deshacer: 1 paso atrás
       *[other] Deshacer: hasta { $count } pasos atrás
    }
ui-undo-to = Deshacer hasta esta jugada, incluida:
ui-hint = Pista
ui-hint-of = { $name }: { $text }
ui-hint-thinking = Pensando…
ui-picked = Elegidas: { $count } de { $most }.
ui-help = Ayuda con esta decisión
ui-chat = Chat
ui-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, 1 línea nueva
       *[other] Chat, { $count } líneas nuevas
    }
ui-chronicle = Crónica
ui-move-count =
    { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
ui-see-position = Ver la posición en ese momento
ui-nothing-yet = Empieza la partida.
ui-looking-back = Mirando atrás: jugada { $move }
ui-of-moves = de { $moves } jugadas
ui-step-back = Una jugada atrás
ui-step-on = Una jugada adelante
ui-back-to-now = Volver al presente
ui-line-lost = Se ha perdido la conexión. Reintentando…
ui-try-now = Reintentar ahora
ui-curtain = { $name }, te toca
ui-curtain-text = Pasa la pantalla; las cartas están tapadas.
ui-curtain-covered = Tapadas hasta que se siente aquí su dueño.
ui-curtain-open = Soy { $name }
ui-won =
    { $count ->
        [one] Gana { $names }
       *[other] { $names } comparten la victoria
    }
ui-you-won = Has ganado
ui-you-lost =
    { $count ->
        [one] Has perdido: gana { $names }
       *[other] Has perdido: { $names } comparten la victoria
    }
ui-you-share = Compartes la victoria con { $names }
ui-draw = Tablas
ui-counting = Se cuentan los puntos
ui-skip = Saltar
ui-rematch = Jugar otra vez
ui-rematch-join = A la nueva partida
ui-price = Precio

## Kingdom of Solomon

ui-salt-sea = Mar Salado
ui-great-sea = El Gran Mar
ui-actions = Acciones
ui-bonus-spaces = Espacios de bonus
ui-supply = Suministro
ui-built = construida
ui-decks = Mazos y caminos
ui-cards-left = Cartas de construcción en el mazo: { $count }
ui-fortune-left = Cartas de Fortuna en el mazo: { $count }; jugadas: { $played }
ui-road-cost = Caminos disponibles: { $count }. Un camino cuesta { $cost }.
ui-temple = Templo
ui-blocks = { $built } de { $total } piezas
ui-market = Mercado
ui-market-note = PV al vender o comprar
ui-market-space = Aquí se vende o se compra por { $price } PV.
ui-in-supply = Hay { $count } en el suministro.
ui-road = Camino
ui-tokens-count =
    { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
ui-no-high-priest = Aún no hay Sumo Sacerdote
ui-or = o
ui-buildings = Cartas de construcción
ui-fortune-cards = Cartas de Fortuna
ui-drawn-cards = Cartas robadas: elige cuál conservar
ui-no-cards = No hay cartas en la mano.
ui-whole-region = Un peón aquí recoge toda la región: { $places }.
ui-building-of = Aquí hay un edificio de { $name }.
ui-empty-site = Un espacio de construcción vacío. El peón recoge lo impreso.
ui-neutral = Espacio neutral. El peón recoge lo impreso.
ui-show-north = Norte
ui-show-south = Sur
ui-north-open = Norte: { $count }
ui-south-open = Sur: { $count }
ui-show-actions = Acciones
ui-show-cards = Cartas
ui-cards-open = Cartas: { $count }
ui-actions-open = Acciones: { $count }

## El turno de un autómata, contado paso a paso

ui-on-turn = En turno
ui-why-link = por qué
ui-why-this = Por qué: { $text }

## Questions out of turn

ui-passed-by = Las fases en las que no puedes hacer nada se saltan; por eso ya estás aquí.
ui-ahead = Responder ya
ui-ahead-again = Responder siempre así
ui-ahead-said = Respondes «{ $answer }».
ui-ahead-said-same = Si nada cambia, respondes «{ $answer }».
ui-ahead-back = Retirarla
ui-hush = No preguntar más
ui-hush-about = Pasar por mí el resto de esta partida: { $window }

## Replay

ui-download = Descargar

## What went wrong

ui-error-offline = No se puede llegar al servidor. Comprueba la conexión e inténtalo de nuevo.
ui-error-server = Algo ha fallado en el servidor. Inténtalo de nuevo.
ui-error-no-answer = El servidor no ha respondido. Puede que lo que has hecho no cuente: mira la mesa e inténtalo de nuevo.

## Sin el servidor

ui-offline = No se puede llegar al servidor. Lo seguimos intentando.
ui-offline-works = Sin él puedes leer las reglas, ver los acertijos que ya abriste y leer el registro de un archivo como texto.
ui-offline-not = Las mesas, los bots, los tutoriales, las repeticiones en el tablero y los repasos lo necesitan; nada de lo que jugaste se pierde.
ui-rules-of = Reglas de { $title }
