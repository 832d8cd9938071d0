/** Where an application begins, for whoever takes one in. */
export { ensurePipeline, firstStageOf, pipelineOf, rankAtEnd, stageOfKind } from './queries.ts'
export { lockPipeline } from './settings.queries.ts'
