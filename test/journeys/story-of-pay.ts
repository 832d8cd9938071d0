import { type Browser, type Download, expect, type Locator, type Page } from '@playwright/test'
import { readSif } from '../../src/countries/ae/files/sif.reading.ts'
import { addDays } from '../../src/shared/dates.ts'
import { readDeposits, readFundReturn, readUobFile } from '../pay-file.reading.ts'
import registers from '../scenarios/pay-registers.json' with { type: 'json' }
import { overtimeOf } from './applications.ts'
import { keepSession, noViolations, quiet, unique } from './journey.ts'
import { companyOfTwo } from './two.ts'

/**
 * Four months of one person’s pay through the screens of payroll, and on their own phone: the same story that is told over HTTP in
 * `features/pay/payroll/stories.api.test.ts`, with the lines of the same register, which was worked out without the product.
 */

const PASSWORD = 'quiet harbour at dawn'
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true } as const

type Country = 'SG' | 'IN' | 'CA' | 'AE'
type Month = 'august' | 'september' | 'october' | 'correction' | 'final'
type Register = Record<Month, { net: number; lines: Record<string, number> }>

type Story = {
  person: Record<string, unknown>
  /** What the law’s schemes ask, as the screen calls it. */
  facts: readonly [label: string, value: string][]
  factsFrom: string
  clock: readonly [string, string]
  raise: string
  bonus: string
  leftOut: readonly [nature: string, amount: string]
  unpaidDays?: string
  /** What the bank asks of the employer and of the person, as the screen calls it; null: nothing. */
  file: {
    employer: readonly [label: string, value: string][]
    person: readonly [label: string, value: string][]
    format: string
    /** A number of the legal entity, entered under Company. */
    entity?: Record<string, { number: string }>
    read: (text: string) => { amount: number; problems: readonly string[] }
    /** What of October’s lines goes into it; left out: the net. */
    amount?: (lines: Record<string, number>) => number
  }
  language?: 'ar'
}

const uobOf = (text: string) => {
  const { people, total, problems } = readUobFile(text)
  return { amount: people.length === 1 ? total : Number.NaN, problems }
}

/** What is typed, or chosen. */
const enter = async (field: Locator, value: string) =>
  (await field.evaluate((box) => box.tagName)) === 'SELECT' ? field.selectOption(value) : field.fill(value)

