import type { Context } from '../../../server/context.ts'
import type { CompanyRoute, Route } from '../../../server/routes.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import type * as contract from './contract.ts'
import { isInFirstDays } from './first-days.service.ts'
import { leaverOf } from './leavers.service.ts'
import { portalSettings } from './settings.ts'
import { PORTAL_TILE_NAMES, type PortalTile, tileOfFeature } from './tiles.rules.ts'

const tilesOf = ({ db, actor }: Context) => settingsOf(db, portalSettings, { companyId: actor.companyId })

export const readPortalTiles = async (ctx: Context): Promise<Output<typeof contract.portalTiles>> => {
  const on = await tilesOf(ctx)
  const leaver = await leaverOf(ctx)
  return {
    off: PORTAL_TILE_NAMES.filter((tile) => !on[tile]),
    leaver: leaver && { lastDay: leaver.lastDay, until: leaver.until },
    isNew: leaver === null && (await isInFirstDays(ctx)),
  }
}

/** @throws Refusal CONFLICT to an employee whose company has switched the part off */
const refuseSwitchedOff = async (ctx: Context, tile: PortalTile): Promise<void> => {
  if (ctx.actor.role === 'employee' && !(await tilesOf(ctx))[tile])
    throw new Refusal('CONFLICT', 'Your company has switched this part of the portal off.')
}

/** A feature's calls as employees may make them: those of a part that their company has switched off are refused, before anything is read. */
export const withPortalTiles = (feature: string, routes: readonly Route[]): readonly Route[] => {
  const tile = tileOfFeature(feature)
  if (tile === undefined) return routes
  return routes.map((route): Route => {
    if (route.kind === 'open') return route
    const run: CompanyRoute['run'] = async (ctx, input) => {
      await refuseSwitchedOff(ctx, tile)
      return route.run(ctx, input)
    }
    return { ...route, run }
  })
}
