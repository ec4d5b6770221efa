### Rules, cards and figures.

rules-lead = Every rule the table enforces, in our own words, with the number by which refusals and the log cite it.
rules-search = Search the rules
rules-chapters = Chapters
rules-found =
    { $count ->
        [0] Nothing found. Try another word.
        [one] One rule found.
       *[other] { $count } rules found.
    }
rules-in-english = What is not translated yet is in English.
rules-source = Rulebook heading, as printed: { $source }
rules-copy = Copy the link to { $rule }
rules-copied = The link to { $rule } is copied.
rules-unknown = There is no rule { $rule } here. Search for a word of it instead.
rules-status-partly = Partly in play.
rules-status-unfinished = Not in play yet.
rules-status-table-only = For a printed table only.

cards-lead = Every item as it looks in play. Where a printed value is not known, the design is ours, and says so.
cards-search = Search names and texts
cards-kind = Kind
cards-all-kinds = All kinds
cards-provenance = Where its values come from
cards-all-provenances = All sources
cards-count = { $count } of { $of }
cards-open = { $name }, show large
cards-rule = Rule
cards-id = Name in files
cards-figure = On the board
cards-none = Nothing matches. Clear a filter.

provenance-rulebook = Rulebook
provenance-rulebook-text = The value stands in a printed rulebook.
provenance-community = Published fact
provenance-community-text = A published fact about the printed component.
provenance-original = Our design
provenance-original-text = Nothing is known of the printed value; this one fits everything that is known.

## Kinds of items

kind-event = Event cards
kind-spawn = Spawn cards
kind-skill = Marine cards
kind-invader = Invaders
kind-weapon = Weapons
kind-die = Dice
kind-token = Tokens
kind-figure = Figures
kind-reaction = Reactions
kind-find = Finds
kind-order = Orders
kind-vow = Vows
kind-card = Cards
kind-enemy = Enemies
kind-encounter = Encounters
kind-asset = Assets
kind-power = Power cards
kind-mission = Missions
kind-corruption = Corruption
kind-relic = Relics
kind-wargear = Wargear
kind-hero = Heroes
kind-scenario = Scenarios
kind-space = Spaces
kind-main = Main actions
kind-bonus = Bonus actions
kind-glory = Glory Kill cards
kind-squad = Squad cards
kind-demon = Demons
kind-invasion = Invasion cards
kind-threat = Threats
kind-objective = Objectives
kind-class = Classes
