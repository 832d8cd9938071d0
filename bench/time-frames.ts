// A month of 500 people on the roster and on the calendar of leave: how long each frame takes while it is scrolled, in a real browser.
import { addDays } from '../src/shared/dates.ts'
import { FRAME_COLUMNS, measureFrames, openSignedIn, scroll } from './browser.ts'
import { json, PASSWORD, signUp, startProduct, table } from './support.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 500)
const product = await startProduct(Number(process.env.PORT ?? 3463), { SITE: 'dist' })
const email = 'time-frames@bench.example'
const { token } = await signUp(product.url, 'SG', email)
const done = async (method: string, path: string, body?: unknown) => {
  const answer = await json(method, `${product.url}${path}`, body, token)
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer.data
}

const month = new Date().toISOString().slice(0, 7)
const first = `${month}-01`
const employees = Array.from({ length: PEOPLE }, (_, i) => ({
  full_name: `Person ${i}`,
  email: `p${i}@bench.example`,
  department: ['Technical', 'Operations', 'Sales', 'HR'][i % 4],
  position: 'Specialist',
  country: 'singapore',
  hire_date: `20${18 + (i % 7)}-01-0${1 + (i % 9)}`,
}))
await done('POST', '/api/employees/bulk-upload', { employees, firstRow: 1 })
const shifts = await Promise.all(
  [
    { name: 'Early', code: 'E', colour: 'blue', start: '07:00', end: '15:00' },
    { name: 'Late', code: 'L', colour: 'teal', start: '15:00', end: '23:00' },
  ].map((shift) => done('POST', '/api/schedules/shift-types', { ...shift, effectiveFrom: '2018-01-01' })),
)
// Five days of one shift, two days off, the other half of the people the other way.
const patterns = await Promise.all(
  shifts.map(({ id }, i) =>
    done('POST', '/api/schedules/patterns', {
      name: `Week ${i}`,
      anchor: '2018-01-01',
      days: Array.from({ length: 7 }, (_, day) =>
        day < 5 ? { shifts: [{ shiftTypeId: id }] } : { shifts: [], rest: day === 6 },
      ),
    }),
  ),
)
const roster = await done('GET', `/api/schedules/roster?from=${first}&until=${first}`)
const ids = roster.people.map(({ id }: { id: string }) => id)
for (const [i, { id }] of patterns.entries())
  await done('POST', '/api/schedules/assignments', {
    employmentIds: ids.filter((_: string, n: number) => n % 2 === i),
    scheduleId: id,
    effectiveFrom: first,
    reason: 'Bench',
  })
const { employees: listed } = await done('GET', '/api/employees?pageSize=200')
for (const [i, { id }] of listed.entries())
  if (i % 3 === 0) {
    const from = addDays(first, i % 25)
    await json(
      'POST',
      `${product.url}/api/company/leave/requests`,
      { employeeId: id, leaveType: 'annual', from, until: addDays(from, 2), reason: 'Away' },
      token,
    )
  }

const { page, close } = await openSignedIn(product.url, email, PASSWORD)
const rows: (string | number)[][] = []
const stands: string[] = []
const look = async (name: string, path: string, part: string) => {
  const began = Date.now()
  await page.goto(`${product.url}${path}`)
  await page.locator(part).nth(12).waitFor()
  stands.push(`${name} after ${Date.now() - began} ms`)
  await page.waitForTimeout(4_000)
  rows.push([`${name}, idle (the limit)`, ...(await measureFrames(page, () => page.waitForTimeout(3_000)))])
  await page.mouse.move(800, 600)
  rows.push([`${name}, down and up`, ...(await measureFrames(page, () => scroll(page, [0, 240], 60)))])
  rows.push([`${name}, sideways`, ...(await measureFrames(page, () => scroll(page, [80, 0], 30)))])
}
await look('roster', `/dashboard/mobile-schedule?period=month&day=${first}`, '[role="rowheader"]')
await look('leave', `/dashboard/leave?tab=calendar&month=${month}`, 'tbody th')
table([`${PEOPLE} people, a month`, ...FRAME_COLUMNS], rows)
console.log(`\nstands: ${stands.join(', ')}; ${ids.length} people on the roster`)
await close()
await product.stop()
process.exit(0)
