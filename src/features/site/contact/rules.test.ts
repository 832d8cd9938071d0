import { describe, expect, it } from 'vitest'
import { letterTo } from './rules.ts'

const written = {
  id: 'a1',
  name: 'Asha\r\n Rao',
  email: 'asha@people.test',
  company: null,
  country: 'India',
  topic: 'press',
  message: 'One\n\nTwo',
  language: 'ta',
}

describe('what the team gets', () => {
  it('says who, about what, and the words as they were written', () => {
    const { subject, text } = letterTo(written)
    expect(subject).toBe('Contact form: press, Asha Rao')
    expect(text).toContain('Asha Rao <asha@people.test>')
    expect(text).toContain('Company: -\nCountry: India\nTopic: press\nLanguage of the page: ta\nReference: a1')
    expect(text.endsWith('One\n\nTwo')).toBe(true)
  })
})
