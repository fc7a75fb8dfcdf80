### Lo que solo dicen las páginas de repaso y de acertijos.

### Repaso

ui-review-moves = Jugadas
ui-review-move = Jugada { $move } de { $moves }
ui-review-move-only = Jugada { $move }
ui-review-end = El final de la partida
ui-review-result =
    { $count ->
        [one] Ganó { $names }, { $scores }
       *[other] { $names } compartieron la victoria, { $scores }
    }
ui-review-turns = Momentos decisivos
ui-review-turns-count =
    { $count ->
        [0] Sin momentos decisivos
        [one] 1 momento decisivo
       *[other] { $count } momentos decisivos
    }
ui-review-turn = Momento decisivo { $number } de { $count }
ui-review-turn-back = Al momento decisivo anterior
ui-review-turn-on = Al momento decisivo siguiente
ui-review-better-was = Mejor: {$option}.
ui-review-share = Compartir este momento
ui-review-start = Repasar esta partida
ui-review-stop = Parar
ui-review-go-on = Seguir
ui-review-not-yet =
    { $count ->
        [0] En esta partida no se decidió nada.
        [one] Una búsqueda examina la única decisión con lo que su jugador podía saber.
       *[other] Una búsqueda examina las { $count } decisiones, cada una con lo que su jugador podía saber.
    }
ui-review-first = { $done } de { $all } decisiones examinadas.
ui-review-second = { $done } de { $all } decisiones dudosas examinadas otra vez y más a fondo.
ui-review-stopped = Parado; lo encontrado se conserva.
ui-review-failed = Algo salió mal por el camino. Lo encontrado hasta entonces se conserva.
ui-review-done =
    { $again ->
        [0] { $count ->
            [one] Se examinó la única decisión.
           *[other] Se examinaron las { $count } decisiones.
        }
        [one] { $count ->
            [one] Se examinó la única decisión, otra vez y más a fondo.
           *[other] Se examinaron las { $count } decisiones, una de ellas otra vez y más a fondo.
        }
       *[other] Se examinaron las { $count } decisiones, { $again } de ellas otra vez y más a fondo.
    }
ui-review-chance = Probabilidad de ganar
ui-review-chance-short = Probabilidad
ui-review-score = Puntos frente a la media
ui-review-score-short = Puntos
ui-review-chart = Qué muestran las líneas
ui-review-band = Mostrar cuán segura es la línea de { $name }
ui-review-key-turn = momento decisivo por elección
ui-review-key-chance = por azar
ui-review-key-even = a trazos: partida igualada, { $even }
ui-review-mark-good = buena
ui-review-mark-inaccurate = imprecisa
ui-review-mark-mistake = error
ui-review-mark-doubtful = examinada una vez
ui-review-lost = { $lost } puntos de probabilidad perdidos (de { $low } a { $high })
ui-review-lost-maybe = Quizá { $lost } puntos de probabilidad perdidos; solo se examinó una vez.
ui-review-nothing-lost = No es seguro que se perdiera algo.
ui-review-no-choice = No importaba: todas las opciones valen más o menos lo mismo.
ui-review-else = Qué más había
ui-review-known-only = con lo que { $name } podía saber
ui-review-best = la mejor
ui-review-equal = casi igual
ui-review-taken = elegida
ui-review-let-it-be = Dejarlo pasar
ui-review-brings = En el acto: { $what }.
ui-review-pays-later = No cambia en el acto nada que cuente; la búsqueda ve que compensa más tarde.
ui-review-bars = Barras: la probabilidad de ganar, desde 0. A trazos: una partida igualada, { $even }. La raya al final de la barra abarca su longitud verdadera con un 95 %.
ui-review-by-chance = Aquí el azar cambió la probabilidad de { $name } en { $change } puntos: cartas, dados o lo que salió a la luz.
ui-review-none-text = Los puntos ya se ven. Las probabilidades, las opciones mejores y la suerte llegan con el repaso.
ui-review-not-looked = Nadie ha examinado aún esta jugada.
ui-review-costly = Lo que más costó
ui-review-better = mejor: { $what }
ui-review-player = Jugador
ui-review-accuracy = Precisión
ui-review-accuracy-of = en elecciones de verdad
ui-review-luck = Suerte y elección
ui-review-points = puntos de probabilidad
ui-review-luck-text = { $name }: { $own } por elecciones propias, { $others } por las de los demás, { $luck } por azar.
ui-review-by-own = elecciones propias
ui-review-by-others = elecciones ajenas
ui-review-by-luck = azar
ui-review-adds-up = { $even } más una fila es el resultado. Cada columna suma cero, salvo «propias» y «ajenas», que lo hacen juntas.

