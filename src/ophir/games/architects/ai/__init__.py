"""The AI opponent of Works of Wonder, played by the position itself. [Architects 15, 16]

`turn` reveals Scheme cards and carries out their lines; `conditions` and `operations` are the vocabulary of the cards,
`powers` that of the six opponents; what they do stands in `gains` (conversions), `resource_track`, `constructing`
(Wonders, Cathedral), `captures`, `guardhouse`, `black_market` and `schemes` (the piles). `tables` holds what the rules
look up, from data/ai.toml.
"""
