import type { CountryFilings } from '../../src/countries/filing.ts'

/** A return of the levy each half-year, and a file of one line for each person: reference;amount. */

const source = { title: 'Laws of Freedonia, Duck Soup (1933)', checkedOn: '2026-11-20', confirmed: false }

export default {
  code: 'FD',
  employer: [],
  person: [],
  owed: () => null,
  yearFrom: '01-01',
  yearForms: [],
  obligations: ({ month }) => {
    if (!/-(06|12)$/.test(month)) return []
    const [year, half] = [Number(month.slice(0, 4)), month.endsWith('-06')]
    return [
      {
        rule: 'levy',
        label: 'Levy of the half-year',
        for: half
          ? { from: `${year}-01-01`, until: `${year}-06-30` }
          : { from: `${year}-07-01`, until: `${year}-12-31` },
        due: half ? `${year}-07-31` : `${year + 1}-01-31`,
        source,
      },
    ]
  },
  formats: [
    {
      key: 'plain',
      label: 'Plain list',
      kind: 'bank',
      source,
      asks: { employer: [], person: ['reference'], amounts: ['net'] },
      name: ({ month }) => `${month}.txt`,
      build: ({ items }) =>
        items.map(({ facts, amounts }) => `${facts.reference ?? ''};${amounts.net ?? 0}\n`).join(''),
      read: (text) => {
        const items = text
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => {
            const [reference = '', amount = '0'] = line.split(';')
            return { reference, amount: Number(amount) }
          })
        return { items, total: items.reduce((sum, { amount }) => sum + amount, 0), problems: [] }
      },
      amends: 'replace',
      amountsOf: ({ net }) => (net > 0 ? { net } : null),
      ties: 'net',
      referenceOf: ({ reference = '' }) => reference,
    },
  ],
} satisfies CountryFilings
