## Home of who comes back

ui-welcome-back = Hola de nuevo
ui-your-turn = Te toca
ui-your-turn-at =
    { $count ->
        [one] Te toca
       *[other] Te toca en { $count } mesas
    }
ui-nothing-waits = Nada te espera
ui-continue = Continuar
ui-continue-game = Continuar: { $title }
ui-resume = Seguir
ui-look = Ver
ui-you-name = Tú
ui-moved-last = Última jugada: { $when }
ui-somebody-decides = Decide { $name }
ui-start-another = Empezar otra
ui-you-win =
    { $count ->
        [one] Ganas el { $share } % de una partida
       *[other] Ganas el { $share } % de { $count } partidas
    }
ui-learn-first = Nuevo para ti: apréndelo
ui-unfinished = Sin terminar
ui-recent-results = Últimos resultados
ui-all-yours = Tu página
ui-victory = Victoria
ui-place-of = { $place }.º de { $count }
ui-a-person = una persona

## You

ui-no-account = Sin cuenta: esta página es de este navegador y de aquellos a los que la lleves.
ui-count-games =
    { $count ->
        [one] partida
       *[other] partidas
    }
ui-count-won =
    { $count ->
        [one] ganada
       *[other] ganadas
    }
ui-days-in-row =
    { $count ->
        [0] ninguna partida ayer ni hoy
        [one] 1 día seguido jugando
       *[other] { $count } días seguidos jugando
    }
ui-try-again = Reintentar
ui-no-games-yet = Aún no has terminado ninguna partida
ui-no-games-yet-text = Cuando acabes una, aquí estarán su resultado, la evolución de los puntos y cuánto ganas contra quién.
ui-pick-a-game = Elegir un juego
ui-rating-later =
    { $count ->
        [one] Fuerza tras una partida más
       *[other] Fuerza tras { $count } partidas más
    }
ui-rating-about =
    { $count ->
        [one] Fuerza tras una partida: { $rating }
       *[other] Fuerza a lo largo de { $count } partidas, ahora { $rating }
    }
ui-rating-levels = La fuerza medida de los bots
ui-between-levels = entre { $low } y { $high }
ui-above-level = por encima de { $level }
ui-below-level = por debajo de { $level }
ui-won-of = { $won } de { $count } ganadas
ui-interval = (de { $low } a { $high } %)
ui-won-by = Victorias por juego y rival
ui-won-by-note = Banda: intervalo del 95 %. Marca: partida igualada.
ui-against-alone = En solitario
ui-against-people = Personas
ui-against-mixed = Bots variados
ui-tally-about = { $won } de { $count } ganadas, intervalo del 95 %: de { $low } a { $high } %
ui-of-games = { $won } de { $count }
ui-invite = Invitar
ui-try = Probar
ui-games = Partidas
ui-show-only = Mostrar solo
ui-all = Todas
ui-apart-tutorial = Tutorial, no cuenta
ui-apart-practice = Continuada desde un registro, no cuenta
ui-apart-screen = En una pantalla, no cuenta
ui-apart-seed = Con semilla elegida, no cuenta
ui-apart-bot = La terminó un bot, no cuenta
ui-download-record = Descargar el registro
ui-earlier-games = Mostrar partidas anteriores
ui-move-device = Pasar a otro dispositivo
ui-move-device-note = Abre Ophir allí y escribe un código, o escanéalo. Desde entonces eres la misma persona en los dos.
ui-make-code = Pedir un código
ui-time-left = Caduca en { $time }; vale una sola vez.
ui-code-keep = Quien lo escriba primero será tú: no se lo enseñes a nadie.
ui-code-note = En el de antes, la página «Tú» te da un código. Escríbelo aquí y tus partidas vienen contigo.
ui-code = Código
ui-go = Ir
ui-arrive = Vengo de otro dispositivo
ui-arrive-merge = Escribe el código que muestra. Lo que has jugado aquí viene contigo.
ui-your-records = Tus registros
ui-your-records-note = Cada partida como un archivo que cualquier Ophir puede reproducir, y tus resultados en una tabla.
ui-all-records =
    { $count ->
        [one] Una partida en un archivo
       *[other] Las { $count } partidas en un archivo
    }
