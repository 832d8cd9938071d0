import { expect, test } from 'vitest'
import { agentOf } from './agent.rules.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const WIN = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${WIN} ${KIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141', 'Windows', false],
  [`${WIN} ${KIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge 141', 'Windows', false],
  [`${WIN} ${KIT} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera 124', 'Windows', false],
  [`${WIN.replace(')', '; rv:144.0)')} Gecko/20100101 Firefox/144.0`, 'Firefox 144', 'Windows', false],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`, 'Safari 26', 'macOS', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari 26',
    'iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1',
    'Chrome 141',
    'iPhone',
    true,
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome 141', 'Android', true],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${KIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 28',
    'Android',
    true,
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome 141', 'Linux', false],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141', 'ChromeOS', false],
  ['node', null, null, false],
  ['', null, null, false],
])('%s', (text, browser, system, mobile) => {
  expect(agentOf(text)).toEqual({ browser, system, mobile })
})
