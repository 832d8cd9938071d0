import type { Input } from '../../../../shared/endpoint.ts'
import { WORK_MODES } from '../../../adverts/content/kinds.rules.ts'
import { NOTICES } from '../../../matching/profile/wish.rules.ts'
import type { nearTalent, promotedTalent, searchTalent } from '../contract.ts'
import { ACTIVE_FILTERS, type Query, SORTS, YEAR_BANDS } from '../search.rules.ts'

export type TalentInput = Omit<Input<typeof searchTalent>, 'cursor' | 'page' | 'pageSize'> &
  Input<typeof promotedTalent> &
  Input<typeof nearTalent>

const oneOf = <V extends string>(values: readonly V[], text: string | undefined): V | undefined =>
  values.find((value) => value === text)

/** What the address asks of a search for people; a word that a list does not have asks nothing. */
export const toTalentInput = (at: Query): TalentInput => ({
  q: at.q,
  country: at.country,
  place: at.place,
  years: oneOf(YEAR_BANDS, at.years),
  mode: oneOf(WORK_MODES, at.mode),
  active: oneOf(ACTIVE_FILTERS, at.active),
  skill: at.skill,
  pay: at.pay,
  notice: oneOf(NOTICES, at.notice),
  job: at.job,
  mayWork: oneOf(['yes'], at.mayWork),
  only: oneOf(['shortlisted', 'hidden'], at.only),
  sort: oneOf(SORTS, at.sort),
})
