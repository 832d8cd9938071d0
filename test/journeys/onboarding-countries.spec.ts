import { expect, type Locator, type Page, test } from '@playwright/test'
import { demoLogins } from '../../src/app/demo.logins.ts'

const hr = demoLogins.find((l) => l.role === 'hr_admin')
if (!hr) throw new Error('The demonstration has no HR')

/** Label of a box → what is typed or chosen in it. */
type Boxes = Record<string, string>
type Person = {
  who: string
  country: string
  nationality: string
  /** Chosen first: it decides which boxes there are. */
  status: [label: string, choice: string]
  right: Boxes
  /** Box, what is typed wrong, and the sentence under it. */
  wrong: [label: string, typed: string, sentence: string][]
}

const TERMS = { 'Working days per week': '5', 'Overtime rate multiplier': '1.5' }
const terms: Person['wrong'] = [
  ['Working days per week', '', 'Working days per week is required'],
  ['Working days per week', '8', 'Working days per week must be between 0.5 and 7'],
  ['Overtime rate multiplier', '', 'Overtime rate multiplier is required'],
  ['Overtime rate multiplier', '3.5', 'Overtime rate multiplier must be between 1 and 3'],
]
const PAST = '2020-01-01'
const AHEAD = '2031-05-20'
const PASSPORT = 'Invalid passport number format (6-12 alphanumeric characters)'

