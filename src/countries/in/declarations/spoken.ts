import type { DeclarationField, DeclarationHead, Spoken } from '../../declarations.ts'

/** A name in English, Hindi, Tamil, French, Arabic and Chinese, in this order. */
export const spoken = (
  ...[en, hi, ta, fr, ar, zh]: [en: string, hi: string, ta: string, fr: string, ar: string, zh: string]
): Spoken => ({ en, hi, ta, fr, ar, zh })

export const OLD = ['old'] as const
export const BOTH = ['new', 'old'] as const

export const senior = (label: Spoken): DeclarationField => ({ key: 'senior', label, kind: 'yes_no' })

export const relief = (
  key: string,
  group: string,
  label: Spoken,
  fields: readonly DeclarationField[] = [],
): DeclarationHead => ({ key, group, label, kind: 'relief', regimes: OLD, fields })

export const elsewhere = (key: string, group: string, kind: 'income' | 'withheld', label: Spoken): DeclarationHead => ({
  key,
  group,
  label,
  kind,
  regimes: BOTH,
  fields: [],
})
