import { useState } from 'react'
import type { Input } from '../../../../shared/endpoint.ts'
import { useDraft } from '../../../../web/ui/useDraft.ts'
import type { askForLeave } from '../my.contract.ts'
import type { LeaveCardView } from '../shapes.contract.ts'

export type Wanted = Input<typeof askForLeave>
export const LENGTHS = ['full', 'am', 'pm', 'hours'] as const
type Length = (typeof LENGTHS)[number]

const emptyForm = (cards: readonly LeaveCardView[], today: string) => ({
  type: cards[0]?.type.key ?? '',
  from: today,
  until: today,
  length: 'full' as Length,
  starts: '14:00',
  hours: 2,
  note: '',
  delegate: '',
  childBorn: '',
  adoptedOn: '',
  relation: 'parent',
  childIsCitizen: true,
  childIsDisabled: false,
  earlierChildren: 0,
  file: null as string | null,
})
type Values = ReturnType<typeof emptyForm>

/** A draft as it was, for a kind of leave that is still there; the paper has to be chosen anew. */
const restoredForm = (cards: readonly LeaveCardView[], today: string, kept: Partial<Values> | null): Values => {
  const empty = emptyForm(cards, today)
  if (!kept || !cards.some(({ type }) => type.key === kept.type)) return empty
  return { ...empty, ...kept, file: null }
}

/** What is typed of a request, kept on the devices of whoever asks until it is sent, and the request it makes. */
export const useLeaveForm = (cards: readonly LeaveCardView[], today: string, name: string) => {
  const draft = useDraft<Partial<Values>>(name, (taken) => setValues(restoredForm(cards, today, taken)))
  const [values, setValues] = useState(() => restoredForm(cards, today, draft.restored))
  const set = (changed: Partial<Values>) => {
    const { file: _, ...kept } = { ...values, ...changed }
    setValues((before) => ({ ...before, ...changed }))
    draft.keep(kept)
  }
  const setFrom = (from: string) => set({ from, until: values.until < from ? from : values.until })
  const card = cards.find(({ type }) => type.key === values.type)
  const isOneDay = values.from === values.until
  const asks = card?.isForOccasion ? card.asks : []
  const [hour = 0, minute = 0] = values.starts.split(':').map(Number)
  const half = values.length === 'am' || values.length === 'pm' ? values.length : null
  const wanted: Wanted = {
    type: values.type,
    from: values.from,
    until: values.until,
    halves: isOneDay && half ? [{ day: values.from, half }] : [],
    hours:
      isOneDay && values.length === 'hours'
        ? { startsAt: hour * 60 + minute, minutes: Math.round(values.hours * 60) }
        : null,
    note: values.note,
    delegate: values.delegate || null,
    file: values.file,
    occasion:
      asks.length === 0
        ? null
        : {
            childBorn: asks.includes('childBorn') ? values.childBorn : '',
            adoptedOn: asks.includes('adoptedOn') ? values.adoptedOn : '',
            relation: asks.includes('relation') ? values.relation : '',
            childIsCitizen: asks.includes('childIsCitizen') ? values.childIsCitizen : null,
            childIsDisabled: asks.includes('childIsDisabled') ? values.childIsDisabled : null,
            earlierChildren: asks.includes('earlierChildren') ? values.earlierChildren : null,
          },
  }
  const anew = () => {
    draft.discard()
    setValues(emptyForm(cards, today))
  }
  const { discard: forget, news } = draft
  return { values, set, setFrom, card, wanted, forget, news, wasKept: draft.restored !== null && news === null, anew }
}
export type Form = ReturnType<typeof useLeaveForm>
