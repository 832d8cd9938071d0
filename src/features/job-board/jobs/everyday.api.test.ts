import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESCRIPTION, placeIn, publishJob } from '../../../../test/adverts.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let owner: Person

/** Adverts as companies write them: country, place and title. */
const OPEN: [string, string, string][] = [
  ['SG', 'jurong west', 'Warehouse Storekeeper'],
  ['SG', 'tampines', 'Staff Nurse'],
  ['SG', 'river valley', 'Barista'],
  ['SG', 'singapore', 'Live-in Domestic Helper'],
  ['SG', 'woodlands', 'Air-Conditioning Technician'],
  ['SG', 'singapore', 'Senior Accountant'],
  ['SG', 'singapore', 'Software Engineer'],
  ['SG', 'bedok', 'Preschool Teacher'],
  ['SG', 'singapore', 'Security Officer'],
  ['SG', 'jurong west', 'Forklift Operator'],
  ['SG', 'singapore', 'Customer Service Officer'],
  ['SG', 'singapore', 'HR Executive'],
  ['IN', 'bengaluru', 'Java Developer'],
  ['IN', 'mumbai', 'Commis Chef'],
  ['IN', 'mumbai', 'Telecaller'],
  ['IN', 'gurgaon', 'Call Centre Executive'],
  ['IN', 'bengaluru', 'Data Entry Operator'],
  ['IN', 'chennai', 'Site Engineer'],
  ['IN', 'delhi', 'Office Assistant'],
  ['IN', 'pune', 'Mechanic'],
  ['CA', 'toronto', 'Registered Nurse'],
  ['CA', 'montreal', 'Comptable'],
  ['CA', 'vancouver', 'Long Haul Truck Driver'],
  ['CA', 'calgary', 'Plumber'],
  ['CA', 'toronto', 'Early Childhood Educator'],
  ['CA', 'toronto', 'Personal Support Worker'],
  ['CA', 'ottawa', 'Retail Sales Associate'],
  ['AE', 'dubai', 'Electrician'],
  ['AE', 'dubai', 'Family Driver'],
  ['AE', 'dayrah', 'Receptionist'],
  ['AE', 'dubai', 'Waiter'],
  ['AE', 'abu dhabi', 'Civil Engineer'],
  ['AE', 'sharjah', 'Welder'],
  ['AE', 'dubai', 'Housekeeping Room Attendant'],
  ['AE', 'dubai', 'Cashier'],
  ['AE', 'dubai', 'Real Estate Broker'],
  ['SG', 'singapore', 'Delivery Rider'],
  ['SG', 'singapore', 'Office Cleaner'],
  ['SG', 'singapore', 'Graphic Designer'],
  ['AE', 'dubai', 'Secretary'],
]

beforeAll(async () => {
  app = await startTestServer()
  owner = await app.employer('SG', 'Everyday Works')
  for (const [country, place, title] of OPEN) {
    const year = country === 'CA' || country === 'IN'
    await publishJob(app, owner, {
      title,
      country,
      placeId: (await placeIn(app, country, place)).id,
      description: DESCRIPTION,
      workMode: 'onsite',
      employmentType: title === 'Barista' || title === 'Cashier' ? 'PART_TIME' : 'FULL_TIME',
      payPeriod: year ? 'YEAR' : 'MONTH',
      payMin: year ? '60000' : '3000',
      payMax: year ? '70000' : '4000',
    })
  }
})
afterAll(() => app.close())

const found = async (search: string, more = '') =>
  (await app.call('GET', `/api/jobs?search=${encodeURIComponent(search)}${more}`)).body.data as {
    jobs: { title: string; country: string }[]
    read: Record<string, unknown> | null
  }

