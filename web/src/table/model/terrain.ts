/** How a terrain looks: a hatching and a style of edge for each family of names. */

export interface TerrainLook {
  pattern: 'blocked' | 'rough' | 'harm' | 'water' | 'other'
  edge: 'solid' | 'dashed' | 'wavy' | 'dotted'
}

const FAMILIES: [RegExp, TerrainLook][] = [
  [/^(floor|space|plain|corridor|room|)$/, { pattern: 'other', edge: 'solid' }],
  [/obstacle|block|wall|crate|pillar|rock|machine|void/, { pattern: 'blocked', edge: 'solid' }],
  [/damag|harm|hurt|hazard|lava|acid|fire|slime|danger|pit|toxic/, { pattern: 'harm', edge: 'wavy' }],
  [/water|pool|river|sea/, { pattern: 'water', edge: 'dotted' }],
  [/rough|rubble|difficult|debris|cover|elevat|stairs/, { pattern: 'rough', edge: 'dashed' }],
]

/** The look of a terrain; null for the plain floor. */
export function terrainLook(terrain: string): TerrainLook | null {
  for (const [index, [names, look]] of FAMILIES.entries()) {
    if (names.test(terrain)) return index === 0 ? null : look
  }
  return { pattern: 'other', edge: 'dotted' }
}
