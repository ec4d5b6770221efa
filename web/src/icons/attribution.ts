/** Who drew the icons of the game-icons set, and under which licence they may be used. */

export const LICENCE = { name: 'CC BY 3.0', href: 'https://creativecommons.org/licenses/by/3.0/' } as const
export const SET = { name: 'game-icons.net', href: 'https://game-icons.net/' } as const

/** Contributors of the set, as its licence file names them. */
export const AUTHORS: readonly { name: string; href?: string; licence?: string }[] = [
  { name: 'Lorc', href: 'https://lorcblog.blogspot.com' },
  { name: 'Delapouite', href: 'https://delapouite.com' },
  { name: 'John Colburn', href: 'http://ninmunanmu.com' },
  { name: 'Felbrigg', href: 'https://blackdogofdoom.blogspot.com' },
  { name: 'John Redman', href: 'http://www.uniquedicetowers.com' },
  { name: 'Carl Olsen' },
  { name: 'Sbed', href: 'https://opengameart.org/content/95-game-icons' },
  { name: 'PriorBlue' },
  { name: 'Willdabeast', href: 'https://wjbstories.blogspot.com' },
  { name: 'Viscious Speed', href: 'https://viscious-speed.deviantart.com', licence: 'CC0' },
  { name: 'Lord Berandas', href: 'https://berandas.deviantart.com' },
  { name: 'Irongamer' },
  { name: 'HeavenlyDog', href: 'https://www.gnomosygoblins.blogspot.com' },
  { name: 'Lucas' },
  { name: 'Faithtoken', href: 'https://fungustoken.deviantart.com' },
  { name: 'Skoll' },
  { name: 'Andy Meneely', href: 'https://www.se.rit.edu/~andy/' },
  { name: 'Cathelineau' },
  { name: 'Kier Heyl' },
  { name: 'Aussiesim' },
  { name: 'Sparker', href: 'http://citizenparker.com' },
  { name: 'Zeromancer' },
  { name: 'Rihlsul' },
  { name: 'Quoting' },
  { name: 'Guard13007', href: 'https://guard13007.com' },
  { name: 'DarkZaitzev', href: 'https://darkzaitzev.deviantart.com' },
  { name: 'SpencerDub' },
  { name: 'GeneralAce135' },
  { name: 'Zajkonur' },
  { name: 'Catsu' },
  { name: 'Starseeker' },
  { name: 'Pepijn Poolman' },
  { name: 'Pierre Leducq' },
  { name: 'Caro Asercion' },
]