### Acertijos

ui-puzzle-of-day = Acertijo del día
ui-puzzle-number = Acertijo { $number }
ui-puzzle-about = Partida de { $seats } jugadores. { $phase }: decide { $seat }, y ves lo que ve { $seat }. Una opción es claramente la mejor.
ui-puzzle-left =
    { $count ->
        [one] Queda un intento. Decides por { $seat }.
       *[other] Quedan { $count } intentos. Decides por { $seat }.
    }
ui-puzzle-solution = Solución
ui-puzzle-try = Probar: { $what }
ui-puzzle-try-number = Intento { $number }
ui-puzzle-choose = Elige en el tablero.
ui-puzzle-then-solution = Después, la solución.
ui-puzzle-not-needed = Sin usar.
ui-puzzle-try-best = Es la mejor.
ui-puzzle-try-close = Tan buena como la mejor.
ui-puzzle-try-little = Hay algo un poco mejor.
ui-puzzle-try-clearly = Hay algo claramente mejor.
ui-puzzle-tried = intento { $number }
ui-puzzle-hint-gain = Pista: la mejor opción te da algo en el acto.
ui-puzzle-hint-deny = Pista: la mejor opción le quita algo a otro jugador.
ui-puzzle-hint-prepare = Pista: la mejor opción no muestra nada en el acto; compensa más tarde.
ui-puzzle-hint-kind = Mira en «{ $kind }».
ui-puzzle-solved =
    { $at ->
        [1] Resuelto al primer intento: { $answer }
        [2] Resuelto al segundo intento: { $answer }
       *[other] Resuelto al tercer intento: { $answer }
    }
ui-puzzle-answer = La respuesta: { $answer }
ui-puzzle-chance = { $share } de ganar desde aquí, frente a { $even } en una partida igualada.
ui-puzzle-share = Compartir
ui-puzzle-share-solved = Ophir, acertijo de { $game }: resuelto en el intento { $at } de 3.
ui-puzzle-share-open = Ophir, acertijo de { $game }: ¿lo encuentras?
ui-puzzle-why = Por qué: { $what }
ui-puzzle-lead = Va { $lead } puntos de probabilidad por delante de la segunda (de { $low } a { $high }).
ui-puzzle-tempts = A primera vista tienta otra: { $what }. Deja un { $share }.
ui-puzzle-tempts-by = A primera vista tienta otra: { $what } ({ $by }). Deja un { $share }.
ui-puzzle-all = Las { $count } opciones
ui-puzzle-after = probabilidad de ganar tras la jugada
ui-puzzle-note = Raya: una partida igualada, { $even }. Hallado por { $searches } búsquedas de { $iterations } partidas imaginadas cada una, con lo que el jugador podía saber; coinciden en la mejor. La raya oscura al final de la barra abarca aquello de lo que están seguras, 95 %.
ui-puzzle-week = Los últimos siete días
ui-puzzle-lit = jugado
ui-puzzle-unlit = sin jugar
ui-puzzle-row =
    { $count ->
        [0] Aún no hay racha.
        [one] 1 día seguido.
       *[other] { $count } días seguidos.
    }
ui-puzzle-today-makes =
    { $count ->
        [one] Hoy empieza una.
       *[other] Con hoy serán { $count }.
    }
ui-puzzle-tomorrow = Mañana viene el siguiente.
ui-puzzle-archive = Todos los acertijos
ui-puzzle-archive-text = { $count } posiciones de partidas entre bots; has encontrado { $found }.
ui-puzzle-by-game = Por juego
ui-puzzle-by-theme = Por tema
ui-puzzle-all-games = Todos los juegos
ui-puzzle-all-themes = Todos los temas
ui-puzzle-theme-gain = Ganar algo
ui-puzzle-theme-deny = Quitar a otros
ui-puzzle-theme-prepare = Compensa más tarde
ui-puzzle-seats = { $count } jugadores
ui-puzzle-options = { $count } opciones
ui-puzzle-found = encontrado
ui-puzzle-not-found = visto, no encontrado
ui-puzzle-none = No hay ninguno así.
ui-puzzle-solve = Resolverlo
ui-puzzle-look = Mirarlo otra vez
ui-review-deeper = Mirar más a fondo
ui-review-looking = Mirando