const STORIES: Record<Country, Story> = {
  SG: {
    person: {
      countryCode: 'SG',
      nationality: 'Singaporean',
      employmentStatus: 'citizen',
      compensation: { basicSalary: 2400 },
      joinDate: '2026-08-01',
      complianceData: { nric: 'S1234567D' },
      bankName: 'OCBC',
      bankAccountNumber: '501234567001',
    },
    facts: [
      ['Date of birth', '1990-01-01'],
      ['CPF status', 'citizen'],
    ],
    factsFrom: '2026-08-01',
    clock: ['2026-08-11T00:00:00Z', '2026-08-11T12:00:00Z'],
    raise: '2500',
    bonus: '95,000.00',
    leftOut: ['commission', '300'],
    file: {
      employer: [
        ['Bank that pay goes out from', 'uob'],
        ['Account that pay goes out from', '366-305-0778'],
        ['Name of that account', 'FOUR WINDS PTE LTD'],
      ],
      person: [],
      format: 'uob_giro',
      read: uobOf,
    },
  },
  IN: {
    person: {
      countryCode: 'IN',
      nationality: 'Indian',
      compensation: { basicSalary: 13_000 },
      joinDate: '2026-08-01',
      complianceData: {
        panNumber: 'ABCPE1234F',
        aadhaarNumber: '2341 2341 2346',
        stateRegistration: 'KA',
        uanNumber: '100427607286',
      },
      bankName: 'HDFC',
      bankAccountNumber: '50100123456789',
    },
    facts: [
      ['Date of birth', '1990-01-01'],
      ['State of work', 'KA'],
      ['In the provident fund', 'yes'],
      ['In the pension scheme', 'yes'],
      ['Tax regime', 'new'],
      ['Has given a PAN', 'yes'],
    ],
    factsFrom: '2026-08-01',
    clock: ['2026-08-11T02:30:00Z', '2026-08-11T14:30:00Z'],
    raise: '14000',
    bonus: '20000',
    leftOut: ['commission', '1000'],
    file: {
      employer: [],
      person: [],
      format: 'ecr',
      entity: { epfCode: { number: 'MHBAN0000064000' } },
      read: (text) => {
        const { members, problems } = readFundReturn(text)
        return { amount: members.reduce((sum, one) => sum + one.employee + one.pension + one.fund, 0), problems }
      },
      // The shares of the back pay, 12 % from either side, are of September.
      amount: (lines) =>
        (lines['deduction epf'] ?? 0) +
        (lines['employer eps'] ?? 0) +
        (lines['employer epf'] ?? 0) -
        (2 * 12 * (lines['earning arrears.basic'] ?? 0)) / 100,
    },
  },
  CA: {
    person: {
      countryCode: 'CA',
      nationality: 'Canadian',
      employmentStatus: 'citizen',
      compensation: { basicSalary: 5000 },
      joinDate: '2026-08-01',
      complianceData: { sinNumber: '046 454 286', province: 'BC' },
      bankName: 'TD',
      bankAccountNumber: '1234567',
    },
    facts: [
      ['Date of birth', '1990-01-01'],
      ['Province of employment', 'BC'],
    ],
    factsFrom: '2026-08-01',
    clock: ['2026-08-11T15:00:00Z', '2026-08-12T03:00:00Z'],
    raise: '5200',
    bonus: '70000',
    leftOut: ['bonus', '300'],
    file: {
      employer: [
        ['Originator number', 'ACME000001'],
        ['Short name on statements', 'ACME'],
        ['Long name on statements', 'ACME LIMITED'],
        ['Data centre of the bank', '01020'],
        ['Institution number', '003'],
        ['Transit number of the branch', '00412'],
        ['Account for returned payments', '7654321'],
      ],
      person: [
        ['Institution number', '004'],
        ['Transit number of the branch', '10231'],
      ],
      format: 'cpa005',
      read: (text) => {
        const { people, total, problems } = readDeposits(text)
        return { amount: people.length === 1 ? total : Number.NaN, problems }
      },
    },
  },
  AE: {
    person: {
      countryCode: 'AE',
      nationality: 'Indian',
      compensation: { basicSalary: 9000 },
      joinDate: '2024-11-16',
      complianceData: {
        emiratesId: '784-1985-1234567-1',
        emirate: 'dubai',
        visaType: 'employment_visa',
        visaNumber: 'AE123456789',
        visaExpiry: '2028-01-31',
        labourCard: 'LC-123456789',
      },
      bankName: 'ENBD',
      bankAccountNumber: 'AE070331234567890123456',
    },
    // When service began is in the record.
    facts: [],
    factsFrom: '2024-11-16',
    clock: ['2026-08-11T04:00:00Z', '2026-08-11T16:00:00Z'],
    raise: '9300',
    bonus: '50000',
    leftOut: ['commission', '300'],
    unpaidDays: '2',
    file: {
      employer: [['Routing code of the company’s bank', '302620122']],
      person: [
        ['Person code at MOHRE', '123456'],
        ['Routing code of their bank', '302620122'],
      ],
      format: 'sif',
      entity: { mohreEstablishment: { number: '9103' } },
      read: (text) => {
        const { people, trailer, problems, accounts } = readSif(text)
        return {
          amount: people.length === 1 ? (trailer?.total ?? 0) : Number.NaN,
          problems: [...problems, ...accounts],
        }
      },
    },
    language: 'ar',
  },
}

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls
type Answer = any

const callsOf = (page: Page, token: string) => {
  const call = async (method: string, path: string, data?: object, headers = { authorization: `Bearer ${token}` }) => {
    const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
    expect(answer.ok(), `${method} ${path} ${await answer.text()}`).toBe(true)
    const body = await answer.json()
    return (body.data ?? body) as Answer
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, data: object = {}) => call('POST', path, data),
    put: (path: string, data: object) => call('PUT', path, data),
    open: (path: string, data: object, token?: string) =>
      call('POST', path, data, token ? { authorization: `Bearer ${token}` } : ({} as { authorization: string })),
  }
}
type Calls = ReturnType<typeof callsOf>

