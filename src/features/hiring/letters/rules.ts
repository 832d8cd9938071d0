import { findingsInWords, type PostingRule } from '../../../countries/posting.ts'
import type { Day } from '../../../shared/dates.ts'
import { gapsIn, IN_MESSAGES, strangeGaps, type Variable } from './gaps.rules.ts'

export const PURPOSES = ['invitation', 'question', 'update', 'rejection', 'offer'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Nobody who is let go reads of an interview to come. */
const IN_REJECTIONS: readonly Variable[] = ['name', 'job', 'company', 'link', 'reason']
export const variablesOf = (purpose: Purpose): readonly Variable[] =>
  purpose === 'rejection' ? IN_REJECTIONS : IN_MESSAGES

/** Who is let go is spoken to by name, about the job, and told why: what the product’s own letter says as well. */
const NEEDED: readonly Variable[] = ['name', 'job', 'reason']

export type Text = { purpose: Purpose; subject: string; body: string }
export type Problem = { field: 'subject' | 'body'; sentence: string }

/** Why a text cannot be a template: what it asks for, leaves out, or says that nobody may. */
export const problemsOf = ({ purpose, subject, body }: Text, rules: readonly PostingRule[], today: Day): Problem[] => {
  const known = variablesOf(purpose)
  const strange = (['subject', 'body'] as const).flatMap((field) =>
    [...new Set(strangeGaps({ subject, body }[field], known))].map((gap) => ({
      field,
      sentence: `{{${gap}}} stands for nothing here.`,
    })),
  )
  const there = gapsIn(`${subject}\n${body}`)
  const missing = purpose === 'rejection' ? NEEDED.filter((v) => !there.includes(v)) : []
  const words = findingsInWords(`${subject}\n${body}`, rules, today)
  const said = new Set(words.map((f) => f.message.replace('{}', f.phrase ?? '')))
  return [
    ...strange,
    ...missing.map((v) => ({ field: 'body' as const, sentence: `A rejection needs {{${v}}}.` })),
    ...[...said].map((sentence) => ({ field: 'body' as const, sentence })),
  ]
}

type StoredTemplate = { id: string; name: string; language: string }

/** The text of a letter for somebody: the one of its name in their language; null: there is none, and the product’s own is written. */
export const textFor = <T extends StoredTemplate>(all: readonly T[], chosen: T, language: string): T | null =>
  all.find((t) => t.name.toLowerCase() === chosen.name.toLowerCase() && t.language === language) ?? null
