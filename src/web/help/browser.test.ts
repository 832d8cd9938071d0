import { describe, expect, it } from 'vitest'
import { browserOf, warningsOf } from './browser.ts'

const chrome = (version: number, more = '') =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36${more}`
const agents = {
  chrome: chrome(140),
  headless: chrome(140).replace('Chrome', 'HeadlessChrome'),
  oldChrome: chrome(89),
  edge: chrome(140, ' Edg/140.0.0.0'),
  oldEdge: chrome(89, ' Edg/89.0.0.0'),
  opera: chrome(140, ' OPR/120.0.0.0'),
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  oldFirefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:87.0) Gecko/20100101 Firefox/87.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  oldSafari: 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1 Safari/605.1.15',
  explorer: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  other: 'Lynx/2.9',
}

it.each([
  ['chrome', 'Chrome', 140],
  ['headless', 'Chrome', 140],
  ['edge', 'Edge', 140],
  ['opera', null, 120],
  ['firefox', 'Firefox', 128],
  ['safari', 'Safari', 17],
  ['phone', 'Safari', 17],
  ['explorer', 'Internet Explorer', 11],
  ['other', null, 0],
] as const)('%s is %s %i', (agent, name, version) => {
  expect(browserOf(agents[agent])).toEqual({ name, version })
})

describe('the warning', () => {
  const well = { storage: true, cookies: true, online: true }
  it.each([
    ['chrome', []],
    ['oldChrome', ['chrome']],
    ['edge', []],
    ['oldEdge', ['unknown']],
    ['firefox', []],
    ['oldFirefox', ['unknown']],
    ['safari', []],
    ['phone', []],
    ['oldSafari', ['unknown']],
    ['opera', ['unknown']],
    ['explorer', ['unknown']],
    ['other', ['unknown']],
  ] as const)('for %s: %j', (agent, warnings) => {
    expect(warningsOf({ agent: agents[agent], ...well })).toEqual(warnings)
  })

  it('holds at 89 and not at 90', () => {
    expect(warningsOf({ agent: chrome(90), ...well })).toEqual([])
  })

  it('comes for what the browser lacks as well', () => {
    const agent = agents.chrome
    expect(warningsOf({ agent, ...well, storage: false })).toEqual(['storage'])
    expect(warningsOf({ agent, ...well, cookies: false })).toEqual(['cookies'])
    expect(warningsOf({ agent, ...well, online: false })).toEqual(['offline'])
    expect(warningsOf({ agent, storage: false, cookies: false, online: false })).toEqual([
      'offline',
      'storage',
      'cookies',
    ])
  })
})
