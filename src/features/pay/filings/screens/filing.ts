import type { Tone } from '../../../../web/ui/StatusBadge.tsx'
import type { Filing } from '../contract.ts'

const TONES: Readonly<Record<Filing['standing'], Tone>> = {
  late: 'wrong',
  due: 'careful',
  upcoming: 'idle',
  filed: 'calm',
  confirmed: 'ok',
  waived: 'idle',
}

export const toneOfFiling = ({ standing }: Pick<Filing, 'standing'>): Tone => TONES[standing]

/** What names one in an address: nobody may have worked on it yet. */
export const idOfFiling = ({ entityId, rule, from, until }: Filing): string => [entityId, rule, from, until].join('~')
