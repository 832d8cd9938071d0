import { describe, expect, it } from 'vitest'
import { translator } from '../../../../countries/translate.ts'
import { validateForm } from '../screens/form/judge.ts'
import { emptyForm, type FormValues } from '../screens/form/values.ts'
import sentences from './sentences.ar.ts'

const around = { country: undefined, today: '2026-11-20', masks: {}, salaryShown: true } as const
const said = (values: FormValues) =>
  (['form', 'onboarding'] as const).flatMap((surface) =>
    Object.values(validateForm(values, { ...around, surface }).problems),
  )

/** Every box filled with the same. */
const filled = (text: string): FormValues => {
  const values = emptyForm('2026-11-20')
  const fill = (current: object): object =>
    Object.fromEntries(
      Object.entries(current).map(([key, value]) => {
        if (typeof value === 'string') return [key, text]
        return [key, value && typeof value === 'object' ? fill(value) : value]
      }),
    )
  return fill(values) as FormValues
}

describe('the sentences of the form in Arabic', () => {
  const arabic = translator(sentences)
  it.each([
    ['nothing', ''],
    ['a word too long', 'x'.repeat(600)],
    ['less than nothing', '-1'],
    ['between two steps', '1.23456'],
  ])('are all there, and hold no English: %s', (_name, text) => {
    const english = said(filled(text))
    expect(english.length).toBeGreaterThan(5)
    for (const sentence of english) {
      expect(arabic(sentence), sentence).toMatch(/[\u0600-\u06ff]/)
      expect(arabic(sentence).replace('YYYY-MM-DD', ''), sentence).not.toMatch(/[A-Za-z]{2}/)
    }
  })
})
