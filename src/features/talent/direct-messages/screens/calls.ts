import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'
import type * as templates from '../templates.contract.ts'

export const mineCall = wire<typeof contract.listMyThreads>('GET', '/api/seeker/direct-threads')
export const startsCall = wire<typeof contract.listStarts>('GET', '/api/seeker/direct-starts')
export const beginMineCall = wire<typeof contract.startMyThread>('POST', '/api/seeker/direct-threads')
export const readMineCall = wire<typeof contract.readMyThread>('GET', '/api/seeker/direct-threads/:id')
export const writeMineCall = wire<typeof contract.writeInMyThread>('POST', '/api/seeker/direct-threads/:id/messages')
export const takeMineBackCall = wire<typeof contract.takeMyMessageBack>(
  'DELETE',
  '/api/seeker/direct-threads/:id/messages/:message',
)
export const changeMineCall = wire<typeof contract.changeMyThread>('PUT', '/api/seeker/direct-threads/:id')
export const addMineCall = wire<typeof contract.addMyFile>('POST', '/api/seeker/direct-threads/:id/files')
export const reportCall = wire<typeof contract.reportThread>('POST', '/api/seeker/direct-threads/:id/report')
export const watchMineCall = wire<typeof contract.watchMyThread>('GET', '/api/seeker/direct-threads/:id/changes')

export const theirsCall = wire<typeof contract.listThreads>('GET', '/api/company/direct-threads')
export const beginCall = wire<typeof contract.startThread>('POST', '/api/company/direct-threads')
export const readCall = wire<typeof contract.readThread>('GET', '/api/company/direct-threads/:id')
export const writeCall = wire<typeof contract.writeInThread>('POST', '/api/company/direct-threads/:id/messages')
export const takeBackCall = wire<typeof contract.takeMessageBack>(
  'DELETE',
  '/api/company/direct-threads/:id/messages/:message',
)
export const changeCall = wire<typeof contract.changeThread>('PUT', '/api/company/direct-threads/:id')
export const addCall = wire<typeof contract.addFile>('POST', '/api/company/direct-threads/:id/files')
export const watchCall = wire<typeof contract.watchThread>('GET', '/api/company/direct-threads/:id/changes')
export const reportPersonCall = wire<typeof contract.reportPerson>('POST', '/api/company/direct-threads/:id/report')

export const templateFactsCall = wire<typeof templates.readTemplateFacts>('GET', '/api/company/direct-template-facts')
export const templatesCall = wire<typeof templates.listDirectTemplates>('GET', '/api/company/direct-templates')
export const addTemplateCall = wire<typeof templates.addDirectTemplate>('POST', '/api/company/direct-templates')
export const changeTemplateCall = wire<typeof templates.changeDirectTemplate>(
  'PUT',
  '/api/company/direct-templates/:id',
)
export const removeTemplateCall = wire<typeof templates.removeDirectTemplate>(
  'DELETE',
  '/api/company/direct-templates/:id',
)