ui-forget-me = Olvídame
ui-forget-note = Las partidas con otras personas siguen siendo suyas.
ui-forget-ask = El servidor borra tus resultados, tu fuerza medida y las partidas en las que no se sentó nadie más; este navegador olvida sus llaves y tu nombre. Las partidas con otras personas quedan enteras para ellas, y tú no podrás seguirlas. No se puede deshacer.
ui-forget-yes = Olvidar todo lo mío
ui-forget-no = Conservarlo
ui-forgotten = Olvidado. Aquí ya no queda nada tuyo.

## Lobby and new table

ui-lobby-counts =
    { $waiting ->
        [0] Ninguna mesa espera
        [one] Una mesa espera jugadores
       *[other] { $waiting } mesas esperan jugadores
    }; { $running ->
        [0] nadie juega en este momento.
        [one] en una se está jugando.
       *[other] en { $running } se está jugando.
    }
ui-take-a-seat = Siéntate
ui-free = Libre
ui-sit-as = Sentarse como { $name }
ui-is-here = está aquí
ui-as-rules = Según las reglas
ui-your-table = Tu mesa
ui-set-a-table = Ahora no espera ninguna mesa. Abre una.
ui-set-a-table-text = Recibes un enlace para enviar. Hasta que lleguen tus amigos, la mesa está aquí para cualquiera de este servidor, y un bot puede ocupar el asiento que quede libre.
ui-open-a-record = Ver una partida terminada
ui-new-table-note = Asientos para amigos por enlace, para bots o para quienes comparten esta pantalla.
ui-against-whom = contra { $name }
ui-others-by-link = Los demás, por enlace
ui-others-bots = Los demás, bots
ui-kind-person = Persona
ui-kind-bot = Bot
ui-kind-link = Por enlace
ui-kind-person-note = En esta pantalla. Sin nombre, los demás ven { $color }.
ui-kind-link-note = El enlace llega al abrir la mesa. Quien lo abra primero se sienta aquí.
ui-levels-note = Partidas ganadas contra el nivel inferior.
ui-levels-unmeasured = Aún no se ha medido la fuerza de los niveles en este juego.
ui-by-link-short = Por enlace
ui-wins-against = gana el { $share } % contra { $other }
ui-listed-sit = Cualquiera de este servidor puede sentarse.
ui-listed-watch = Cualquiera de este servidor puede mirar.
ui-then-link =
    { $count ->
        [one] Recibes un enlace para otra persona. La partida empieza cuando tú digas.
       *[other] Recibes un enlace para { $count } personas. La partida empieza cuando tú digas.
    }
ui-then-start = No hay que esperar a nadie: la partida empieza ya.
ui-level-beats = { $stronger } gana a { $weaker } en { $share } de cada 100 partidas (intervalo del 95 %: de { $low } a { $high }).
ui-levels-measured = Medido el { $date }: { $games } partidas de dos jugadores por pareja, cada reparto jugado desde ambos asientos.
ui-listed = Mostrar esta mesa en la lista de mesas
ui-no-running-tables = Ahora mismo no juega nadie.
ui-levels = ¿Qué nivel tienen los bots?
ui-who-sits = Quién ocupa el asiento { $number }
ui-pack = Datos propios
ui-pack-note = Quien tiene la caja puede corregir cartas y cifras, o inventarlas: archivos TOML como los del juego, cada registro con su fuente.
ui-pack-files = Elegir archivos TOML
ui-pack-name = Nombre
ui-advanced = Opciones avanzadas
ui-from-to = (de { $least } a { $most })
ui-unchanged = Todo según las reglas.
ui-changed = Cambiado: { $options }.
ui-alone-against = Juegas en solitario contra { $name }, que sigue un procedimiento impreso. Cada uno de sus pasos se muestra con su razón.
ui-alone-wins = { $level } gana el { $share } % de sus partidas (intervalo del 95 %: de { $low } a { $high }).
ui-alone-measured = Medido el { $date }: { $games } partidas cada uno.
ui-alone-unmeasured = Aún no se ha medido lo fuertes que son los bots contra { $name }.
ui-answers = Cuando alguien puede responder
ui-away-rule = Si alguien se ausenta
ui-between = Entre personas
ui-clock = Ritmo
ui-clock-off = Sin reloj
ui-clock-off-note = Cada cual se toma el tiempo que necesite.
ui-per-turn = Tiempo por turno
ui-then = Cuando se acaba
ui-then-move = Un bot hace las jugadas de ese turno
ui-then-bot = Un bot ocupa el asiento, hasta que su dueño vuelva
ui-then-lost = Pierde la partida
ui-hints-allow = Se pueden pedir pistas a los bots, y todos se enteran
ui-resigning-bot = Un bot sigue jugando en el asiento
ui-resigning-out = El asiento queda fuera, en último lugar
ui-resigning = Si alguien se rinde

