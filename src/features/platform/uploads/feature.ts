import { defineFeature } from '../../../server/feature.ts'

/** Takes files in for all other features. Its table is the server's: what is on the disk is swept up by it. */
export default defineFeature({})