/** Somebody with an account of the portal, on their phone. */
const hired = async (browser: Browser, { get, post, open }: Calls, slug: string, story: Story) => {
  const word = unique()
  const { employee } = await post('/api/employees/unified', {
    fullName: 'Asha Lim',
    email: `asha.${word}@people.example`,
    designation: 'Engineer',
    department: 'Technical',
    ...story.person,
  })
  const { tempPassword } = await post(`/api/employees/${employee.id}/welcome-email`, { generatePassword: true })
  const account = { email: employee.email, role: 'employee', company: slug }
  const first = await open('/api/auth/login', { ...account, password: tempPassword })
  const passwords = { currentPassword: tempPassword, newPassword: PASSWORD }
  await open('/api/auth/change-password', passwords, first.token)
  const session = await open('/api/auth/login', { ...account, password: PASSWORD })
  const { employments } = await get(`/api/employees/${employee.id}/employments`)
  const phone = await (await browser.newContext(PHONE)).newPage()
  if (story.language) await phone.addInitScript((l) => localStorage.setItem('language', l), story.language)
  await keepSession(phone, session)
  return { phone, token: session.token as string, id: employee.id as string, at: employments[0].id as string }
}

const textOf = async (download: Download): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Digits of any script as one writes them in code. */
const western = (text: string) => text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))

/** An amount as a screen shows it, in minor units. */
const minorOf = (text: string): number => {
  const plain = western(text).replace(/[\u200e\u200f\u2066-\u2069\u061c]/g, '')
  const digits = plain.replace(/[^\d.٫]/g, '').replace('٫', '.')
  const amount = Math.round(Number(/\d[\d]*(\.\d+)?$/.exec(digits)?.[0] ?? Number.NaN) * 100)
  return /[-−]/.test(plain) ? -amount : amount
}

/** What a table of lines shows: label → amount, those of one label together. */
const linesOf = async (table: Locator): Promise<Record<string, number>> => {
  const found: Record<string, number> = {}
  for (const row of await table.getByRole('row').all()) {
    // The name of a group of lines stands alone.
    if ((await row.getByRole('cell').count()) === 0) continue
    const label = await row.getByRole('rowheader').locator('bdi').first().innerText()
    found[label] = (found[label] ?? 0) + minorOf(await row.getByRole('cell').innerText())
  }
  return found
}

type Slip = { net: number; lines: { key: string; kind: string; label: string; amount: number }[] }

/** The register’s lines by what the screen calls them. */
const named = (slip: Slip, lines: Record<string, number>, ...kinds: string[]): Record<string, number> => {
  const found: Record<string, number> = {}
  for (const [key, amount] of Object.entries(lines).filter(([key]) =>
    kinds.some((kind) => key.startsWith(`${kind} `)),
  )) {
    const line = slip.lines.find((one) => `${one.kind} ${one.key.replace(/^one_off\..*/, 'one_off')}` === key)
    const label = line?.label ?? `Nothing called ${key}`
    found[label] = (found[label] ?? 0) + amount
  }
  return found
}

/** As the phone says it. */
const WORDS = {
  en: {
    title: 'Payslips',
    open: 'Open',
    show: 'Show amounts',
    why: /^Why pay changed/,
    more: /more than last time/,
    basic: 'Basic salary',
  },
  ar: {
    title: 'قسائم الراتب',
    open: 'افتح',
    show: 'أظهر المبالغ',
    why: /^لماذا تغيّر الراتب/,
    more: /أكثر من المرة السابقة/,
    basic: 'الراتب الأساسي',
  },
} as const

