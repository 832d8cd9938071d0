import type { OpenContext } from '../../../server/context.ts'
import { actorOf, openRoute } from '../../../server/routes.ts'
import { signedIn } from '../../../shared/actor.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { developerTools } from './contract.ts'

const tools = async (ctx: OpenContext): Promise<Output<typeof developerTools>> => {
  const { developer } = ctx.settings
  return {
    developer,
    tools: developer && hasPermission(actorOf(ctx), 'outbox.read') ? ['outbox', 'debug-panel', 'test-db'] : [],
  }
}

export const developerRoutes = [openRoute(developerTools, signedIn, tools)]
