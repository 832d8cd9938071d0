/** What other features ask of pipelines. */
export { ensurePipeline, firstStageOf, rankAtEnd } from './queries.ts'