export const storyOfPay = async (page: Page, browser: Browser, country: Country): Promise<void> => {
  const story = STORIES[country]
  const register = (registers as unknown as Record<Country, Register>)[country]
  const { mei, ravi } = await companyOfTwo(page, country)
  const calls = callsOf(page, mei.token)
  const { get, post, put, open } = calls
  await keepSession(page, mei)
  const asha = await hired(browser, calls, mei.user.company_slug, story)
  const second = callsOf(page, ravi.token)
  const dialog = page.getByRole('dialog')

  const agree = async (kind: string) => {
    const { items } = await second.get('/api/company/approvals')
    const asked = items.filter((item: Answer) => item.kind === kind).map(({ id, hash }: Answer) => ({ id, hash }))
    const { results } = await second.post('/api/company/approvals/decide', { verdict: 'approve', items: asked })
    expect(results.map(({ why }: Answer) => why)).toEqual([null])
  }
  const step = async (id: string, action: string) => {
    const { run } = await get(`/api/payroll/runs/${id}`)
    return (await post(`/api/payroll/runs/${id}/${action}`, { version: run.version })).run
  }
  const slipOf = async (id: string): Promise<Slip> => (await get(`/api/payroll/runs/${id}/people/${asha.at}`)).slip
  /** What was done on the screen once already, over HTTP by the same two people. */
  const paid = async (id: string) => {
    await step(id, 'calculate')
    await step(id, 'submit')
    await agree('pay-run')
    await step(id, 'lock')
    await step(id, 'publish')
  }
  /** The lines of the open dialog are those of the register, and so is the net. */
  const equalsRegister = async (id: string, month: Month) => {
    const { net, lines } = register[month]
    const slip = await slipOf(id)
    const of = (name: string) => linesOf(dialog.getByRole('table', { name }))
    expect(await of('Earnings')).toEqual(named(slip, lines, 'earning'))
    const taken = named(slip, lines, 'deduction')
    if (Object.keys(taken).length > 0) expect(await of('Deductions')).toEqual(taken)
    else await expect(dialog.getByRole('table', { name: 'Deductions' })).toHaveCount(0)
    const byEmployer = named(slip, lines, 'employer')
    if (Object.keys(byEmployer).length > 0) expect(await of('Paid by the employer')).toEqual(byEmployer)
    const shown = dialog.getByRole('row', { name: /^Net pay / }).first()
    expect(minorOf(await shown.getByRole('cell').innerText())).toBe(net)
  }
  // Whoever cannot be paid is named above the table as well.
  const ofPerson = page.getByRole('table', { name: 'People' }).getByRole('button', { name: 'Asha Lim', exact: true })
  const openPerson = async () => {
    await ofPerson.click()
    await expect(dialog.getByRole('row', { name: /^Net pay / }).first()).toBeVisible()
  }
  const closeDialog = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  const runButton = (name: string) => page.getByRole('button', { name, exact: true })
  const status = (name: string) => page.getByRole('main').getByText(name, { exact: true }).first()
  const newRun = async (payDay: string): Promise<string> => {
    await page.goto('/dashboard/payroll')
    await runButton('New pay run').click()
    await dialog.getByLabel('Pay day').fill(payDay)
    await dialog.getByRole('button', { name: 'Create run' }).click()
    await page.waitForURL(/run=/)
    return new URL(page.url()).searchParams.get('run') ?? ''
  }
  const addOneOff = async (month: string, what: { nature: string; label: string; amount: string }) => {
    await page.goto(`/dashboard/payroll?tab=inputs&month=${month}`)
    await runButton('Add one-off').click()
    await dialog.getByLabel('Employee').fill('Asha')
    await page.getByRole('option', { name: /^Asha Lim/ }).click()
    await dialog.getByLabel('Kind of pay').selectOption(what.nature)
    await dialog.getByLabel('What it is').fill(what.label)
    await dialog.getByLabel(/^Amount in/).fill(what.amount)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: what.label })).toContainText('To pay')
  }

  // Overtime of August: worked, asked for and agreed to.
  await post('/api/attendance/fixes', {
    fixes: story.clock.map((at, i) => ({ employeeId: asha.id, kind: 'add', at, direction: i === 0 ? 'in' : 'out' })),
    reason: 'On paper',
  })
  const worked = async () => (await get(`/api/employees/${asha.id}/attendance?day=2026-08-11`)).day
  // Where that is more than the law allows in a day, somebody says why it is right.
  const settled = async () => {
    const accepted = { days: [{ employeeId: asha.id, day: '2026-08-11' }], reason: 'Ship was late' }
    if ((await worked())?.exceptions.includes('over_limit')) await post('/api/attendance/accepted', accepted)
    return worked()
  }
  await expect.poll(settled, { timeout: 30_000 }).toMatchObject({ state: 'complete' })
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -1)
  await open('/api/my/overtime', { day: yesterday, minutes: 120, reason: 'Ship was late' }, asha.token)
  await overtimeOf(mei.user.company_id, '2026-08-11')
  await agree('overtime')
  await expect.poll(worked, { timeout: 30_000 }).toMatchObject({ overtimePaid: 120 })

  // Pay days are set up, and the first run is made.
  await page.goto('/dashboard/payroll')
  await runButton('Set up pay days').click()
  await dialog.getByLabel('Name').fill('Monthly')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Pay days saved')).toBeVisible()
  const august = await newRun('2026-08-31')
  await runButton('Calculate').click()
  await expect(status('Calculated')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Asha Lim' })).toBeVisible()

  // What the law asks of her is missing; it is entered where it is said.
  if (story.facts.length > 0) {
    await ofPerson.click()
    const profile = dialog.getByRole('region', { name: 'Contributions and tax' })
    await profile.getByRole('button', { name: 'Edit' }).click()
    for (const [label, value] of story.facts) {
      const field = profile.getByLabel(label, { exact: true })
      if ((await field.evaluate((one) => one.tagName)) === 'SELECT') await field.selectOption(value)
      else await field.fill(value)
    }
    await profile.getByLabel(/^From/).fill(story.factsFrom)
    await profile.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. Calculate the run again.')).toBeVisible()
    await closeDialog()
  }
  await runButton('Calculate again').click()
  await expect(page.getByRole('row').filter({ hasText: 'Asha Lim' })).toContainText('Ready')
  await openPerson()
  await equalsRegister(august, 'august')
  await closeDialog()

  // Somebody else agrees, on their own screen; then it is locked and published.
  await runButton('Ask for approval').click()
  await expect(status('In review')).toBeVisible()
  const theirs = await (await browser.newContext()).newPage()
  await keepSession(theirs, ravi)
  await theirs.goto('/dashboard/approvals')
  await theirs.getByRole('button', { name: /^Approve: / }).click()
  const stateOf = async (id: string) => (await get(`/api/payroll/runs/${id}`)).run.state
  // There is a moment to take it back.
  await expect.poll(() => stateOf(august), { timeout: 20_000 }).toBe('approved')
  await theirs.context().close()
  await page.reload()
  await runButton('Lock').click()
  await page.getByRole('alert').getByRole('button', { name: 'Lock' }).click()
  await expect(status('Locked')).toBeVisible()
  await runButton('Publish payslips').click()
  await page.getByRole('alert').getByRole('button', { name: 'Publish payslips' }).click()
  await expect(page.getByText('Payslips published')).toBeVisible()

  // September takes off two days of unpaid leave.
  const { countries } = await post('/api/company/leave/types', { country, name: 'Unpaid leave', paid: false })
  const { type } = countries
    .flatMap(({ types }: Answer) => types)
    .find((one: Answer) => one.type.name === 'Unpaid leave')
  const leave = { employeeId: asha.id, type: type.key, from: '2026-09-03', until: '2026-09-04' }
  await post('/api/company/leave/requests', leave)
  const { groups } = await get('/api/payroll/inputs?month=2026-09')
  const groupId = groups[0].id
  const september = (await post('/api/payroll/runs', { groupId, payDay: '2026-09-30', kind: 'regular' })).run.id
  await paid(september)
  await page.goto(`/dashboard/payroll?run=${september}`)
  await openPerson()
  await equalsRegister(september, 'september')

  // In October her pay of the middle of September is raised, and there is a bonus.
  await page.goto(`/dashboard/employees?open=profile&id=${asha.id}&tab=financial`)
  await runButton('Change pay').click()
  const raise = page.getByRole('dialog', { name: 'Change pay' })
  await raise.getByLabel(/^New basic salary a month/i).fill(story.raise)
  await raise.getByLabel('Effective from').fill('2026-09-16')
  await raise.getByLabel('Why it comes late').selectOption('decided_late')
  await raise.getByLabel('Decided on').fill('2026-10-10')
  await raise.getByLabel('Reason').fill('Promotion')
  await raise.getByRole('button', { name: 'Change pay' }).click()
  await expect(page.getByText('Pay changed')).toBeVisible()
  await addOneOff('2026-10', { nature: 'bonus', label: 'Bonus', amount: story.bonus })
  const october = await newRun('2026-10-31')
  await runButton('Calculate').click()
  const row = page.getByRole('row').filter({ hasText: 'Asha Lim' })
  await expect(row).toBeVisible()
  // How much more it is than the last time.
  const change = minorOf(await row.getByRole('cell').nth(-2).innerText())
  expect(change).toBe(register.october.net - register.september.net)
  await paid(october)
  await page.reload()
  await openPerson()
  await equalsRegister(october, 'october')

  // The file for the bank or the authority.
  const { file } = story
  if (file.entity) {
    const [entity] = (await get('/api/company/entities')).entities
    await put(`/api/company/entities/${entity.id}`, { version: entity.version, numbers: file.entity })
  }
  if (file.employer.length > 0) {
    await page.goto('/dashboard/pay-files?tab=registrations')
    await page.getByRole('main').getByRole('button', { name: 'Enter' }).click()
    await dialog.getByLabel(/^From/).fill('2026-01-01')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
    for (const [label, value] of file.employer) await enter(dialog.getByLabel(label), value)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.goto(`/dashboard/pay-files?run=${october}`)
  if (file.person.length > 0) {
    await runButton('Payment details').click()
    await dialog.getByLabel(/^From/).fill('2026-01-01')
    for (const [label, value] of file.person) await enter(dialog.getByLabel(label), value)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await runButton('Make a file').click()
  await dialog.getByLabel('File', { exact: true }).selectOption(file.format)
  await dialog.getByRole('button', { name: 'Make the file for 1 person' }).click()
  await page.getByRole('article').getByRole('button', { name: 'Download' }).click()
  await dialog.getByLabel('What do you need it for?').fill('To the bank')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  const { amount, problems } = file.read(await textOf(download))
  expect(problems).toEqual([])
  const { lines, net } = register.october
  expect(amount).toBe(file.amount?.(lines) ?? net)

  const { phone } = asha
  await sayWhyPayChanged(phone, register.october.net, register.september.net)

  // What was left out of October is paid by the difference alone, once somebody else agrees.
  await addOneOff('2026-10', { nature: story.leftOut[0], label: 'Left out in October', amount: story.leftOut[1] })
  await page.goto(`/dashboard/payroll?run=${october}`)
  await openPerson()
  const corrections = dialog.getByRole('region', { name: 'Corrections' })
  await corrections.getByLabel('Reason').fill('Something was left out')
  await corrections.getByLabel('Pay the difference on').fill('2026-11-05')
  await corrections.getByRole('button', { name: 'Ask to correct' }).click()
  await expect(corrections.getByText(/^Waits for approval/)).toBeVisible()
  await agree('pay-reopening')
  await page.reload()
  // What comes late moves the button from under the press.
  await quiet(page)
  await corrections.getByRole('button', { name: 'Open correction run' }).click()
  await expect(page).not.toHaveURL(new RegExp(october))
  const correction = new URL(page.url()).searchParams.get('run') ?? ''
  await runButton('Calculate').click()
  await expect(status('Calculated')).toBeVisible()
  await paid(correction)
  await page.reload()
  await openPerson()
  await equalsRegister(correction, 'correction')

  // She leaves: her last day is entered, the settlement prepared, agreed to by somebody else and paid.
  await page.goto(`/dashboard/employees?open=profile&id=${asha.id}&tab=employment`)
  await runButton('Enter last day').click()
  await dialog.getByLabel('Last day of work').fill('2026-11-15')
  await dialog.getByLabel('Reason for leaving').fill('Resigned')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Last day: 15 Nov 2026')).toBeVisible()
  await page.goto('/dashboard/payroll?tab=leavers')
  await runButton('Asha Lim').click()
  await runButton('Prepare settlement').click()
  if (story.unpaidDays) await dialog.getByLabel('Unpaid days of service').fill(story.unpaidDays)
  await dialog.getByLabel('Days of leave left').fill('3')
  await dialog.getByRole('button', { name: 'Prepare settlement' }).click()
  await expect(dialog).toHaveCount(0)
  await runButton('Ask for approval').click()
  await expect(status('In review')).toBeVisible()
  await agree('pay-exit')
  await page.reload()
  await runButton('Pay settlement').click()
  await dialog.getByLabel('Pay day').fill('2026-11-15')
  await dialog.getByRole('button', { name: 'Pay settlement' }).click()
  await page.waitForURL(/run=/)
  const final = new URL(page.url()).searchParams.get('run') ?? ''
  await paid(final)
  await page.reload()
  await openPerson()
  await equalsRegister(final, 'final')
  await noViolations(page)
  await phone.context().close()
}

/** On the phone: the last payslip opened with the password, and why it is another than the one before; its sentences add up to the difference. */
const sayWhyPayChanged = async (phone: Page, net: number, before: number): Promise<void> => {
  await phone.goto('/employee-portal?tab=payroll')
  const words = (await phone.locator('html').getAttribute('lang')) === 'ar' ? WORDS.ar : WORDS.en
  await phone.getByRole('region', { name: words.title }).getByRole('button', { name: words.open }).first().click()
  await phone.getByRole('dialog').getByRole('button', { name: words.show }).click()
  const why = phone.getByRole('dialog').getByRole('table', { name: words.why })
  await expect(why.getByText(words.more)).toBeVisible()
  await expect(phone.getByRole('dialog').getByRole('rowheader', { name: words.basic, exact: true })).toBeVisible()
  const rows = await why.getByRole('row').all()
  const amounts = await Promise.all(rows.map(async (row) => minorOf(await row.getByRole('cell').innerText())))
  expect([amounts[0], amounts.at(-1)]).toEqual([before, net])
  expect(amounts.slice(1, -1).reduce((sum, one) => sum + one, 0)).toBe(net - before)
  await noViolations(phone)
}
