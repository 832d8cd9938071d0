import { expect, type Locator, type Page, test } from '@playwright/test'
import { signedIn } from './journey.ts'

/** Label of a box → what is typed or chosen in it. */
type Boxes = Record<string, string>
type Person = {
  who: string
  country: string
  nationality: string
  /** Chosen first: it decides which boxes there are. */
  status: [label: string, choice: string]
  right: Boxes
  /** A box, what is typed wrong, and the sentence under it: one for each person. All others stand in specification.fields.test.ts. */
  wrong: [label: string, typed: string, sentence: string]
}

const TERMS = { 'Working days per week': '5', 'Overtime rate multiplier': '1.5' }
const AHEAD = '2031-05-20'

/** A number nobody of the demonstration has; the check digit of each kind is worked out where one blocks. */
const people: Person[] = [
  {
    who: 'a citizen in Singapore',
    country: 'SG',
    nationality: 'Singaporean',
    status: ['Work Pass Type', 'Citizen'],
    right: { 'NRIC/FIN': 'S9155501A', 'Monthly allowances': '250', 'Annual leave days': '14', ...TERMS },
    wrong: ['NRIC/FIN', '', 'NRIC is required for Singapore Citizens and Permanent Residents'],
  },
  {
    who: 'a pass holder in Singapore',
    country: 'SG',
    nationality: 'Indian',
    status: ['Work Pass Type', 'Employment Pass'],
    right: { FIN: 'G9155502B', 'Work Pass Number': 'WP12345678A', 'Work Pass Expiry': AHEAD, ...TERMS },
    wrong: ['FIN', '', 'FIN is required for foreign workers'],
  },
  {
    who: 'a citizen in India',
    country: 'IN',
    nationality: 'Indian',
    status: ['Employee status', 'Indian Citizen'],
    right: { 'PAN Number': 'QWEPR9155K', 'Aadhaar Number': '9155 5031 2346', ...TERMS },
    wrong: ['PAN Number', 'ABC', 'Invalid PAN format (e.g., ABCDE1234F)'],
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
    wrong: ['Work visa type', '', 'Work visa type is required'],
  },
  {
    who: 'a citizen in Canada',
    country: 'CA',
    nationality: 'Canadian',
    status: ['Employee status', 'Canadian Citizen'],
    right: { 'SIN Number': '915-550-503', 'Province/Territory': 'Ontario', ...TERMS },
    wrong: ['SIN Number', '', 'SIN number is required for all employees'],
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
    wrong: ['Province/Territory', '', 'Province/Territory is required'],
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
    wrong: ['Emirates ID', '784-1', 'Invalid Emirates ID format (e.g., 784-1234-1234567-1)'],
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
    wrong: ['GCC country', '', 'GCC country is required'],
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
    wrong: ['Visa Number', 'A1', 'Invalid UAE visa format (e.g., AE123456789)'],
  },
]

const open = async (page: Page): Promise<Locator> => {
  await signedIn(page, 'hr_admin')
  await page.goto('/dashboard/employees?open=onboarding')
  const center = page.getByRole('dialog', { name: 'Employee Onboarding Center' })
  // The first page that this browser opens: all of the program comes with it.
  await expect(center.getByLabel('Full name')).toBeVisible({ timeout: 30_000 })
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
  test(`onboards ${person.who}, and says under its box what is wrong`, async ({ page }) => {
    const center = await open(page)
    const name = `Onboarded ${person.country} ${Date.now().toString(36)}`
    await choosePerson(page, center, person, name)
    for (const [label, value] of Object.entries(person.right)) await put(center, label, value)
    const [label, typed, sentence] = person.wrong
    await put(center, label, typed)
    await expect(center.getByText(sentence, { exact: true }).first(), `${label}: ${typed}`).toBeVisible()
    await put(center, label, person.right[label] ?? '')
    await expect(center.getByText(sentence, { exact: true }), `${label} again`).toHaveCount(0)
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
