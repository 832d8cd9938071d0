import { describe, expect, it } from 'vitest'
import { phonesIn, socialIn } from './contact.shown.ts'

describe('settings that stand on the pages', () => {
  it('give an office its telephone', () => {
    expect(phonesIn('headquarters=+65 6123 4567; india = +91 (44) 1234-5678')).toEqual({
      headquarters: { shown: '+65 6123 4567', dial: 'tel:+6561234567' },
      india: { shown: '+91 (44) 1234-5678', dial: 'tel:+914412345678' },
    })
  })

  it.each(['', 'moon=+65 6123 4567', 'headquarters=6123 4567', 'headquarters=+65 call me', 'headquarters'])(
    'show no telephone for %j',
    (text) => expect(phonesIn(text)).toEqual({}),
  )

  it('name our pages elsewhere, and take none that is not safe', () => {
    expect(
      socialIn('https://www.linkedin.com/company/x  https://social.example/@x http://x.com/y javascript:alert(1)'),
    ).toEqual([
      { name: 'LinkedIn', href: 'https://www.linkedin.com/company/x' },
      { name: 'social.example', href: 'https://social.example/@x' },
    ])
    expect(socialIn('')).toEqual([])
  })
})