## Avisos

ui-notices = Cuando te toque
ui-notices-note = Se te puede avisar, una vez por turno, mientras no mires la mesa. No se pregunta a nadie más que a ti, y se quita con un clic.
ui-way-push = Un navegador tuyo
ui-way-mail = Por correo a
ui-way-hook = Un webhook, para programas
ui-way-hook-note = Tu programa recibe un POST con JSON; la cabecera Ophir-Signature es un HMAC (SHA-256) del cuerpo con tu secreto. Solo direcciones públicas.
ui-way-address = Dirección
ui-way-secret = Tu secreto
ui-way-here = Avísame en este navegador
ui-way-no-push = A este navegador solo se le puede avisar por https o en la máquina del servidor.
ui-way-add = Añadir
ui-way-try = Probar
ui-way-again = Enviar otra vez
ui-way-stop = Terminar
ui-way-remove = Quitar
ui-way-tried = Se acaba de enviar.
ui-way-look = Hay un correo en camino; su enlace activa los avisos.
ui-way-is-on = Activo
ui-way-is-new = Espera a que abras el enlace del correo
ui-way-is-gone = Ese navegador ya no existe; no se le envía nada
ui-way-failing = El último aviso no llegó: { $reason }
ui-way-status = la respuesta fue { $status }
ui-way-slow = tardó demasiado
ui-way-unreachable = no había nadie
ui-way-unknown = nadie conoce ese nombre
ui-way-private = esa dirección es privada
ui-way-form = eso no es una dirección
ui-way-port = ese puerto no es para esto
ui-way-refused = el servidor de correo no conoce la dirección
ui-way-no-mail = este servidor ya no envía correo
ui-way-gone = ese navegador ya no existe
ui-link-stop = Hecho: por aquí no llega nada más.
ui-link-confirm = Hecho: desde ahora se te avisa por correo cuando te toque.
ui-link-nothing = Un momento…

## About

ui-about-text = Con Ophir puedes jugar a juegos de mesa modernos en el navegador: con amigos, contra bots o en solitario. Funciona en tu propia máquina y no pide nada a nadie.
ui-unofficial = Una implementación no oficial
ui-disclaimer = Ophir es una implementación libre y no oficial, hecha por admiradores del juego. No tiene relación con su autor ni con sus editores. Las reglas se cuentan con nuestras palabras y todos los dibujos son nuestros. Las cifras de la caja que no son públicas están reconstruidas, y la página lo indica.
ui-privacy = Qué se guarda
ui-privacy-text = Los ajustes, tu nombre y un secreto propio de este navegador se quedan en él. Las partidas y, bajo ese secreto, tus resultados y las llaves de tus asientos se guardan en el servidor en el que juegas; en la página «Tú» puedes llevártelo todo o pedir que se borre. La página no carga nada de ningún otro sitio.
ui-data-sources = De dónde salen las cifras
ui-data-sources-text = Cada cifra del juego tiene una fuente. Las que no da ningún texto público están reconstruidas para que el juego funcione bien; quien tenga la caja puede corregirlas.
ui-file = Archivo
ui-public-pages = Páginas públicas consultadas

ui-finished-tables = Terminadas hace poco
ui-replay-of = Repetición de { $title }
