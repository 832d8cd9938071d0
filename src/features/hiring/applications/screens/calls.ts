import { wire } from '../../../../shared/endpoint.ts'
import { getSession } from '../../../../web/session.ts'
import { documentsCall } from '../../application-documents/screens/calls.ts'
import type { moveApplications } from '../../pipeline/contract.ts'
import type * as contract from '../contract.ts'
import type { readCvText } from '../cv.contract.ts'
import type * as desk from '../desk.contract.ts'
import type * as moved from '../moved.contract.ts'
import type * as work from '../work.contract.ts'

const base = '/api/company/applications'
export const listCall = wire<typeof contract.listApplications>('GET', base)
export const groupsCall = wire<typeof contract.groupApplications>('GET', `${base}/groups`)
export const choicesCall = wire<typeof contract.readChoices>('GET', `${base}/choices`)
export const labelCall = wire<typeof contract.labelApplications>('POST', `${base}/label`)
export const moveCall = wire<typeof moveApplications>('POST', `${base}/move`)
export const messageCall = wire<typeof work.writeToApplicants>('POST', `${base}/messages`)
export const holdCall = wire<typeof desk.holdApplications>('POST', `${base}/hold`)
export const editCall = wire<typeof desk.editApplication>('POST', `${base}/:id/edit`)
export const otherJobsCall = wire<typeof moved.readOtherJobs>('GET', `${base}/:id/other-jobs`)
export const askOtherCall = wire<typeof moved.askForOtherJob>('POST', `${base}/:id/other-jobs`)
export const takeOtherBackCall = wire<typeof moved.withdrawOtherJob>('POST', `${base}/:id/other-jobs/:move/take-back`)
export const openCall = wire<typeof work.openApplication>('POST', `${base}/:id/open`)
export const cvTextCall = wire<typeof readCvText>('POST', `${base}/:id/cv/text`)
export const noteCall = wire<typeof work.addNote>('POST', `${base}/:id/notes`)
export const changeNoteCall = wire<typeof work.changeNote>('PUT', `${base}/:id/notes/:noteId`)
export const takeBackCall = wire<typeof work.withdrawMessage>('POST', `${base}/:id/messages/:messageId/take-back`)
export const mergeCall = wire<typeof work.mergeCandidates>('POST', '/api/company/candidates/:id/merge')
export const eraseCall = wire<typeof work.eraseCandidate>('POST', '/api/company/candidates/:id/erase')
/** What changes when something is done with applications. */
export const STALE = [listCall, groupsCall, choicesCall, openCall, documentsCall]

/** What a call answers with that is a file. */
export const answerOf = async (path: string, body?: object): Promise<Blob> => {
  const answer = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${getSession().token ?? ''}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as { error?: string } | null
    throw new Error(told?.error ?? `HTTP ${answer.status}`)
  }
  return answer.blob()
}

/** A file that a call answers with, handed to the browser. */
export const saveAnswer = async (path: string, name: string, body?: object): Promise<void> => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answerOf(path, body))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
