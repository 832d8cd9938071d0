import { useEffect } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { sayPortalTabs } from '../../../../web/shell/portalTabs.ts'
import { useFills } from '../../../../web/slots.tsx'
import type { portalTiles } from '../contract.ts'
import { PORTAL_TILE_NAMES } from '../tiles.rules.ts'

const tilesCall = wire<typeof portalTiles>('GET', '/api/portal/tiles')

/** What people come for oftenest is first; what is not named comes after them, in the order of the areas. */
const ORDER = ['completion', 'schedules', 'attendance', 'leave', 'payroll', 'claims', 'memos', 'approvals', 'questions']
const placeOf = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

/** What is left to whoever has left the company. */
const OF_LEAVERS = ['payroll', 'letters']

/** What of these there is to say today stands on the first page. */
const ON_FIRST_PAGE = ['schedules', 'attendance', 'leave', 'approvals']

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
    .sort((a, b) => placeOf(a.name) - placeOf(b.name))
  const names = data ? fills.map(({ name }) => name).join() : null
  // The bar at the foot of a phone leads to none that is switched off.
  useEffect(() => sayPortalTabs(names === null ? null : names.split(',')), [names])
  return {
    fills,
    onFirstPage: fills.filter(({ name }) => ON_FIRST_PAGE.includes(name)),
    leaver,
    isNew: data?.isNew ?? false,
  }
}
