# What the server itself writes to people: notices. The page has its own words.

turn-title = Your turn: { $game }
turn-text = With { $names }.
turn-text-time = With { $names }. Time left: { $time }.
test-title = Ophir can reach you
test-text = This is a try. You will be told like this when it is your turn.
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
nobody-else = nobody else
mail-turn =
    { $text }

    Your table: { $link }

    Open it in the browser that you play with. One click ends these mails: { $stop }
mail-confirm-subject = Shall Ophir write to you when it is your turn?
mail-confirm =
    Somebody asked at { $base } to be told at this address when it is their turn.

    If that was you, confirm it here: { $link }

    If not, do nothing: nothing else will come.
