import { expect, type Page, test } from '@playwright/test'
import { apply, asked, ownCompany } from './applications.ts'
import { keepSession, noViolations, unique } from './journey.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const opened = async (page: Page, people: number) => {
  const company = await ownCompany(page, `T${unique()}`)
  await apply(company.companyId, company.jobId, people)
  await keepSession(page, company.session)
  await page.goto(`/dashboard/mobile-triage?job=${company.jobId}`)
  await expect(page.getByRole('heading', { name: 'Candidate 1', exact: true })).toBeVisible()
  return company
}
const heading = (page: Page, n: number) => page.getByRole('heading', { name: `Candidate ${n}`, exact: true })
const press = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Decide' }).getByRole('button', { name, exact: true }).click()
const swipe = async (page: Page, by: number) => {
  const box = await page.getByRole('article').boundingBox()
  if (!box) throw new Error('There is no card')
  const [x, y] = [box.x + box.width / 2, box.y + 150]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 1; i <= 6; i++) await page.mouse.move(x + (by * i) / 6, y)
  await page.mouse.up()
}
const board = async (page: Page, headers: Record<string, string>, jobId: string) => {
  const { data } = await (await page.request.get(`/api/company/board?job=${jobId}`, { headers })).json()
  return Object.fromEntries(
    data.cards.map((c: { number: number; stageId: string; outcome: string }) => [
      c.number,
      c.outcome === 'active' ? data.stages.find((s: { id: string }) => s.id === c.stageId).name : c.outcome,
    ]),
  )
}

test('new applications are sorted with one hand, nobody is let go by a swipe, and what was proposed is confirmed', async ({
  page,
}) => {
  const { headers, jobId, companyId } = await opened(page, 4)
  await expect(page.getByText('I am ••• 1 and I plan deliveries.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  for (const name of ['Advance', 'Reject', 'Later', 'Ask']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(48)
  }
  await noViolations(page)
  await swipe(page, 160)
  await expect(heading(page, 2)).toBeVisible()
  await swipe(page, -160)
  await expect(heading(page, 3)).toBeVisible()
  // A finger that goes back has decided nothing.
  await swipe(page, 40)
  await expect(heading(page, 3)).toBeVisible()
  await press(page, 'Later')
  await expect(heading(page, 4)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page, 3)).toBeVisible()
  await page.getByRole('textbox', { name: 'Note for the team' }).fill('No licence')
  await press(page, 'Reject')
  await press(page, 'Advance')
  await expect(page.getByRole('heading', { name: 'That was all' })).toBeVisible()
  await expect.poll(() => board(page, headers, jobId)).toEqual({ 1: 'In review', 2: 'New', 3: 'New', 4: 'In review' })

  await page.getByRole('button', { name: 'Confirm 2 proposed rejections' }).click()
  await expect(page.getByText('No licence')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Candidate 2' }).uncheck()
  await page.getByLabel('Reason').selectOption({ label: 'A requirement of the job is not met' })
  await asked(companyId, jobId, 3)
  await page.getByLabel('Reason').selectOption({ index: 1 })
  await page.getByLabel('Reason').selectOption({ label: 'A requirement of the job is not met' })
  const hurt = page.getByRole('alert').filter({ hasText: '1 person would be hurt by this' })
  await expect(hurt).toContainText('Candidate 3: waits for your answer')
  await noViolations(page)
  await page.getByRole('button', { name: 'Reject 1' }).click()
  await expect(page.getByText('1 rejected.')).toBeVisible()
  expect(await board(page, headers, jobId)).toMatchObject({ 2: 'New', 3: 'rejected' })
})

test('a note can be spoken only after it was said where the voice may go and that was agreed to; typing does the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const w = window as unknown as { heard: number; SpeechRecognition: unknown }
    w.heard = 0
    w.SpeechRecognition = class {
      onresult?: (event: unknown) => void
      onend?: () => void
      start() {
        w.heard++
        setTimeout(() => {
          this.onresult?.({ results: [[{ transcript: 'Good with trucks' }]] })
          this.onend?.()
        })
      }
      stop() {}
    }
  })
  await opened(page, 2)
  const heard = () => page.evaluate(() => (window as unknown as { heard: number }).heard)
  const note = page.getByRole('textbox', { name: 'Note for the team' })
  await page.getByRole('button', { name: 'Dictate note' }).click()
  await expect(page.getByText('Your browser may send your voice to its maker', { exact: false })).toBeVisible()
  expect(await heard()).toBe(0)
  await noViolations(page)
  await page.getByRole('button', { name: 'I would rather type' }).click()
  expect(await heard()).toBe(0)
  await note.fill('Typed')
  await expect(note).toHaveValue('Typed')
  await page.getByRole('button', { name: 'Dictate note' }).click()
  await page.getByRole('button', { name: 'Agree and speak' }).click()
  await expect(note).toHaveValue(/Good with trucks/)
  expect(await heard()).toBe(1)
  // Agreed to while the page is open, asked again after.
  await page.getByRole('button', { name: 'Dictate note' }).click()
  await expect.poll(heard).toBe(2)
  await page.reload()
  await page.getByRole('button', { name: 'Dictate note' }).click()
  await expect(page.getByRole('button', { name: 'Agree and speak' })).toBeVisible()
})

test('decisions wait on the phone while there is no connection, and one that somebody else has made meanwhile is left alone', async ({
  page,
  context,
}) => {
  const { headers, jobId } = await opened(page, 3)
  await context.setOffline(true)
  await press(page, 'Advance')
  await press(page, 'Advance')
  await expect(page.getByText('2 decisions wait on this phone')).toBeVisible()
  const { data } = await (await page.request.get(`/api/company/board?job=${jobId}`, { headers })).json()
  const second = data.cards.find((c: { number: number }) => c.number === 2)
  const offer = data.stages.find((s: { kind: string }) => s.kind === 'offer')
  await page.request.post('/api/company/applications/move', {
    headers,
    data: { applications: [{ id: second.id }], action: 'move', stageId: offer.id },
  })
  await context.setOffline(false)
  await expect.poll(() => board(page, headers, jobId)).toEqual({ 1: 'In review', 2: 'Offer', 3: 'New' })
  await press(page, 'Later')
  await expect(page.getByText('Candidate 2: Somebody else has moved it meanwhile.')).toBeVisible()
})
