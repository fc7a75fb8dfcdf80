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
        [one] Puntuación tras una partida más
       *[other] Puntuación tras { $count } partidas más
    }
ui-rating-about =
    { $count ->
        [one] Puntuación tras una partida: { $rating }
       *[other] Puntuación a lo largo de { $count } partidas, ahora { $rating }
    }
ui-rating-levels = Las puntuaciones medidas de los bots
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
ui-time-left = Quedan { $time }; vale una sola vez.
ui-code-keep = Quien lo escriba primero será tú: no se lo enseñes a nadie.
ui-arrive = Venir de otro dispositivo
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
ui-forget-ask = El servidor borra tus resultados, tus puntuaciones y las partidas en las que no se sentó nadie más; este navegador olvida sus llaves y tu nombre. Las partidas con otras personas quedan enteras para ellas, y tú no podrás seguirlas. No se puede deshacer.
ui-forget-yes = Olvidar todo lo mío
ui-forget-no = Conservarlo
ui-forgotten = Olvidado. Aquí ya no queda nada tuyo.
