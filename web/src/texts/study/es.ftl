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
        [0] Se examinaron las { $count } decisiones.
        [one] Se examinaron las { $count } decisiones, una de ellas otra vez y más a fondo.
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
ui-review-nothing-lost = No se perdió nada seguro.
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
