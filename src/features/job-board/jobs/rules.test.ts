import { describe, expect, it } from 'vitest'
import type { PublicJob } from './contract.ts'
import { jobPosting } from './posting.rules.ts'
import { excerptOf, facetsOf, kilometresBetween } from './search.rules.ts'

const job = (over: Partial<PublicJob> = {}): PublicJob => ({
  id: 'a',
  title: 'Cook <b>',
  company: { name: 'Inn', slug: 'inn' },
  workMode: 'onsite',
  employmentType: 'FULL_TIME',
  place: { name: 'Toronto', region: 'Ontario', country: 'CA', lat: 43.7, lng: -79.4 },
  seniority: null,
  department: '',
  country: 'CA',
  state: 'open',
  description: 'Cook.\n\nServe <script>.',
  pay: { min: '40000.00', max: '50000.00', currency: 'CAD', symbol: 'C$', decimals: 2, period: 'YEAR' },
  postedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  closesOn: '2026-12-01',
  mustHave: ['Knife & fork'],
  niceToHave: [],
  vacancies: 2,
  vacancyExists: true,
  usesAi: false,
  aiStatement: '',
  sponsorship: null,
  languages: [],
  agencyNumber: '',
  applyEmail: 'a@b.example',
  applyUrl: '',
  responseDays: null,
  questions: [],
  keepMonths: 12,
  reviewDays: null,
  daysLeft: 10,
  activeOn: null,
  verified: null,
  closesAt: '2026-12-02T05:00:00.000Z',
  zone: 'America/Toronto',
  occupation: 'cook',
  ...over,
})
const words = { must: 'You need', nice: 'Good to have' }

describe('what search engines are told of a job', () => {
  it('has what they ask for, and nothing that runs', () => {
    const told = jobPosting(job(), 'https://f.test/jobs/a', words)
    expect(told).toMatchObject({
      '@type': 'JobPosting',
      title: 'Cook <b>',
      datePosted: '2026-11-01T00:00:00.000Z',
      validThrough: '2026-12-02T05:00:00.000Z',
      hiringOrganization: { name: 'Inn' },
      jobLocation: { address: { addressLocality: 'Toronto', addressRegion: 'Ontario', addressCountry: 'CA' } },
      baseSalary: { currency: 'CAD', value: { minValue: 40_000, maxValue: 50_000, unitText: 'YEAR' } },
      directApply: true,
    })
    expect(told?.description).toContain('Serve &lt;script&gt;.')
    expect(told?.description).toContain('<li>Knife &amp; fork</li>')
  })

  it('says of remote work from where it may be done, and invents no pay', () => {
    const told = jobPosting(job({ workMode: 'remote', pay: null }), 'u', words) ?? {}
    expect(told).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'CA' } })
    expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['jobLocation']))
    expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['baseSalary']))
  })

  it('says nothing of a job that takes no applications', () => {
    expect(jobPosting(job({ state: 'paused' }), 'u', words)).toBeNull()
  })
})

describe('the list', () => {
  it('measures distance over the ground', () => {
    expect(kilometresBetween({ lat: 1.4382, lng: 103.789 }, { lat: 1.284, lng: 103.8515 })).toBeCloseTo(18.5, 0)
  })

  it('shows sentences and not the list in an advert', () => {
    expect(excerptOf('Come.\n- one\n- two\nStay.')).toBe('Come. Stay.')
    expect(excerptOf('- only\n- lines')).toBe('- only - lines')
    expect(excerptOf('word '.repeat(100)).length).toBeLessThanOrEqual(181)
  })

  it('counts who reaches each step of pay', () => {
    const cell = { country: 'SG', work_mode: 'onsite', employment_type: 'FULL_TIME', seniority: '', field: -1 }
    const { pay, seniority, field } = facetsOf(
      [
        { ...cell, pay_band: 0, n: 5 },
        { ...cell, pay_band: 2, n: 3 },
      ],
      [1000, 2000, 3000],
    )
    expect(pay).toEqual([
      { value: '1000', count: 3 },
      { value: '2000', count: 3 },
    ])
    expect([seniority, field]).toEqual([[], []])
  })
})
