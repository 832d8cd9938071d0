import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Refusal } from '../shared/refusal.ts'
import { countriesOf } from './countries.ts'
import type { effectiveDated } from './country.ts'
import { loadCountries } from './registry.ts'
import { countryCodes, loadCountry } from './registry.web.ts'

const here = import.meta.dirname
const folder = await mkdtemp(join(tmpdir(), 'countries-'))
afterAll(() => rm(folder, { recursive: true }))
const four = await loadCountries(here)
for (const { code } of four.all) await symlink(join(here, code.toLowerCase()), join(folder, code.toLowerCase()))
await symlink(join(here, '../../test/freedonia'), join(folder, 'fd'))
const five = await loadCountries(folder)

describe('registry', () => {
  it('finds the folders, in the order the countries were taken on', () => {
    expect(four.all.map((country) => country.name)).toEqual(['Singapore', 'India', 'Canada', 'United Arab Emirates'])
    expect(five.all.map((country) => country.code)).toEqual(['SG', 'IN', 'CA', 'AE', 'FD'])
  })

  it('refuses a country we do not operate in', () => {
    const refusal = (() => {
      try {
        four.get('FD')
      } catch (error) {
        return error
      }
      return undefined
    })()
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'We do not operate in FD yet',
      extra: { fields: { countryCode: 'We do not operate in FD yet' } },
    })
    expect(four.get('sg').name).toBe('Singapore')
  })

  it.each([
    ['uae', 'AE'],
    ['UAE', 'AE'],
    ['U.A.E.', 'AE'],
    ['United Arab Emirates', 'AE'],
    ['are', 'AE'],
    ['ae', 'AE'],
    ['singapore', 'SG'],
    [' SGP ', 'SG'],
    ['INDIA', 'IN'],
    ['bharat', 'IN'],
    ['canada', 'CA'],
    ['Freedonia', 'FD'],
    ['Atlantis', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('%s means %s', (text, code) => {
    expect(five.find(text)?.code).toBe(code)
  })

  it('refuses two countries that claim one word', () => {
    const [country] = five.all
    if (!country) throw new Error('no country')
    expect(() => countriesOf([country, { ...country, name: 'Sylvania' }])).toThrow(/means both/)
  })

  it('names its folders by the ISO code, as the browser’s registry expects', () => {
    for (const { code } of four.all) expect(existsSync(join(here, code.toLowerCase(), 'index.ts'))).toBe(true)
  })
})

describe('registry of the browser', () => {
  it('knows the same countries', async () => {
    expect(countryCodes).toEqual(four.all.map((country) => country.code).sort())
    for (const code of countryCodes) expect((await loadCountry(code.toLowerCase())).code).toBe(code)
    await expect(loadCountry('ZZ')).rejects.toThrow('We do not operate in ZZ yet')
  })
})

type Dated = ReturnType<typeof effectiveDated>
const isDated = (value: unknown): value is Dated => typeof value === 'object' && value !== null && 'editions' in value

describe.each(four.all.map(({ code }) => code.toLowerCase()))('figures of the law in %s', (code) => {
  it('each have a source, a day from which they hold, and the day they were written here', async () => {
    const module: Record<string, unknown> = await import(join(here, code, 'overtime.ts'))
    const figures = Object.values(module)
      .flatMap((value) => {
        if (value instanceof Map) return [...value.values()]
        if (isDated(value)) return [value]
        return Object.values(value ?? {})
      })
      .filter(isDated)
    expect(figures.length).toBeGreaterThanOrEqual(2)
    for (const { what, editions } of figures) {
      for (const { from, source, recorded } of editions) {
        expect(recorded, what).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        expect(from, what).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        expect(source.title, what).toBeTruthy()
        expect(source.checkedOn, what).toBeTruthy()
      }
    }
  })
})