/** A number nobody of the demonstration has; the check digit of each kind is worked out where one blocks. */
const people: Person[] = [
  {
    who: 'a citizen in Singapore',
    country: 'SG',
    nationality: 'Singaporean',
    status: ['Work Pass Type', 'Citizen'],
    right: { 'NRIC/FIN': 'S9155501A', 'Monthly allowances': '250', 'Annual leave days': '14', ...TERMS },
    wrong: [
      ['NRIC/FIN', '', 'NRIC is required for Singapore Citizens and Permanent Residents'],
      ['NRIC/FIN', 'X12', 'Invalid NRIC format (e.g., S1234567A, T1234567B)'],
      ['Monthly allowances', '-1', 'Monthly allowances must be a valid positive number'],
      ...terms,
    ],
  },
  {
    who: 'a pass holder in Singapore',
    country: 'SG',
    nationality: 'Indian',
    status: ['Work Pass Type', 'Employment Pass'],
    right: { FIN: 'G9155502B', 'Work Pass Number': 'WP12345678A', 'Work Pass Expiry': AHEAD, ...TERMS },
    wrong: [
      ['FIN', '', 'FIN is required for foreign workers'],
      ['FIN', 'S1234567A', 'Invalid FIN format (e.g., F1234567B, G1234567C)'],
      ['Work Pass Number', '', 'Work pass number is required for foreign workers'],
      ['Work Pass Number', 'AB', 'Invalid work pass number format (e.g., WP12345678A)'],
      ['Work Pass Expiry', '', 'Work pass expiry date is required for foreign workers'],
      ['Work Pass Expiry', PAST, 'Work pass expiry date must be in the future'],
    ],
  },
  {
    who: 'a citizen in India',
    country: 'IN',
    nationality: 'Indian',
    status: ['Employee status', 'Indian Citizen'],
    right: { 'PAN Number': 'QWEPR9155K', 'Aadhaar Number': '9155 5031 2346', ...TERMS },
    wrong: [
      ['PAN Number', 'ABC', 'Invalid PAN format (e.g., ABCDE1234F)'],
      ['Aadhaar Number', '', 'Aadhaar is required for Indian citizens'],
      ['Aadhaar Number', '1234 5678', 'Aadhaar must be exactly 12 digits'],
      ['Aadhaar Number', '12345678901X', 'Invalid Aadhaar format (12 digits only)'],
      ['PF Number', 'KN/1', 'Invalid PF format (e.g., KN/BNG/1234567/123/1234567)'],
      ['ESI Number', '123', 'Invalid ESI format (17 digits)'],
      ['UAN', '123', 'Invalid UAN format (12 digits)'],
      ['IFSC Code', 'SBI', 'Invalid IFSC format (e.g., SBIN0001234)'],
    ],
  },
  {
    who: 'a foreign worker in India',
    country: 'IN',
    nationality: 'American',
    status: ['Employee status', 'Foreign Worker'],
    right: {
      'PAN Number': 'QWEPR9156K',
      'Work visa type': 'Employment visa',
      'Visa number': 'V91555040',
      'Visa expiry date': AHEAD,
      'Passport Number': 'US9155504',
      ...TERMS,
    },
    wrong: [
      ['Work visa type', '', 'Work visa type is required'],
      ['Visa number', 'V1', 'Invalid visa number format (8-15 alphanumeric characters)'],
      ['Visa expiry date', PAST, 'Visa expiry date must be in the future'],
      ['Passport Number', 'P1', PASSPORT],
    ],
  },
  {
    who: 'a citizen in Canada',
    country: 'CA',
    nationality: 'Canadian',
    status: ['Employee status', 'Canadian Citizen'],
    right: { 'SIN Number': '915-550-503', 'Province/Territory': 'Ontario', ...TERMS },
    wrong: [
      ['SIN Number', '', 'SIN number is required for all employees'],
      ['SIN Number', '123', 'SIN must be exactly 9 digits'],
      ['SIN Number', '12A-456-789', 'Invalid SIN format (e.g., 123-456-789)'],
      ['SIN Number', '123-456-789', 'Invalid SIN - failed checksum validation'],
      ['Provincial Health Card', '12', 'Invalid OHIP format (e.g., 1234 567 890 AB)'],
      ['EI Number', '12', 'Invalid EI format (e.g., 123456789RP0001)'],
      ['CPP Number', '12', 'Invalid CPP format (e.g., 123-456-789)'],
    ],
  },
  {
    who: 'an LMIA worker in Canada',
    country: 'CA',
    nationality: 'Filipino',
    status: ['Employee status', 'LMIA Worker'],
    right: {
      'SIN Number': '915-550-602',
      'Province/Territory': 'Quebec',
      'Work Permit Number': 'U915550600',
      'Work Permit Expiry': AHEAD,
      'Passport Number': 'P9155506A',
      'LMIA Number': '9155506',
      ...TERMS,
    },
    wrong: [
      ['Province/Territory', '', 'Province/Territory is required'],
      ['Work Permit Number', 'U1', 'Invalid work permit number format (8-12 alphanumeric characters)'],
      ['Work Permit Expiry', PAST, 'Work permit expiry date must be in the future'],
      ['Passport Number', 'P1', PASSPORT],
      ['LMIA Number', '1', 'Invalid LMIA number format (6-10 alphanumeric characters)'],
    ],
  },
  {
    who: 'a national in the UAE',
    country: 'AE',
    nationality: 'Emirati',
    status: ['Employee status', 'UAE National'],
    right: {
      'Emirates ID': '784-1990-9155507-1',
      Emirate: 'Dubai',
      'Passport Number': 'A9155507',
      'Labour Card': '',
      ...TERMS,
    },
    wrong: [
      ['Emirates ID', '784-1', 'Invalid Emirates ID format (e.g., 784-1234-1234567-1)'],
      ['Emirate', '', 'Work emirate selection is required'],
      ['Passport Number', 'AB1', 'Invalid UAE passport format (e.g., A1234567)'],
      ['Labour Card', 'LC1', 'Invalid labour card format (e.g., LC-123456789)'],
    ],
  },
  {
    who: 'a GCC national in the UAE',
    country: 'AE',
    nationality: 'Omani',
    status: ['Employee status', 'GCC National'],
    right: {
      'Emirates ID': '784-1990-9155508-1',
      Emirate: 'Sharjah',
      'GCC country': 'Oman',
      'Passport Number': 'OM9155508',
      ...TERMS,
    },
    wrong: [['GCC country', '', 'GCC country is required']],
  },
  {
    who: 'an expatriate in the UAE',
    country: 'AE',
    nationality: 'British',
    status: ['Employee status', 'Expatriate Worker'],
    right: {
      'Emirates ID': '784-1990-9155509-1',
      Emirate: 'Abu Dhabi',
      'Visa Type': 'Employment Visa',
      'Visa Number': 'AE915550999',
      'Visa Expiry': AHEAD,
      'Passport Number': 'GB9155509',
      'Labour Card': 'LC-915550999',
      ...TERMS,
    },
    wrong: [
      ['Visa Number', 'A1', 'Invalid UAE visa format (e.g., AE123456789)'],
      ['Visa Expiry', PAST, 'Visa expiry date must be in the future'],
      ['Passport Number', 'G1', PASSPORT],
    ],
  },
]

