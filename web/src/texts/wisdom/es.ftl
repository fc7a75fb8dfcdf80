## Wisdom of Solomon

ui-jerusalem = Jerusalén
ui-holy-place = Lugar Santo
ui-short-ark = Arca
ui-short-menorah = Menorá
ui-short-altar = Altar
ui-short-table = Mesa
ui-short-merchant = Mercader
ui-short-trader = Comerciante
ui-short-levite = Levita
ui-short-foreman = Capataz
ui-sea-of-galilee =
    Mar de
    Galilea
ui-quay = En el muelle
ui-cards-left-short = quedan { $count }
ui-empty-berth = Vacío hasta fin de año
ui-quay-adds = Su sitio en el muelle añade { $favor } de Favor.
ui-you-can-pay = puedes pagar
ui-roads-left =
    { $count ->
        [one] 1 camino
       *[other] { $count } caminos
    }
ui-play-one = juega
ui-tiles-left = quedan { $left } de { $total } losetas
ui-temple-floor = El suelo del Templo: { $left } losetas boca abajo, { $taken } tomadas.
ui-bill = Cuenta
ui-surcharge = Un cubo más por cada obrero en el Levita
ui-own-tiles = Tus losetas
ui-tiles-held =
    { $count ->
        [one] 1 loseta del Templo
       *[other] { $count } losetas del Templo
    }
ui-market-favor = Favor al comprar o vender
ui-square-full = Su precio es { $price } de Favor.
ui-square-empty = Una casilla vacía: vender aquí un cubo da { $price } de Favor.
ui-cube-on-mat = { $cube } en el tablero de { $mat }
ui-you-hold = Tienes { $count }.
ui-your-cubes = Tus cubos
ui-fortune-deck = { $count } en el mazo, { $played } jugadas
ui-in-play = en juego
ui-worker-of = Obrero de { $name }
ui-network = Tu red recoge { $places }.
ui-houses-of =
    { $count ->
        [one] Aquí hay una Aduana de { $names }.
       *[other] Aquí hay Aduanas de { $names }.
    }
ui-neighbour = Un vecino: aquí no se puede construir una Aduana.
ui-shortage-here = Aquí hay una ficha de escasez: no se recoge nada.
ui-show-city = Jerusalén
ui-city-open = Jerusalén: { $count }
ui-tiles-drawn = Fichas sacadas este año
ui-tiles-counted = { $used } usadas, { $aside } apartadas
ui-tile-used = usada
ui-tile-aside = apartada
ui-tile-number =
    { $number ->
        [one] primera ficha de este turno
       *[other] ficha { $number } de este turno
    }
ui-tile-does = Sirve de algo: usada.
ui-tile-does-nothing = No sirve de nada: se aparta y saca otra.
ui-tile-locations = Lugares
ui-tiles-out = Fuera del juego, ya visitadas: { $tiles }
ui-no-tiles-yet = Ninguna aún este año.
ui-bag-holds =
    { $count ->
        [one] 1 ficha en la bolsa
       *[other] { $count } fichas en la bolsa
    }
ui-in-bag = Lo que hay en la bolsa
ui-holy-counts = La próxima ficha del Lugar Santo puede enviar allí a todos sus obreros.
