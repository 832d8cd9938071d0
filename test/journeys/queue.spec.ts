import { expect, type Page, test } from '@playwright/test'
import { apply, ownCompany } from './applications.ts'
import { keepSession, logOut, noViolations, unique } from './journey.ts'

const DECISIONS = '**/api/company/triage/decisions'

/** Two new applications, one of them decided on a phone that reaches the server for nothing else than reading. */
const decided = async (page: Page) => {
  const company = await ownCompany(page, `Q${unique()}`)
  await apply(company.companyId, company.jobId, 2)
  await keepSession(page, company.session)
  await page.route(DECISIONS, (route) => route.abort())
  await page.goto(`/dashboard/mobile-triage?job=${company.jobId}`)
  const heading = (n: number) => page.getByRole('heading', { name: `Candidate ${n}`, exact: true })
  await expect(heading(1)).toBeVisible()
  await page.getByRole('group', { name: 'Decide' }).getByRole('button', { name: 'Advance', exact: true }).click()
  await expect(heading(2)).toBeVisible()
  return company
}

const stageOfFirst = async (page: Page, { headers, jobId }: Awaited<ReturnType<typeof ownCompany>>) => {
  const { data } = await (await page.request.get(`/api/company/board?job=${jobId}`, { headers })).json()
  const card = data.cards.find((c: { number: number }) => c.number === 1)
  return data.stages.find((s: { id: string }) => s.id === card.stageId).name as string
}

test('what waits is shown and sent wherever one is, once, and not only where it was done', async ({ page }) => {
  const company = await decided(page)
  await page.goto('/dashboard/jobs')
  const pill = page.getByRole('button', { name: '1 waiting to be sent' })
  await expect(pill).toBeVisible({ timeout: 20_000 })
  await pill.click()
  const tray = page.getByRole('region', { name: 'Not sent yet' })
  await expect(tray.getByText('Candidate 1: Advance')).toBeVisible()
  await noViolations(page)
  await page.keyboard.press('Escape')
  await expect(tray).toBeHidden()
  await expect(pill).toBeFocused()
  // Leaving with something unsent is asked about first.
  page.once('dialog', (input) => void input.dismiss())
  await logOut(page)
  await expect(pill).toBeVisible()

  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/triage/decisions')) sent++
  })
  const other = await page.context().newPage()
  await other.goto('/dashboard/employees')
  await page.unroute(DECISIONS)
  await expect(pill).toBeHidden({ timeout: 20_000 })
  expect(await stageOfFirst(page, company)).toBe('In review')
  expect(sent).toBeLessThanOrEqual(1)
  await other.close()
})

test('what the server will not have is said with its reason, tried again or discarded', async ({ page }) => {
  // As in a browser whose worker cannot send in the background: there it would reach the server past what this test answers in its place.
  await page.addInitScript(() =>
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined, configurable: true }),
  )
  const company = await decided(page)
  const refusal = { success: false, code: 'CONFLICT', error: 'This job is closed.', message: 'This job is closed.' }
  await page.goto('/dashboard/jobs')
  // Only now, and before what lets nothing through: an answer that came while sorting was open would be told there.
  await page.route(DECISIONS, (route) => route.fulfill({ status: 409, json: refusal }))
  const pill = page.getByRole('button', { name: '1 not accepted' })
  await pill.click()
  const tray = page.getByRole('region', { name: 'Not sent yet' })
  await expect(tray.getByText('This job is closed.')).toBeVisible()
  await noViolations(page)
  // Refused once more, and said so: until the answer came, what stands there is the refusal from before.
  const refused = page.waitForResponse((response) => response.status() === 409)
  await tray.getByRole('button', { name: 'Try again: Candidate 1: Advance' }).click()
  await refused
  await expect(tray.getByText('This job is closed.')).toBeVisible()
  await page.unroute(DECISIONS)
  await tray.getByRole('button', { name: 'Try again: Candidate 1: Advance' }).click()
  await expect(pill).toBeHidden()
  await expect.poll(() => stageOfFirst(page, company)).toBe('In review')
})

test('what is discarded is not sent', async ({ page }) => {
  const company = await decided(page)
  await page.goto('/dashboard/jobs')
  await page.getByRole('button', { name: '1 waiting to be sent' }).click({ timeout: 20_000 })
  page.once('dialog', (input) => void input.accept())
  await page.getByRole('button', { name: 'Discard: Candidate 1: Advance' }).click()
  await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeHidden()
  await page.unroute(DECISIONS)
  await page.reload()
  await page.waitForTimeout(2_000)
  expect(await stageOfFirst(page, company)).toBe('New')
})

test('a file waits as it is, and signing out takes all of it along', async ({ page }) => {
  const { session } = await decided(page)
  const database = `fourshore-queue-${session.user.id}`
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(await databases()).toContain(database)
  // Put where a screen puts it: no screen of today keeps a file.
  await page.evaluate(async (name) => {
    const open = indexedDB.open(name)
    await new Promise((done) => {
      open.onsuccess = done
    })
    const items = open.result.transaction('items', 'readwrite').objectStore('items')
    const add = items.add({
      key: crypto.randomUUID(),
      kind: 'photo',
      what: {},
      label: 'A picture',
      at: new Date().toISOString(),
      place: { lat: 1.3, lng: 103.8, accuracy: 12 },
      request: { method: 'POST', address: '/api/pictures?of=1', body: new Blob(['\u0001picture']) },
      state: 'waiting',
      refusal: null,
      answer: null,
    })
    await new Promise((done) => {
      add.onsuccess = done
    })
    open.result.close()
  }, database)
  const arrived = new Promise<{ type: string | undefined; body: string | null }>((done) => {
    void page.route('**/api/pictures?of=1', async (route) => {
      const input = route.request()
      done({ type: input.headers()['content-type'], body: input.postData() })
      await route.fulfill({ json: { success: true, data: {} } })
    })
  })
  await page.unroute(DECISIONS)
  await page.goto('/dashboard/jobs')
  expect(await arrived).toEqual({ type: 'application/octet-stream', body: '\u0001picture' })

  await logOut(page)
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(databases).not.toContain(database)
})
