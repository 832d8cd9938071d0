/** Parts of the portal that a company may switch off, by the name of their tab, with the feature whose calls they are. */
export const PORTAL_TILES = {
  attendance: 'time/attendance',
  schedules: 'time/schedules',
  leave: 'time/leave',
  claims: 'pay/claims',
  letters: 'self-service/letters',
  directory: 'self-service/directory',
  questions: 'self-service/questions',
} as const
export type PortalTile = keyof typeof PORTAL_TILES

export const PORTAL_TILE_NAMES = Object.keys(PORTAL_TILES) as PortalTile[]

/** The part of the portal that a feature's calls are; undefined: none that can be switched off. */
export const tileOfFeature = (feature: string): PortalTile | undefined =>
  PORTAL_TILE_NAMES.find((tile) => PORTAL_TILES[tile] === feature)