/** What people type, and the job it should lead to, on the first page and at its top. */
const QUERIES: [string, RegExp][] = [
  ['maid', /Domestic Helper|Room Attendant/],
  ['house maid', /Domestic Helper|Room Attendant/],
  ['storekeeper', /Storekeeper/],
  ['store keeper', /Storekeeper/],
  ['storeman', /Storekeeper/],
  ['RN', /Nurse/],
  ['nurse', /Nurse/],
  ['staff nurse tampines', /Staff Nurse/],
  ['nurse jobs in toronto', /Registered Nurse/],
  ['nurce', /Nurse/],
  ['registred nurse', /Nurse/],
  ['chauffeur', /Family Driver/],
  ['driver dubai', /Family Driver/],
  ['private driver', /Family Driver/],
  ['trucker', /Truck Driver/],
  ['lorry driver', /Truck Driver/],
  ['aircon technician', /Air-Conditioning Technician/],
  ['ac technician', /Air-Conditioning Technician/],
  ['hvac technician', /Air-Conditioning Technician/],
  ['acountant', /Accountant/],
  ['accountent', /Accountant/],
  ['accounts executive', /Accountant|Comptable/],
  ['comptable', /Comptable/],
  ['comptable à montréal', /Comptable/],
  ['electritian', /Electrician/],
  ['electrician in al quoz', /Electrician/],
  ['plumer', /Plumber/],
  ['software developer', /Software Engineer|Java Developer/],
  ['programmer', /Software Engineer|Java Developer/],
  ['java bangalore', /Java Developer/],
  ['java developer koramangala', /Java Developer/],
  ['java', /Java Developer/],
  ['chef in bandra', /Commis Chef/],
  ['cook bombay', /Commis Chef/],
  ['telecaller job andheri', /Telecaller/],
  ['bpo gurugram', /Call Centre/],
  ['call center', /Call Centre/],
  ['data entry', /Data Entry/],
  ['computer operator', /Data Entry/],
  ['civil engineer', /Civil Engineer|Site Engineer/],
  ['office boy', /Office Assistant|Office/],
  ['car mechanic', /Mechanic/],
  ['mecanic', /Mechanic/],
  ['kindergarten teacher', /Preschool Teacher|Early Childhood/],
  ['daycare teacher toronto', /Early Childhood/],
  ['caregiver', /Personal Support|Domestic/],
  ['PSW', /Personal Support/],
  ['front desk deira', /Receptionist/],
  ['recieptionist', /Receptionist/],
  ['waitress', /Waiter/],
  ['waitor', /Waiter/],
  ['hotel housekeeping', /Room Attendant/],
  ['room boy', /Room Attendant/],
  ['part time cashier', /Cashier/],
  ['cashir', /Cashier/],
  ['property agent', /Real Estate/],
  ['security guard', /Security Officer/],
  ['watchman', /Security Officer/],
  ['security gaurd', /Security Officer/],
  ['delivery boy', /Delivery Rider/],
  ['janitor', /Office Cleaner/],
  ['sales girl', /Retail Sales Associate/],
  ['warehouse tuas', /Storekeeper/],
  ['barista orchard', /Barista/],
  ['orchard', /Barista/],
  ['secratary', /Secretary/],
  ['hr', /HR Executive/],
  ['customer care', /Customer Service/],
  ['welder sharjah', /Welder/],
  ['forklift driver jurong', /Forklift/],
  ['محاسب', /Accountant|Comptable/],
  ['كهربائي في دبي', /Electrician/],
  ['ड्राइवर', /Driver/],
  ['செவிலியர்', /Nurse/],
  ['护士', /Nurse/],
  ['厨师 孟买', /Commis Chef/],
]

describe('what people type', () => {
  test('leads to the job they mean, at the top of the first page', async () => {
    const missed: string[] = []
    for (const [search, title] of QUERIES) {
      const { jobs } = await found(search)
      if (!title.test(jobs[0]?.title ?? '')) missed.push(`${search}: ${jobs.map((j) => j.title).slice(0, 3)}`)
    }
    expect(missed).toEqual([])
  }, 60_000)

  test('is said to have been read otherwise than typed', async () => {
    expect((await found('acountant')).read).toMatchObject({ work: 'accountant', corrected: true })
    expect((await found('part time cashier in dubai')).read).toMatchObject({
      work: 'cashier',
      corrected: false,
      place: 'dubai',
      employmentType: 'PART_TIME',
    })
    expect((await found('cashier')).read).toBeNull()
  })

  test('is first looked for in the country of whoever is signed in', async () => {
    for (const country of ['CA', 'SG']) {
      const email = `${crypto.randomUUID().slice(0, 8)}@people.example`
      const { body } = await app.call('POST', '/api/auth/signup', {
        body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Ann', lastName: 'Lee', country },
      })
      const token = body.token
      const answer = await app.call('GET', '/api/seeker/jobs?search=nurse', { token })
      expect(answer.body.data.jobs.map((j: { country: string }) => j.country)[0]).toBe(country)
    }
  })

  test('a place that was named stays the place, and a chosen filter stays chosen', async () => {
    expect((await found('nurse in dubai')).jobs).toEqual([])
    expect((await found('nurse', '&country=CA')).jobs.map((j) => j.country)).toEqual(['CA'])
  })
})

describe('what is offered while typing', () => {
  const offered = async (typed: string) =>
    (await app.call('GET', `/api/jobs/suggestions?search=${encodeURIComponent(typed)}`)).body.data.suggestions as {
      kind: string
      text: string
    }[]
  test('comes from the jobs that are open', async () => {
    const titles = (all: { kind: string; text: string }[]) => all.filter((s) => s.kind === 'title').map((s) => s.text)
    expect(titles(await offered('nur')).sort()).toEqual(['Registered Nurse', 'Staff Nurse'])
    expect(titles(await offered('driv'))).toContain('Family Driver')
    for (const { kind, text } of await offered('nur')) if (kind === 'skill') expect(text).not.toMatch(/plants/)
  })
})
