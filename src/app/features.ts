import { withLeavers } from '../features/self-service/portal/leavers.service.ts'
import { withPortalTiles } from '../features/self-service/portal/tiles.service.ts'
import { cleanupJobs } from '../server/cleanup.ts'
import { loadFeatures } from '../server/feature.ts'
import { logChainJobs } from '../server/log-chain.ts'

/** Every feature, found by listing the folders that have a `feature.ts`. */
export const features = await loadFeatures()

/** Every feature's calls and jobs; those of a part of the portal that a company has switched off are refused to its employees, and most to whoever has left. */
export const routes = features.flatMap(({ name, routes: own = [] }) => withLeavers(name, withPortalTiles(name, own)))
export const jobs = [...features.flatMap((feature) => feature.jobs ?? []), ...cleanupJobs, ...logChainJobs]
