import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../web/api.ts'
import type { ResumeFormat } from '../kinds.rules.ts'
import { aimCall, readingCall } from './calls.ts'

type Read = { id: string; format: ResumeFormat; revision: number }

/**
 * How a program reads an export of a revision. Each revision is a question of its own: an answer about an earlier one that is still on its way
 * when the CV is saved cannot stand for it. What was read last stays, marked as such, until the new one is here.
 */
export const useReading = ({ id, format, revision }: Read) =>
  useQuery({
    queryKey: [readingCall.path, { id, format }, revision],
    queryFn: ({ signal }) => call(readingCall, { id, format }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What a job asks against a revision; as with what is read of it, each revision is a question of its own. */
export const useAim = ({ id, job, revision }: { id: string; job: string; revision: number }) =>
  useQuery({
    queryKey: [aimCall.path, { id, job }, revision],
    queryFn: ({ signal }) => call(aimCall, { id, job }, { signal }),
    placeholderData: keepPreviousData,
  })
