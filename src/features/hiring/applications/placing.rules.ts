import type { Outcome } from '../jobs/stages.rules.ts'

/** Where an application stands. */
export type PipelineApplication = {
  id: string
  number: number
  stageId: string
  stageSince: string
  rank: number
  outcome: Outcome
  outcomeAt: string | null
  outcomePhrase: string | null
  reasonId: string | null
  restoreStageId: string | null
  version: number
}
/** What an application becomes. */
export type Became = Pick<
  PipelineApplication,
  'stageId' | 'stageSince' | 'rank' | 'outcome' | 'outcomeAt' | 'outcomePhrase' | 'reasonId' | 'restoreStageId'
>
