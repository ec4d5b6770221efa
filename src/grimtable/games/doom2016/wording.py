"""Wording: the words that the meaning of a card gives, to stand beside the words printed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimtable.content import describe
from grimtable.games.doom2016.effects import registry

if TYPE_CHECKING:
    from grimtable.content import Conditions, Pack
    from grimtable.games.doom2016.items import (
        Ability,
        ActionCard,
        ClassCard,
        Demon,
        EventCard,
        GloryKillCard,
        ObjectiveCard,
        Skill,
        SquadCard,
        ThreatCard,
    )

#: moment → German, Polish; English stands in the vocabulary
MOMENTS: Final = {
    "main": ("als Haupt-Aktion in deiner Aktivierung", "jako akcja główna w twojej aktywacji"),
    "bonus": ("als Bonus-Aktion in deiner Aktivierung", "jako akcja dodatkowa w twojej aktywacji"),
    "anytime": (
        "jederzeit in deiner Aktivierung, nur nicht während eines Angriffs",
        "w dowolnej chwili twojej aktywacji, ale nie podczas ataku",
    ),
    "played": ("wenn diese Karte gespielt wird", "gdy ta karta zostaje zagrana"),
    "attack.before": ("bevor ein Angriff ausgeführt wird", "przed wykonaniem ataku"),
    "attack.declared": (
        "nachdem ein Verteidiger bestimmt ist, vor dem Wurf",
        "po wskazaniu obrońcy, przed rzutem",
    ),
    "attack.defending": ("beim Verteidigen", "podczas obrony"),
    "attack.attacking": ("beim Angreifen", "podczas ataku"),
    "attack.after": ("nach einem Angriff", "po ataku"),
    "activation.start": ("zu Beginn der Aktivierung eines Marines", "na początku aktywacji marine"),
    "activation.end": ("am Ende der Aktivierung eines Marines", "na końcu aktywacji marine"),
    "type.chosen": ("wenn ein Dämonentyp aktiviert wird", "gdy aktywuje się rodzaj demona"),
    "demon.start": ("zu Beginn der Aktivierung eines Dämons", "na początku aktywacji demona"),
    "demon.end": ("am Ende der Aktivierung eines Dämons", "na końcu aktywacji demona"),
    "marine.moved": ("nachdem ein Marine ein Feld betreten hat", "po wejściu marine na pole"),
    "demon.moved": ("nachdem sich ein Dämon bewegt hat", "po ruchu demona"),
    "marine.killed": ("nachdem ein Marine getötet wurde", "po zabiciu marine"),
    "demon.killed": ("nachdem ein Dämon getötet wurde", "po zabiciu demona"),
    "glory_kill": ("nach einem Glory Kill", "po zabójstwie chwały"),
    "door.opened": ("nachdem eine Tür geöffnet wurde", "po otwarciu drzwi"),
    "item.gained": (
        "nachdem ein Marine einen Gegenstand erhalten hat",
        "po zdobyciu przedmiotu przez marine",
    ),
    "summoned": ("nachdem Dämonen beschworen wurden", "po przywołaniu demonów"),
    "setup": ("am Ende des Aufbaus", "na końcu przygotowania gry"),
    "round.start": ("zu Beginn einer Runde", "na początku rundy"),
    "status.end": ("am Ende der Statusphase", "na końcu fazy warunków"),
    "between": ("zwischen zwei Aktivierungen", "między dwiema aktywacjami"),
    "round.end": ("am Ende einer Runde", "na końcu rundy"),
}
#: skill → English, German, Polish; a number stands in front where one is counted
SKILLS: Final = {
    "hand": ("{} hand limit", "Handkartenlimit {}", "rozmiar ręki {}"),
    "health": ("{} health", "Lebenspunkte {}", "wartość zdrowia {}"),
    "sprint": (
        "{} movement points of Sprint", "Bewegungspunkte des Sprints {}", "punkty ruchu sprintu {}",
    ),
    "speed": (
        "{} movement points of main action cards",
        "Bewegungspunkte von Haupt-Aktionskarten {}",
        "punkty ruchu z kart akcji głównych {}",
    ),
    "shields": ("{} shields when defending", "Schilde beim Verteidigen {}", "tarcze podczas obrony {}"),
    "mains": (
        "{} main actions in an activation", "Haupt-Aktionen je Aktivierung {}", "akcje główne w aktywacji {}",
    ),
    "heal": (
        "{} damage healed by a Glory Kill",
        "Heilung durch einen Glory Kill {}",
        "leczenie za zabójstwo chwały {}",
    ),
    "pack": (
        "{} damage healed by a health pack", "Heilung durch ein Medikit {}", "leczenie pakietem zdrowia {}",
    ),
    "free_doors": (
        "Opening a door costs you nothing",
        "Türen zu öffnen kostet dich nichts",
        "otwieranie drzwi nic cię nie kosztuje",
    ),
    "pass_enemies": (
        "Enemies cost you no extra movement point",
        "Feinde kosten dich keinen zusätzlichen Bewegungspunkt",
        "wrogowie nie kosztują cię dodatkowego punktu ruchu",
    ),
    "light_feet": (
        "Difficult terrain costs you no extra movement point",
        "Schwieriges Gelände kostet dich keinen zusätzlichen Bewegungspunkt",
        "trudny teren nie kosztuje cię dodatkowego punktu ruchu",
    ),
    "range": ("{} range of attacks", "Reichweite von Angriffen {}", "zasięg ataków {}"),
    "red_dice": (
        "{} red dice in each attack with an action card",
        "Rote Würfel in jedem Angriff mit einer Aktionskarte {}",
        "czerwone kości w każdym ataku kartą akcji {}",
    ),
    "printed_stagger": (
        "{} printed stagger value of demons for your Glory Kills",
        "Aufgedruckter Benommenheitswert von Dämonen für deine Glory Kills {}",
        "wydrukowana wartość równowagi demonów przy twoich zabójstwach chwały {}",
    ),
}  # fmt: skip
_LANGUAGES: Final = ("en", "de", "pl")
_IF: Final = ("if", "wenn", "jeśli")
_WORDS: Final = {
    "argent": ("{} Argent Power", "{} Argent-Energie", "moc argentu: {}"),
    "exhaust": ("Exhaust this card", "Erschöpfe diese Karte", "Wyczerp tę kartę"),
    "discard": ("Discard action cards from your hand: {}", "Lege Aktionskarten aus deiner Hand ab: {}",
                "Odrzuć karty akcji z ręki: {}"),
    "may": ("You may", "Du darfst", "Możesz"),
    "once": ("Once in each {}", "Einmal je {}", "Raz na {}"),
    "attacks": ("You may perform this attack {} times.", "Du darfst diesen Angriff {}-mal ausführen.",
                "Możesz wykonać ten atak {} razy."),
    "cover": ("This attack ignores cover.", "Dieser Angriff ignoriert Deckung.", "Ten atak ignoruje osłonę."),
    "keep": ("Keep this card in play.", "Lass diese Karte im Spiel.", "Zachowaj tę kartę w grze."),
    "activations": ("You are activated {} times in each Activation Phase.",
                    "Du wirst in jeder Aktivierungsphase {}-mal aktiviert.",
                    "W każdej fazie aktywacji aktywujesz się {} razy."),
    "victory": ("The marines win when {}.", "Die Marines gewinnen, sobald {}.", "Marines wygrywają, gdy {}."),
    "defeat": ("The Invader wins when {}.", "Der Zerstörer gewinnt, sobald {}.",
               "Najeźdźca wygrywa, gdy {}."),
    "rounds": ("The Invader wins at the end of round {}.", "Der Zerstörer gewinnt am Ende von Runde {}.",
               "Najeźdźca wygrywa na końcu rundy {}."),
}  # fmt: skip
_ONCE: Final = {
    "activation": ("activation", "Aktivierung", "aktywację"),
    "round": ("round", "Runde", "rundę"),
    "game": ("game", "Spiel", "grę"),
}


def _say(key: str, language: str, *values: object) -> str:
    return _WORDS[key][_LANGUAGES.index(language)].format(*values)


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def moment_words(moment: str, language: str) -> str:
    """How a moment is called."""
    if language == "en":
        return registry.vocabulary("moments")[moment]
    return MOMENTS[moment][_LANGUAGES.index(language) - 1]


def skill_words(skill: Skill, language: str) -> str:
    """`+1 hand limit.`"""
    said = SKILLS[skill.changes][_LANGUAGES.index(language)].format(f"{skill.amount:+d}")
    return f"{_capital(said)}."


def ability_wording(ability: Ability, pack: Pack, language: str = "en", name: str = "") -> str:
    """Name, moment, conditions, price and instructions of one ability."""
    place = _LANGUAGES.index(language)
    price: list[str] = []
    if ability.once:
        price.append(_say("once", language, _ONCE[ability.once][place]))
    if ability.argent:
        price.append(_say("argent", language, ability.argent))
    if ability.exhaust:
        price.append(_say("exhaust", language))
    if ability.discard:
        price.append(_say("discard", language, ability.discard))
    when = moment_words(ability.moment, language)
    if ability.if_:
        when = f"{when}, {_IF[place]} {_conditions(ability.if_, pack, language)}"
    said = describe(ability.do, registry, language, pack=pack)
    if ability.may:
        said = f"{_say('may', language)}: {said}"
    parts = [f"{name}." if name else "", f"{', '.join(price)}." if price else "", f"{_capital(when)}: {said}"]
    return " ".join(_capital(part) for part in parts if part)


def _conditions(conditions: Conditions, pack: Pack, language: str) -> str:
    return describe(conditions, registry, language, pack=pack)


def demon_wording(card: Demon, pack: Pack, language: str = "en") -> str:
    """The abilities of a demon card with their names."""
    said = [
        ability_wording(each, pack, language, _named(card, each, pack, language)) for each in card.abilities
    ]
    return " ".join([*said, *(skill_words(each, language) for each in card.skills)])


def _named(card: Demon, ability: Ability, pack: Pack, language: str) -> str:
    if language == "en":
        return ability.name
    place = card.abilities.index(ability)
    return pack.texts.of_item("demons", card, f"abilities-{place}-name", language) or ability.name


def action_wording(card: ActionCard, pack: Pack, language: str = "en") -> str:
    """What an action card says besides its numbers."""
    said = []
    if card.keep:
        said.append(_say("keep", language))
    if card.attacks > 1:
        said.append(_say("attacks", language, card.attacks))
    if card.ignores_cover:
        said.append(_say("cover", language))
    said += [skill_words(each, language) for each in card.skills]
    return " ".join([*said, *(ability_wording(each, pack, language) for each in card.abilities)])


def lying_wording(card: ClassCard | ThreatCard | SquadCard, pack: Pack, language: str = "en") -> str:
    """What a class, squad or threat card says: what is always different, then its abilities."""
    said = []
    if getattr(card, "activations", 1) > 1:
        said.append(_say("activations", language, getattr(card, "activations", 1)))
    said += [skill_words(each, language) for each in getattr(card, "skills", ())]
    return " ".join([*said, *(ability_wording(each, pack, language) for each in card.abilities)])


def played_wording(card: EventCard | GloryKillCard, pack: Pack, language: str = "en") -> str:
    """What an event or a Glory Kill card says."""
    return ability_wording(card.ability, pack, language)


def objective_wording(card: ObjectiveCard, pack: Pack, language: str = "en") -> str:
    """How both sides win, and the rules of the mission; kill tokens stand beside it as numbers."""
    said = [ability_wording(each, pack, language) for each in card.abilities]
    said.append(_say("victory", language, _conditions(card.victory, pack, language)))
    if card.defeat is not None:
        said.append(_say("defeat", language, _conditions(card.defeat, pack, language)))
    if card.rounds:
        said.append(_say("rounds", language, card.rounds))
    return " ".join(said)
