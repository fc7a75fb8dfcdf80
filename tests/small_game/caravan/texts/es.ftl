game-title = Caravana
game-about = Carga el camello y sé quien venda lo que lleva.

phase-turn = Un turno
ask-turn = ¿Qué cargas?
help-turn = Carga una carta y roba otra, o vende cuando el camello lleve bastante. Quien carga de más sirve al siguiente. (Reglas 2)
group-load = Cargar
action-load = Cargar { $card } ({ $weight })
group-sell = Vender
action-sell = Vender lo que lleva el camello
closed-too-heavy = Pesaría demasiado: el camello lleva { $strength } como mucho.
closed-too-light = Para vender hace falta una carga de { $market } por lo menos.

event-loaded = { $seat } carga { $card }: el camello lleva { $load }.
    .you = Cargas { $card }: el camello lleva { $load }.
event-sold = { $seat } vende por { $coins } monedas.
    .you = Vendes por { $coins } monedas.
event-coins = { $seat } recibe { $coins } moneda de la reserva.
    .you = Recibes { $coins } moneda de la reserva.
event-drew = { $seat } roba una carta.
    .you = Robas una carta.
event-drew-secret = { $seat } roba { $card }.
    .you = Robas { $card }.

card-water = agua
card-dates = dátiles
card-salt = sal
card-carpet = una alfombra
effect-coins = Quien la carga recibe { $count } moneda.
field-load = En el camello
field-coins = Monedas
field-cards = Cartas
source-coins = Monedas
end-empty_hand = Alguien se quedó sin cartas.
result-why =
    { $how ->
        [shared] Nadie tiene más de { $score } monedas.
       *[other] { $score } monedas contra { $other }.
    }

option-strong_camel = Un camello fuerte lleva más.
option-strong_camel-name = Camello
option-strong_camel-on = Fuerte
option-strong_camel-off = Corriente

rules-sections = 1 2 3 4
rules-1-title = Preparación
rules-1-text = Cada cual roba tres cartas. Empieza el primer jugador.
rules-2-title = Tu turno
rules-2-text = Carga una de tus cartas y roba otra, o vende.
rules-3-title = La venta
rules-3-text = Toma una moneda por cada peso que lleve el camello, que queda vacío.
rules-4-title = El final
rules-4-text = La partida acaba cuando alguien no tiene cartas en su turno. Gana quien tenga más monedas.