const open = async (page: Page): Promise<Locator> => {
  await page.goto('/login?role=employer')
  await page.getByLabel('Email').fill(hr.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(hr.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/dashboard/employees?open=onboarding')
  const center = page.getByRole('dialog', { name: 'Employee Onboarding Center' })
  await expect(center.getByLabel('Full name')).toBeVisible()
  return center
}

/** A required box has a star after its label. */
const boxOf = (center: Locator, label: string) =>
  center.getByLabel(new RegExp(`^${label.replaceAll('/', '\\/')}\\s*\\*?$`)).first()

const put = async (center: Locator, label: string, value: string) => {
  const box = boxOf(center, label)
  await box.focus()
  if ((await box.evaluate((e) => e.tagName)) === 'SELECT')
    await box.selectOption(value === '' ? { value: '' } : { label: value })
  else await box.fill(value)
  await box.blur()
}

const choosePerson = async (page: Page, center: Locator, person: Person, name: string) => {
  await put(center, 'Full name', name)
  await put(center, 'Email', `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@fourwinds.example`)
  await put(center, 'Job position', 'Analyst')
  await put(center, 'Department', 'Technical')
  await center.getByLabel('Work country').selectOption(person.country)
  const nationality = center.getByRole('combobox', { name: 'Nationality' })
  await nationality.fill(person.nationality)
  await expect(page.locator('[role="option"]', { hasText: person.nationality }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await put(center, 'Basic salary', '6000')
  await put(center, ...person.status)
}

for (const person of people) {
  test(`onboards ${person.who}, and says what is wrong with each field once`, async ({ page }) => {
    const center = await open(page)
    const name = `Onboarded ${person.country} ${Date.now().toString(36)}`
    await choosePerson(page, center, person, name)
    for (const [label, value] of Object.entries(person.right)) await put(center, label, value)
    for (const [label, typed, sentence] of person.wrong) {
      await put(center, label, typed)
      await expect(center.getByText(sentence, { exact: true }).first(), `${label}: ${typed}`).toBeVisible()
      await put(center, label, person.right[label] ?? '')
      await expect(center.getByText(sentence, { exact: true }), `${label} again`).toHaveCount(0)
    }
    await center.getByRole('button', { name: 'Create Employee' }).click()
    const done = page.getByRole('dialog', { name: 'Employee Onboarded Successfully' })
    await expect(done.getByText(name).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(center.getByLabel('Work country')).toHaveValue(person.country)
    await expect(center.getByRole('listitem').filter({ hasText: name })).toContainText('Today')
  })
}

test('another status empties the boxes of the first, and another country all of them', async ({ page }) => {
  const center = await open(page)
  const [, pass] = people
  if (!pass) throw new Error('No pass holder in the table')
  await choosePerson(page, center, pass, 'Undecided Uma')
  await put(center, 'FIN', 'S1')
  await expect(center.getByText('Invalid FIN format (e.g., F1234567B, G1234567C)')).toBeVisible()
  await put(center, 'Work Pass Number', 'WP12345678A')
  await put(center, 'Work Pass Type', 'Citizen')
  await expect(center.getByLabel(/^FIN/)).toHaveCount(0)
  await put(center, 'Work Pass Type', 'S Pass')
  await expect(boxOf(center, 'FIN')).toHaveValue('')
  await expect(boxOf(center, 'Work Pass Number')).toHaveValue('')
  await expect(center.getByText('Invalid FIN format (e.g., F1234567B, G1234567C)')).toHaveCount(0)

  await center.getByLabel('Work country').selectOption('AE')
  await expect(center.getByText('Emirates ID').first()).toBeVisible()
  await center.getByLabel('Work country').selectOption('SG')
  await expect(boxOf(center, 'Work Pass Type')).toHaveValue('')
  await expect(center.getByLabel('Full name')).toHaveValue('Undecided Uma')
})
