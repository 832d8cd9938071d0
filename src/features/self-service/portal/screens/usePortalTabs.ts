import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFills } from '../../../../web/slots.tsx'
import type { portalTiles } from '../contract.ts'
import { PORTAL_TILE_NAMES } from '../tiles.rules.ts'

const tilesCall = wire<typeof portalTiles>('GET', '/api/portal/tiles')

/** The tabs that other features fill, each with its name in addresses: without those the company has switched off, once that is known. */
export const usePortalTabs = () => {
  const { data, error } = useApiState(tilesCall, {})
  const off: readonly string[] = data?.off ?? (error ? [] : PORTAL_TILE_NAMES)
  return useFills('portal.tab')
    .map((fill) => ({ ...fill, name: fill.feature.split('/').at(-1) as string }))
    .filter(({ name }) => !off.includes(name))
}
