import { z } from 'zod'
import { isDay } from './dates.ts'
import { removeGrouping } from './digits.ts'

/** Building blocks of contracts. Each speaks in whole sentences, because its message is shown under a field. */

/** Text of a person: trimmed, Unicode-normalised (which may make it longer), and then within a length. */
export const text = (label: string, max: number) =>
  z
    .string({ error: (i) => (i.input === undefined ? `${label} is required` : `${label} must be text`) })
    .trim()
    .normalize('NFC')
    .max(max, { error: `${label} must be at most ${max} characters` })

/** Text that may not be empty. `required` is the sentence when it is. */
export const requiredText = (label: string, max: number, required = `${label} is required`) =>
  z
    .string({ error: (i) => (i.input === undefined || i.input === null ? required : `${label} must be text`) })
    .trim()
    .normalize('NFC')
    .min(1, { error: required })
    .max(max, { error: `${label} must be at most ${max} characters` })

/** What a file is for that tells of pay, health or whereabouts of people: asked before it is made, kept in the log. */
export const fileReason = requiredText('Reason', 300, 'Say what the file is for')

/** Text that may be left out, null or empty; all three become null. */
export const optionalText = (label: string, max: number) =>
  text(label, max)
    .nullish()
    .transform((s) => s || null)

/** As `optionalText` where leaving it out means that it stays as it is: undefined when it was not sent, null when it was sent empty. */
export const givenText = (label: string, max: number) =>
  text(label, max)
    .nullish()
    .transform((s) => (s === undefined ? undefined : s || null))

/** The specification's "simple text, at sign, text, dot, text"; what a mail server takes is found out by sending. */
const EMAIL = /^[^\s@<>"\\,;:()[\]]+@[^\s@<>"'\\,;:()[\]]+\.[^\s@<>"'\\,;:()[\].]+$/
export const isEmail = (s: string) => s.length <= 254 && EMAIL.test(s)

export const email = (label = 'Email') =>
  requiredText(label, 254).toLowerCase().refine(isEmail, { error: 'Invalid email format' })

/** A calendar date, YYYY-MM-DD. */
export const day = (label: string) =>
  z
    .string({
      error: ({ input }) => (input == null ? `${label} is required` : `${label} must be a date (YYYY-MM-DD)`),
    })
    .min(1, { error: `${label} is required`, abort: true })
    .refine(isDay, { error: `${label} must be a date (YYYY-MM-DD)` })

export const optionalDay = (label: string) =>
  z
    .union([z.literal(''), day(label)], { error: `${label} must be a date (YYYY-MM-DD)` })
    .nullish()
    .transform((s) => s || null)

/**
 * A number within limits, given as a number or as a plain decimal in text ("5000.50"; never "1e3", NaN or infinity).
 * Kept as text so that no binary float touches an amount.
 */
const DECIMAL = /^-?\d{1,13}(\.\d{1,6})?$/
export const decimal = (label: string, { min, max, step }: { min: number; max: number; step?: number }) =>
  z
    .union([z.number(), z.string()], { error: `${label} must be a number` })
    .transform((v) => (typeof v === 'number' ? String(v) : removeGrouping(v)))
    .refine((s) => DECIMAL.test(s), { error: `${label} must be a number` })
    .refine((s) => Number(s) >= min && Number(s) <= max, { error: `${label} must be between ${min} and ${max}` })
    .refine((s) => !step || Number.isInteger(Math.round((Number(s) / step) * 1e6) / 1e6), {
      error: `${label} must be in steps of ${step}`,
    })

/** As `decimal`, but empty, null and left out all mean "not given" (null). */
export const optionalDecimal = (label: string, limits: { min: number; max: number; step?: number }) =>
  z
    .union([z.literal('').transform(() => null), z.null(), decimal(label, limits)], {
      error: (i) => (i.code === 'invalid_union' ? sentenceOf(i.errors) : undefined) ?? `${label} must be a number`,
    })
    .optional()
    .transform((v) => v ?? null)

/** The most telling sentence of a failed union: the last branch is the real rule. */
const sentenceOf = (branches: { message: string }[][]): string | undefined => branches.at(-1)?.[0]?.message

/** An amount above nought in minor units of a currency that is said elsewhere. @param most the largest that is taken */
export const minorAmount = (label: string, most = 1e13) =>
  z.coerce
    .number({ error: `${label} must be a whole number of the smallest unit` })
    .int({ error: `${label} must be a whole number of the smallest unit` })
    .min(1, { error: `${label} must be more than 0` })
    .max(most, { error: `${label} is too large` })

export const uuid = (label: string) => z.uuid({ error: `${label} is not an identifier` })
