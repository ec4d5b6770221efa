/** Icons of the game-icons set by name. */
export { fetchIcons, hasIcon, iconNames, iconPath } from './carried.svelte'
