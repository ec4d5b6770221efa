### Settings.

settings-lead = Kept in this browser, for every table.
settings-look = Look and language
settings-language = Language
settings-theme = Theme
settings-system = As the system
settings-dark = Dark
settings-light = Light
settings-motion = Motion
settings-motion-text = Reduced means fades only.
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-pace = Pace
settings-speed = Speed of the table
speed-0 = at once
speed-1 = slow
speed-2 = calm
speed-3 = brisk
speed-4 = fast
settings-summary = Sum up the bots’ turns
settings-summary-text = One summary instead of every step. It can be replayed.
settings-playing = Playing
settings-single = Single click
settings-single-text = One click acts at once, without a preview. For those who know the game.
settings-pass-empty = Pass for me when there is nothing I could do
settings-pass-empty-text = Only at tables that ask everybody. It happens after a pause that does not depend on your cards, so that nobody can tell. Turn it off to pass by hand, and to bluff.
settings-pass = Interrupts always passed
settings-pass-none = None. You can choose “always pass” whenever the table asks you for an interrupt.
settings-pass-some =
    { $count ->
        [one] One kind of interrupt is passed for you.
       *[other] { $count } kinds of interrupts are passed for you.
    }
settings-pass-remove = Ask again for { $moment }
settings-pass-clear = Ask again for all
settings-calling = Getting my attention
settings-sound = Sound
settings-sound-text = A short tone when a decision is yours.
settings-notify = Notification
settings-notify-text = A system notification when a decision is yours and this page is in the background.
settings-you = You
settings-kept = Name, settings and the keys of your seats stay in this browser. Clearing its data loses the seats.
settings-each-step = Ask at every step
settings-each-step-text = Also where there is only one answer, where you have declined the same before, and before every click on the board. Otherwise such choices are made for you, and one undo takes them back.
settings-stop-at-things = Stop where something lies
settings-stop-at-things-text = A walk stops where you could pick something up. Otherwise what costs nothing is picked up on the way.
settings-coordinates = Show coordinates
settings-coordinates-text = On the rim of the board and in the log together. Otherwise places are called by what is there: “by door A”.
