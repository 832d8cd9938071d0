/** Where an application begins, for whoever takes one in. */
export { ensurePipeline, firstStageOf, rankAtEnd } from './queries.ts'
