import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'
import type * as links from '../links.contract.ts'

export const resumesCall = wire<typeof contract.listResumes>('GET', '/api/seeker/resumes')
export const makeCall = wire<typeof contract.makeResume>('POST', '/api/seeker/resumes')
export const resumeCall = wire<typeof contract.readResume>('GET', '/api/seeker/resumes/:id')
export const saveCall = wire<typeof contract.saveResume>('PUT', '/api/seeker/resumes/:id')
export const removeCall = wire<typeof contract.removeResume>('DELETE', '/api/seeker/resumes/:id')
export const revisionsCall = wire<typeof contract.listRevisions>('GET', '/api/seeker/resumes/:id/revisions')
export const restoreCall = wire<typeof contract.restoreRevision>('POST', '/api/seeker/resumes/:id/restore')
export const readingCall = wire<typeof contract.readBackResume>('GET', '/api/seeker/resumes/:id/reading')
export const useCall = wire<typeof contract.useResume>('POST', '/api/seeker/resumes/:id/use')
export const aimCall = wire<typeof contract.aimResume>('GET', '/api/seeker/resumes/:id/aim')
export const linksCall = wire<typeof links.listResumeLinks>('GET', '/api/seeker/resumes/:id/links')
export const makeLinkCall = wire<typeof links.makeResumeLink>('POST', '/api/seeker/resumes/:id/links')
export const endLinkCall = wire<typeof links.endResumeLink>('DELETE', '/api/seeker/resume-links/:id')
export const openSharedCall = wire<typeof links.openSharedResume>('POST', '/api/shared-resumes')
