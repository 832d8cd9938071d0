import { defineFeature } from '../../../server/feature.ts'
import { openRoute } from '../../../server/routes.ts'
import { signedIn } from '../../../shared/actor.ts'
import { followStreams } from './contract.ts'
import { followAll } from './service.ts'

export default defineFeature({ routes: [openRoute(followStreams, signedIn, followAll)] })
