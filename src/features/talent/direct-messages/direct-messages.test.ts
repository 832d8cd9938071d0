import { describe, expect, test } from 'vitest'
import { hasCardNumber, isGrave, maskDetails, signsIn } from './scam.rules.ts'
import { companyStartsLeft, opensThread, triedOf, visibleAt } from './talk.rules.ts'

describe('a message is read for usual signs of a scam', () => {
  test.each([
    ['Please pay the registration charge of 500 before we go on', ['money']],
    ['Tell us the OTP you just got', ['code']],
    ['We need your account number and IFSC', ['bank']],
    ['Send a passport copy and your Aadhaar', ['identity']],
    ['Add me on Telegram', ['elsewhere']],
    ['See www.example-pay.top/job', ['link']],
    ['Envoyez l’acompte et votre numéro de carte', ['money', 'bank']],
    ['कृपया फीस जमा करें और ओटीपी बताएं', ['money', 'code']],
    ['கட்டணம் செலுத்தி ஆதார் அனுப்பவும்', ['money', 'identity']],
    ['请先转账押金，并告诉我们验证码', ['money', 'code']],
    ['أرسل رسوم التسجيل ورمز التحقق عبر واتساب', ['money', 'code', 'elsewhere']],
  ])('%s', (words, signs) => {
    expect(signsIn(words)).toEqual(signs)
  })

  test.each([
    'Thank you, we meet on Tuesday at 10:00. The feedback was good.',
    'The coffee is free, and you depositioned the file well.',
    'Working hours are 09:00 to 18:00; the pay is SGD 4,500 a month.',
    'Please bring your certificates to the interview.',
  ])('and not where there are none: %s', (words) => {
    expect(signsIn(words)).toEqual([])
  })

  test('a thread is marked for money, codes, accounts and identity, not for a link', () => {
    expect(isGrave(signsIn('Pay the deposit'))).toBe(true)
    expect(isGrave(signsIn('See https://four-winds.example/about'))).toBe(false)
  })
})

describe('addresses, numbers and links', () => {
  test.each([
    ['Write to asha@rivers.example today', 'Write to ••• today'],
    ['Call +65 9123 4567 or 9123-4567', 'Call ••• or •••'],
    ['My number is ٩١٢٣٤٥٦٧٨', 'My number is •••'],
    ['See https://a.example/x?y=1 now', 'See ••• now'],
    ['Our site is four-winds.com', 'Our site is •••'],
    ['We begin on 2026-12-01 with 4,500 a month', 'We begin on 2026-12-01 with 4,500 a month'],
    ['From 09:00 to 18:00, 5 days', 'From 09:00 to 18:00, 5 days'],
  ])('%s', (words, shown) => {
    expect(maskDetails(words)).toEqual({ words: shown, masked: words !== shown })
  })

  test('the number of a payment card is known by its check digit', () => {
    expect(hasCardNumber('It is 4242 4242 4242 4242, thanks')).toBe(true)
    expect(hasCardNumber('It is 4242 4242 4242 4241, thanks')).toBe(false)
    expect(hasCardNumber('Reference 2026 0001')).toBe(false)
  })
})

describe('a thread', () => {
  test('is opened by an answer of the person, and by nothing else', () => {
    const [mine, theirs] = [{ side: 'seeker' }, { side: 'company' }] as const
    expect(opensThread('seeker', [theirs])).toBe(true)
    expect(opensThread('seeker', [mine, theirs])).toBe(true)
    expect(opensThread('seeker', [mine, mine])).toBe(false)
    expect(opensThread('company', [mine, theirs])).toBe(false)
  })

  test('takes a message for later within fourteen days', () => {
    const now = new Date('2026-11-28T08:00:00Z')
    expect(visibleAt(null, now)).toBe('2026-11-28T08:00:00.000Z')
    expect(visibleAt('2026-11-29T09:00:00+08:00', now)).toBe('2026-11-29T01:00:00.000Z')
    expect(visibleAt('2026-11-28T08:00:00Z', now)).toBeNull()
    expect(visibleAt('2026-12-13T08:00:00Z', now)).toBeNull()
  })

  test('companies nobody answers begin fewer', () => {
    expect(companyStartsLeft({ today: 0, settled: 0, answered: 0 })).toBe(30)
    expect(companyStartsLeft({ today: 30, settled: 5, answered: 0 })).toBe(0)
    expect(companyStartsLeft({ today: 0, settled: 9, answered: 0 })).toBe(30)
    expect(companyStartsLeft({ today: 0, settled: 10, answered: 1 })).toBe(5)
    expect(companyStartsLeft({ today: 0, settled: 10, answered: 2 })).toBe(30)
    expect(companyStartsLeft({ today: 7, settled: 10, answered: 1 })).toBe(0)
  })
})

test('a message that is tried again goes under its own key, a changed one under another', () => {
  const first = triedOf(null, 'Good morning', 'a')
  expect(first.key).toBe('a')
  expect(triedOf(first, 'Good morning', 'b').key).toBe('a')
  expect(triedOf(first, 'Good morning!', 'b').key).toBe('b')
})
