## Palabras sueltas

nobody = nadie
nothing = nada
yes = sí
no = no
list-end = { $first } y { $last }
counted = { $count } × { $thing }
closed-with-rule = { $reason } (regla { $rule })

## Asientos

color-blue = Lapislázuli
color-red = Púrpura
color-green = Cardenillo
color-yellow = Azafrán
color-ivory = Marfil

## Por qué no se puede deshacer nada

undo-nothing-played = No te queda ninguna acción que deshacer.
undo-other-acted = Otro jugador ya ha actuado después, así que tus acciones anteriores quedan firmes.
undo-something-known = Esa acción reveló algo nuevo, por ejemplo una carta, así que queda firme.

## Por qué se rechaza una acción, cuando ninguna regla del juego dice más

reason-over = La partida ha terminado.
reason-not-together = Estas opciones no se pueden elegir juntas ahora.
reason-not-offered = No figura entre las opciones de { $seat } en este momento.

## Errores, por código

error-bad-seats = Este juego admite { $allowed } jugadores, no { $seats }.
error-unknown-seat = No hay ningún asiento «{ $seat }» en esta mesa. Nombra uno de estos: { $allowed }.
error-bad-option = La opción «{ $option }» no es válida aquí. Valores posibles: { $allowed }.
error-bad-game = «{ $folder }» no se puede cargar como juego: { $reason }.
error-unknown-game = No existe el juego «{ $game }». Elige uno de estos: { $allowed }.
error-unknown-bot = No existe el bot «{ $bot }». Elige uno de estos: { $allowed }.
error-unknown-action = «{ $text }» no es una acción de este juego. Escribe una de las opciones de la lista.
error-illegal-action = «{ $action }» no es posible. { $reason }
error-not-over = La partida sigue: solo tiene un resultado cuando termina.
error-bad-answer = El bot «{ $bot }» respondió «{ $answer }», que no es una acción permitida. Elige otro bot.
error-bad-chance = El azar no puede dar eso: { $reason }.
error-nothing-to-undo = { $seat } no puede deshacer nada más. { $reason }
error-bad-position = No se puede leer esta posición. Revisa { $field }: { $reason }.
error-bad-record =
    { $line ->
        [0] No se puede leer este registro: { $reason }.
       *[other] No se puede leer este registro. Revisa la línea { NUMBER($line, useGrouping: 0) }: { $reason }.
    }
error-not-at-hand = No se puede seguir aquí: falta aquello con lo que se jugó. No se ha perdido nada.
error-other-rules = Esto se jugó con las reglas { $rules } de { $game }; este Ophir tiene las reglas { $known }. Usa el Ophir con el que se hizo.
error-other-data = Esto se jugó con los datos «{ $pack }» ({ $hash }), que aquí no están. Indica la carpeta con esos datos (--pack) o usa el Ophir con el que se hizo.
error-damaged-data = Los datos guardados { $hash } están dañados: { $reason }. Instala Ophir de nuevo; nada de lo jugado se ha perdido.
error-other-judgement = { $file } no es un criterio para { $game }: { $why }. La orden «ophir train { $game }» crea uno.
error-missing-part = Para esto hace falta el paquete { $part }. Instala ophir[{ $extra }].
error-bad-pack = No se puede usar este paquete de datos. Revisa { $file } { $record } { $field }: { $reason }.

## Campos que tienen muchos juegos, como los llama el tablero general

field-hand = Mano
field-deck = Mazo
field-discard = Descartes
field-score = Puntos
field-round = Ronda
field-order = Orden de turno

# De dónde viene un dato
data-source-rulebook = de un reglamento
data-source-public = de una página pública
data-source-memory = de memoria
data-source-reconstructed = reconstruido para Ophir
data-source-owner = comprobado con un ejemplar del juego
data-source-invented = inventado

## What stands on the panels of players: the unit of scores, and what being asked is called

unit = puntos
tag-turn = Te toca
tag-answer = Tu respuesta
