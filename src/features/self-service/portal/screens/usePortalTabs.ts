import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFills } from '../../../../web/slots.tsx'
import type { portalTiles } from '../contract.ts'
import { PORTAL_TILE_NAMES } from '../tiles.rules.ts'

const tilesCall = wire<typeof portalTiles>('GET', '/api/portal/tiles')

/** What is left to whoever has left the company. */
const OF_LEAVERS = ['payroll', 'letters']

/**
 * The tabs that other features fill, each with its name in addresses: without those the company has switched off, once that is known; of whoever has
 * left, payslips and letters alone.
 */
export const usePortalTabs = () => {
  const { data, error } = useApiState(tilesCall, {})
  const off: readonly string[] = data?.off ?? (error ? [] : PORTAL_TILE_NAMES)
  const leaver = data?.leaver ?? null
  const fills = useFills('portal.tab')
    .map((fill) => ({ ...fill, name: fill.feature.split('/').at(-1) as string }))
    .filter(({ name }) => !off.includes(name) && (leaver === null || OF_LEAVERS.includes(name)))
  return { fills, leaver, isNew: data?.isNew ?? false }
}
