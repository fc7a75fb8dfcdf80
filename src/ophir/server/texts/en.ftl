# What the server itself writes to people: notices. The page has its own words.

turn-title = Your turn: { $game }
turn-text = With { $names }.
turn-text-time = With { $names }. Time left: { $time }.
test-title = Ophir can reach you
test-text = This is a test. You will be told in this way when it is your turn.
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

    Open it in the browser that you play in. One click stops these e-mails: { $stop }
mail-confirm-subject = Do you want Ophir to write to you when it is your turn?
mail-confirm =
    Somebody asked at { $base } to be told at this address when it is their turn.

    If that was you, confirm it here: { $link }

    If it was not, do nothing: you will get no more e-mails.
