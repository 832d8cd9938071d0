import { findEverydayWork } from '../../adverts/content/everyday.rules.ts'
import { monthlyPay } from '../../adverts/content/posting.rules.ts'
import type { Chip } from './chips.rules.ts'
import { mentionOf, requiredYears, synonymsOf } from './mention.rules.ts'
import type { Rank } from './merge.rules.ts'
import { leastOfMonth } from './pay.rules.ts'

/** meets: the advert says so. silent: it does not say. differs: it says otherwise. near: like it in meaning. */
export const VERDICTS = ['meets', 'near', 'silent', 'differs'] as const
export type Verdict = (typeof VERDICTS)[number]
export type Reason = { chip: string; verdict: Verdict; quote: string | null }

/** What is known of an advert, the facts apart from its words. */
export type Facts = {
  title: string
  text: string
  workMode: string
  employmentType: string
  seniority: string | null
  country: string
  place: { name: string; region: string }
  currency: string
  pay: { min: number; max: number; period: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' } | null
  sponsorship: string | null
}

/** Every name of the work that a word stands for. */
const namesOfWork = (value: string): readonly string[] => findEverydayWork(value)?.names ?? []

const is = (yes: boolean): Verdict => (yes ? 'meets' : 'differs')
const LEVEL_OF: Readonly<Record<string, readonly [number, number]>> = {
  entry: [0, 2],
  mid: [1, 6],
  senior: [4, 50],
  lead: [6, 50],
  executive: [8, 50],
}

/** What a mention means for somebody who wants it, and for somebody who does not. */
const WANTED = { says: 'meets', denies: 'differs', silent: 'silent' } as const
const UNWANTED = { says: 'differs', denies: 'meets', silent: 'silent' } as const

const excluded = (chip: Chip, f: Facts): Omit<Reason, 'chip'> => {
  const [kind, value = ''] = chip.value.split(':')
  if (kind === 'mode') return { verdict: is(f.workMode !== value), quote: null }
  if (kind === 'type') return { verdict: is(f.employmentType !== value), quote: null }
  if (kind === 'place') return { verdict: is(f.place.name !== value && f.place.region !== value), quote: null }
  const { verdict, quote } = mentionOf(`${f.title}\n${f.text}`, synonymsOf(chip.value))
  return { verdict: UNWANTED[verdict], quote }
}

/** The work itself: a title that says it, or words of the text, with the quote; like it in meaning, or found by no more than a stem. */
const roleReason = (chip: Chip, f: Facts, rank: Rank): Omit<Reason, 'chip'> => {
  const names = [...synonymsOf(chip.value), ...namesOfWork(chip.value)]
  if (mentionOf(f.title, names).verdict === 'says') return { verdict: 'meets', quote: f.title }
  const { verdict, quote } = mentionOf(f.text, names)
  if (rank.words !== null && verdict === 'says') return { verdict: 'meets', quote }
  return { verdict: 'near', quote: null }
}

const reasonOf = (chip: Chip, f: Facts, rank: Rank): Omit<Reason, 'chip'> => {
  const plain = (verdict: Verdict, quote: string | null = null) => ({ verdict, quote })
  switch (chip.kind) {
    case 'role':
      return roleReason(chip, f, rank)
    case 'start': {
      const { verdict, quote } = mentionOf(f.text, synonymsOf('immediately'))
      return chip.value === 'now' && verdict === 'says' ? plain('meets', quote) : plain('silent')
    }
    case 'skill':
    case 'qualification':
    case 'word': {
      const { verdict, quote } = mentionOf(`${f.title}\n${f.text}`, synonymsOf(chip.value))
      return plain(WANTED[verdict], quote)
    }
    case 'mode':
      return plain(is(f.workMode === chip.value))
    case 'type':
      return plain(is(f.employmentType === chip.value))
    case 'level':
      return f.seniority === null ? plain('silent') : plain(is(f.seniority === chip.value))
    case 'country':
      return plain(is(f.country === chip.value))
    case 'pay': {
      if (f.pay === null || chip.pay === null) return plain('silent')
      const month = monthlyPay(f.pay.max, f.pay.period)
      const reaches = chip.pay.most
        ? month <= monthlyPay(chip.pay.minor, chip.pay.period)
        : month >= leastOfMonth(chip.pay)
      return plain(is(f.currency === chip.pay.currency && reaches))
    }
    case 'shift': {
      const { verdict, quote } = mentionOf(`${f.title}\n${f.text}`, synonymsOf(`shift:${chip.value}`))
      return plain(WANTED[verdict], quote)
    }
    case 'exclude':
      return excluded(chip, f)
    case 'years': {
      const input = requiredYears(f.text)
      if (input) return plain(is(input.years <= (chip.n ?? 0)), input.quote)
      const level = f.seniority === null ? undefined : LEVEL_OF[f.seniority]
      return level ? plain(is((chip.n ?? 0) >= level[0] && (chip.n ?? 0) <= level[1])) : plain('silent')
    }
    case 'permit':
      return f.sponsorship === null ? plain('silent') : plain(is(f.sponsorship !== 'no'))
    default:
      return plain('meets')
  }
}

/** Every chip gets its verdict; several of one kind are a choice, of which the one that fits is told. */
export const reasonsOf = (chips: readonly Chip[], facts: Facts, rank: Rank): Reason[] => {
  const all = chips.map((chip) => ({ chip, reason: reasonOf(chip, facts, rank) }))
  return all
    .filter(
      ({ chip, reason }) =>
        reason.verdict !== 'differs' ||
        !['mode', 'type', 'level', 'country'].includes(chip.kind) ||
        !all.some((o) => o.chip.kind === chip.kind && o.reason.verdict === 'meets'),
    )
    .map(({ chip, reason }) => ({ chip: chip.id, ...reason }))
}

/** Whether what must be is not contradicted by the words of an advert. Facts were filtered before; here are those that only its text tells. */
export const meetsMustHaves = (chips: readonly Chip[], facts: Facts): boolean =>
  chips.every((chip) => {
    if (!chip.must || !['exclude', 'shift', 'skill', 'word', 'years'].includes(chip.kind)) return true
    const { verdict } = reasonOf(chip, facts, { words: 1, meaning: null })
    // What one must have has to be there; what one must not have, and what adverts seldom say, only must not be said.
    return chip.kind === 'skill' || chip.kind === 'word' ? verdict === 'meets' : verdict !== 'differs'
  })

/** How many of the things that are only wished for an advert meets. */
export const countWishesMet = (chips: readonly Chip[], reasons: readonly Reason[]): number =>
  chips.filter((c) => !c.must && reasons.some((r) => r.chip === c.id && r.verdict === 'meets')).length

/** Whether the words of adverts have to be read before it is known which remain. */
export const readsText = (chips: readonly Chip[]): boolean =>
  chips.some(
    (c) =>
      c.must &&
      (['shift', 'skill', 'word', 'years'].includes(c.kind) ||
        (c.kind === 'exclude' && !/^(mode|type|place):/.test(c.value))),
  )
