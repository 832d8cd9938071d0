import { describe, expect, test } from 'vitest'
import ca from '../../../countries/ca/index.ts'
import ind from '../../../countries/in/index.ts'
import sg from '../../../countries/sg/index.ts'
import {
  countriesBegun,
  interpretPlace,
  MAX_PLACE_ANSWERS,
  parsePlaceQuery,
  placeKey,
  placeParts,
} from './place.rules.ts'

const countries = [sg, ind, ca]
const english = (code: string) => countries.find((c) => c.code === code)?.name ?? code

describe('a place that is written', () => {
  test.each([
    ['Hyderabad', 'hyderabad', null, null],
    ['Hyderabad, Telangana, India', 'hyderabad', 'telangana', 'IN'],
    ['Hyderabad, Telangana', 'hyderabad', 'telangana', null],
    ['Hyderabad, India', 'hyderabad', null, 'IN'],
    ['Hyderabad، Telangana، الهند', 'hyderabad', 'telangana', 'IN'],
    ['Hyderabad, Telangana, भारत', 'hyderabad', 'telangana', 'IN'],
    ['Hyderabad，Telangana，印度', 'hyderabad', 'telangana', 'IN'],
    ['Montréal, Quebec, Canada', 'montreal', 'quebec', 'CA'],
    ['  Hyderabad ,  in ', 'hyderabad', null, 'IN'],
    ['Bandra, Mumbai, Nowhere', 'bandra', 'mumbai, nowhere', null],
    ['Singapore', 'singapore', null, null],
    [',', '', null, null],
  ])('%j is read in its parts', (text, name, region, country) => {
    expect(parsePlaceQuery(text, countries)).toEqual({ name, region, country })
  })

  test('is named from small to large, and what is called alike once', () => {
    const hyderabad = { name: 'Hyderabad', region: 'Telangana', country: 'IN' }
    expect(placeParts(hyderabad, english)).toEqual(['Hyderabad', 'Telangana', 'India'])
    expect(placeParts({ ...hyderabad, name: 'Delhi', region: 'Delhi' }, english)).toEqual(['Delhi', 'India'])
    expect(placeParts({ name: 'Singapore', region: '', country: 'SG' }, english)).toEqual(['Singapore'])
    expect(placeKey({ ...hyderabad, name: 'Delhi', region: 'Delhi' }, english)).toBe('Delhi, Delhi, India')
  })

  test('is begun with a country before it is written out', () => {
    expect(countriesBegun('ind', countries)).toEqual(['IN'])
    expect(countriesBegun('الهن', countries)).toEqual(['IN'])
    expect(countriesBegun('zz', countries)).toEqual([])
  })
})

describe('the place that is meant', () => {
  const toronto = { name: 'Toronto', region: 'Ontario', country: 'CA' }
  const torontos = { name: 'Toronto Heights', region: 'Ontario', country: 'CA' }
  const springs = ['Ontario', 'Nova Scotia'].map((region) => ({ name: 'Springfield', region, country: 'CA' }))
  const meant = (said: string, found: (typeof toronto)[], country = 'CA') =>
    interpretPlace(said, found, country, countries)

  test('is sure when one alone has the name, and nothing speaks against it', () => {
    for (const said of [
      'Toronto',
      'toronto, Ontario',
      'Toronto, Ontario, Canada',
      'Toronto, Kanada'.replace('Kanada', 'CA'),
    ])
      expect(meant(said, [torontos, toronto]), said).toEqual({ sure: toronto })
  })

  test('is asked for between two of a name, in another country, in another region, and where there may be more', () => {
    expect(meant('Springfield', springs)).toEqual({ which: springs })
    expect(meant('Springfield, Ontario', springs)).toEqual({ which: springs })
    expect(meant('Toronto', [toronto], 'SG')).toEqual({ which: [toronto] })
    expect(meant('Toronto, India', [toronto])).toEqual({ which: [toronto] })
    expect(meant('Toronto, Texas', [toronto])).toEqual({ which: [toronto] })
    expect(meant('Tor', [toronto])).toEqual({ which: [toronto] })
    const many = [toronto, ...Array.from({ length: MAX_PLACE_ANSWERS - 1 }, () => torontos)]
    expect(meant('Toronto', many)).toEqual({ which: [toronto] })
  })
})
