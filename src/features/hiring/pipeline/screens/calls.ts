import { wire } from '../../../../shared/endpoint.ts'
import type { addNote } from '../../applications/work.contract.ts'
import type * as settings from '../../stages/settings.contract.ts'
import type * as board from '../board.contract.ts'
import type * as contract from '../contract.ts'

export const moveCall = wire<typeof contract.moveApplications>('POST', '/api/company/applications/move')
export const noteCall = wire<typeof addNote>('POST', '/api/company/applications/:id/notes')
export const boardCall = wire<typeof board.readBoard>('GET', '/api/company/board')
export const boardJobsCall = wire<typeof board.boardJobs>('GET', '/api/company/board/jobs')
export const watchCall = wire<typeof board.watchBoard>('GET', '/api/company/board/watch')
export const pipelinesCall = wire<typeof settings.readPipelines>('GET', '/api/company/pipelines')
export const createPipelineCall = wire<typeof settings.createPipeline>('POST', '/api/company/pipelines')
export const savePipelineCall = wire<typeof settings.savePipeline>('PUT', '/api/company/pipelines/:id')
export const saveReasonsCall = wire<typeof settings.saveReasons>('PUT', '/api/company/reject-reasons')
export const choosePipelineCall = wire<typeof contract.choosePipeline>('PUT', '/api/company/jobs/:id/pipeline')
