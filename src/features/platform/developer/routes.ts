import type { OpenContext } from '../../../server/context.ts'
import { actorOf, openRoute } from '../../../server/routes.ts'
import { signedIn, worksInHr } from '../../../shared/actor.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { developerTools } from './contract.ts'

const tools = async (ctx: OpenContext): Promise<Output<typeof developerTools>> => {
  const { developer } = ctx.settings
  return { developer, tools: developer && worksInHr(actorOf(ctx)) ? ['outbox', 'debug-panel', 'test-db'] : [] }
}

export const developerRoutes = [openRoute(developerTools, signedIn, tools)]
