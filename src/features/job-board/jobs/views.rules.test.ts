import { describe, expect, test } from 'vitest'
import { dayOf, isByPerson } from './views.rules.ts'

const asks = (agent: string, over: object = {}) => isByPerson({ method: 'GET', agent, purpose: '', ...over })
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

describe('who opens a page', () => {
  test.each([
    CHROME,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; CUBOT KINGKONG) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/500]',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138 Mobile Safari/537.36 Telegram-Android/11.4',
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  ])('a person: %s', (agent) => expect(asks(agent)).toBe(true))

  test.each([
    '',
    'curl/8.5.0',
    'node',
    'python-requests/2.32',
    'WhatsApp/2.23.20.0',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Applebot/0.1',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0)',
    'Mozilla/5.0 (compatible; UptimeRobot/2.0)',
  ])('a program: %s', (agent) => expect(asks(agent)).toBe(false))

  test('nobody who only asks whether it is there, or fetches it in advance', () => {
    expect(asks(CHROME, { method: 'HEAD' })).toBe(false)
    for (const purpose of ['prefetch', 'prefetch;prerender', 'preview', ',,,prefetch'])
      expect(asks(CHROME, { purpose })).toBe(false)
  })

  test('a day is the same everywhere', () => {
    expect(dayOf(new Date('2026-11-22T23:59:59.999Z'))).toBe('2026-11-22')
    expect(dayOf(new Date('2026-11-23T07:00:00+08:00'))).toBe('2026-11-22')
  })
})
