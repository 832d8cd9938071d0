import { describe, expect, test } from 'vitest'
import { approvedOf, wordsToApprove } from './approved.ts'
import { renderTemplate, texts } from './write.ts'

const all = wordsToApprove(texts)
const link = 'https://hr.fourshore.test/reset-password?token=abc'

describe('words that WhatsApp approves beforehand', () => {
  test('are there in six languages for what is sent to a telephone, each of its kind', () => {
    expect([...new Set(all.map(({ name, category }) => `${name}: ${category}`))]).toEqual([
      'welcome: utility',
      'password-reset: utility',
      'phone-code: authentication',
      'alert-new-jobs: marketing',
      'alert-interviews: utility',
      'alert-answers: utility',
    ])
    for (const name of new Set(all.map((one) => one.name)))
      expect(
        all.filter((one) => one.name === name).map(({ language }) => language),
        name,
      ).toHaveLength(6)
  })

  test.each(all.flatMap(({ name, language, body }) => (body === null ? [] : [[name, language, body] as const])))(
    '%s in %s is of a form that is not refused: no place at either end, none beside another, none left out',
    (_name, _language, body) => {
      const places = body.match(/\{\{\d\}\}/g) ?? []
      expect(places).toEqual(places.map((_, i) => `{{${i + 1}}}`))
      expect(places.length).toBeGreaterThan(1)
      expect(body).not.toMatch(/^\P{L}*\{\{/u)
      expect(body).not.toMatch(/\}\}\P{L}*$/u)
      expect(body).not.toMatch(/\}\}\s*\{\{/)
      expect(body).not.toMatch(/undefined|null|NaN/)
      expect(body.length).toBeLessThan(1024)
    },
  )

  test('say what the message says', () => {
    const facts = { name: 'Asha Rao', company: 'Four Winds', link, hours: 24 }
    for (const { name, language, body } of all.filter((one) => one.name === 'welcome')) {
      const { text, approved } = renderTemplate('welcome', language, facts, 'whatsapp')
      expect(approved?.name).toBe(name)
      const filled = (approved?.values ?? []).reduce(
        (said, value, i) => said.replace(`{{${i + 1}}}`, value),
        body ?? '',
      )
      expect(filled.replace(/^Fourshore\n\n|\n\nFourshore$/g, '')).toBe(text)
    }
  })

  test('are not used for what they do not say', () => {
    expect(approvedOf('welcome', { name: 'Asha', company: 'Four Winds', link, hours: 48 })).toBeNull()
    expect(approvedOf('welcome', { name: '', company: 'Four Winds', link, hours: 24 })).toBeNull()
    expect(
      approvedOf('welcome', { name: 'Asha', company: 'Four Winds', link: `${link}${'x'.repeat(300)}`, hours: 24 }),
    ).toBeNull()
    expect(approvedOf('password-changed', { name: 'Asha', link })).toBeNull()
    expect(approvedOf('phone-alert', { name: 'Asha', what: 'answers', link })).toEqual({
      name: 'alert-answers',
      values: ['Asha', link],
    })
    expect(approvedOf('phone-code', { code: '482 913', minutes: 15 })).toEqual({
      name: 'phone-code',
      values: ['482913'],
    })
    expect(
      renderTemplate('welcome', 'en', { name: 'Asha', company: 'Four Winds', link, hours: 24 }, 'sms'),
    ).not.toHaveProperty('approved')
  })
})
