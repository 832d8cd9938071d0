/** Why a punch belongs where it does, or nowhere. The screens have the words. */
export type MatchReason =
  | 'closes_open_pair'
  | 'worked_on_into_next_shift'
  | 'roster_window'
  | 'pattern_window'
  | 'default_window'
  | 'nearest_start'
  | 'in_while_in'
  | 'out_after_out'
  | 'out_without_in'
  | 'double_of_another'
  | 'no_window'
  | 'in_the_future'

export type MatchChoice = { punchId: string; role: 'in' | 'out' | 'ignored'; reason: MatchReason }
