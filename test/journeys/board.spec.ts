import { expect, type Page, test } from '@playwright/test'
import { apply, ownCompany } from './applications.ts'
import { keepSession, noViolations, unique } from './journey.ts'

const opened = async (page: Page, people = 4) => {
  const company = await ownCompany(page, `B${unique()}`)
  await apply(company.companyId, company.jobId, people)
  await keepSession(page, company.session)
  await page.goto(`/dashboard/kanban-ats?job=${company.jobId}`)
  await expect(column(page, 'New')).toBeVisible()
  return company
}
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}: `) })
const card = (page: Page, n: number) => page.getByRole('article', { name: `Candidate ${n}`, exact: true })
const handle = (page: Page, n: number) => page.getByRole('button', { name: `Candidate ${n}`, exact: true })
const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveText(text)
/** The server has heard of everything that was done. */
const settled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((k) => k.startsWith('fourshore.queue')).length))
    .toBe(0)

// With everything that moves, which the other journeys leave out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('cards are moved by hand, by menu and by keyboard, and a step is taken back', async ({ page }) => {
  await opened(page)
  await card(page, 1).dragTo(column(page, 'In review'))
  await expect(column(page, 'In review').getByRole('article')).toHaveCount(1)

  await page.getByRole('button', { name: 'Actions for Candidate 2' }).click()
  await page.getByRole('menuitem', { name: 'In review' }).click()
  await said(page, 'Moved Candidate 2 to In review, 2 of 2')

  await handle(page, 3).focus()
  await page.keyboard.press('Space')
  await said(page, 'Lifted Candidate 3. New, 1 of 2.')
  await page.keyboard.press('ArrowRight')
  await said(page, 'In review, 1 of 3')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await said(page, 'Interview, 1 of 1')
  await expect(handle(page, 3)).toBeFocused()
  await page.keyboard.press('Enter')
  await said(page, 'Moved Candidate 3 to Interview, 1 of 1')
  await expect(column(page, 'Interview').getByRole('article')).toHaveCount(1)
  await expect(handle(page, 3)).toBeFocused()
  await page.keyboard.press('Space')
  await said(page, 'Lifted Candidate 3. Interview, 1 of 1.')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await said(page, 'Candidate 3 is back in Interview.')

  await settled(page)
  await page.reload()
  await expect(column(page, 'In review').getByRole('article')).toHaveCount(2)
  await expect(column(page, 'Interview').getByRole('article')).toHaveCount(1)

  // What the server will not have goes back, and the focus with it.
  await page.route(
    '**/api/company/applications/move',
    (route) => route.fulfill({ status: 409, json: { error: 'Not now' } }),
    {
      times: 1,
    },
  )
  await handle(page, 4).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await said(page, 'Not now')
  await expect(column(page, 'New').getByRole('article')).toHaveCount(1)
  await expect(handle(page, 4)).toBeFocused()

  // Within the column: laid before the first, it stays there.
  await handle(page, 2).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await said(page, 'Moved Candidate 2 to In review, 1 of 2')
  await expect(column(page, 'In review').getByRole('article').first()).toHaveAccessibleName('Candidate 2')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(column(page, 'In review').getByRole('article').first()).toHaveAccessibleName('Candidate 1')
  await settled(page)
})

test('nobody is let go or offered anything before the form is filled, and nobody is hired by hand', async ({
  page,
}) => {
  // Wide enough for all columns: dragging further than one sees is the auto-scroll's part.
  await page.setViewportSize({ width: 2500, height: 900 })
  await opened(page)
  await card(page, 1).dragTo(column(page, 'Not selected'))
  const reject = page.getByRole('dialog', { name: 'Reject this application' })
  await expect(reject).toBeVisible()
  await expect(column(page, 'New').getByRole('article')).toHaveCount(4)
  await reject.getByLabel('Reason').selectOption({ label: 'The position has been filled' })
  await expect(reject.getByRole('region', { name: 'The letter' })).toContainText('Hello •••,')
  await noViolations(page)
  await reject.getByRole('button', { name: 'Reject' }).click()
  await expect(column(page, 'Not selected').getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(column(page, 'New').getByRole('article')).toHaveCount(4)

  await card(page, 2).dragTo(column(page, 'Offer'))
  const offer = page.getByRole('dialog', { name: 'Move to Offer' })
  await offer.getByRole('button', { name: 'Cancel' }).click()
  await expect(column(page, 'New').getByRole('article')).toHaveCount(4)
  await card(page, 2).dragTo(column(page, 'Hired'))
  await said(page, 'Nobody is moved to this stage by hand. Use Hire.')
  await expect(column(page, 'New').getByRole('article')).toHaveCount(4)

  // Several at once, by a word of the bar.
  await page.getByRole('checkbox', { name: 'Choose Candidate 3' }).check()
  await page.getByRole('checkbox', { name: 'Choose Candidate 4' }).check()
  await page.getByRole('region', { name: '2 chosen' }).getByRole('button', { name: 'Move to…' }).click()
  await page.getByRole('menuitem', { name: 'Interview' }).click()
  await expect(column(page, 'Interview').getByRole('article')).toHaveCount(2)
  await settled(page)
})

test('without a connection steps wait on the device, over a reload, and are sent when it is back', async ({
  page,
  context,
}) => {
  const { headers, jobId } = await opened(page)
  await context.route('**/api/company/applications/move', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Actions for Candidate 1' }).click()
  await page.getByRole('menuitem', { name: 'Interview' }).click()
  await expect(column(page, 'Interview').getByRole('article')).toHaveCount(1)
  await context.setOffline(true)
  await expect(page.getByText('No connection. 1 step waits')).toBeVisible()
  await expect(card(page, 1).getByText('Not sent yet')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(column(page, 'Interview').getByRole('article')).toHaveCount(1)
  const stageOf = async () => {
    const { data } = await (await page.request.get(`/api/company/board?job=${jobId}`, { headers })).json()
    const { stageId } = data.cards.find((c: { number: number }) => c.number === 1)
    return data.stages.find((s: { id: string }) => s.id === stageId).name
  }
  expect(await stageOf()).toBe('New')
  await context.unroute('**/api/company/applications/move')
  await expect.poll(stageOf).toBe('Interview')
  await settled(page)
})

test('what somebody else does appears, and a card that has moved meanwhile goes where it is', async ({ page }) => {
  const { headers, jobId } = await opened(page)
  const board = async () => (await (await page.request.get(`/api/company/board?job=${jobId}`, { headers })).json()).data
  const { stages, cards } = await board()
  const stage = (name: string) => stages.find((s: { name: string }) => s.name === name).id
  const id = (n: number) => cards.find((c: { number: number }) => c.number === n).id
  const elsewhere = (n: number, name: string) =>
    page.request.post('/api/company/applications/move', {
      headers,
      data: { applications: [{ id: id(n) }], action: 'move', stageId: stage(name) },
    })
  await page.waitForTimeout(1_500)
  await elsewhere(1, 'Assessment')
  await expect(column(page, 'Assessment').getByRole('article')).toHaveCount(1)
  await expect(page.getByText('Mei Tan moved Candidate 1 to Assessment').first()).toBeVisible()

  // The news does not reach this page: the step it takes is refused, and the card goes where it is.
  await page.route('**/api/stream*', (route) => route.abort())
  await page.reload()
  await expect(column(page, 'New').getByRole('article')).toHaveCount(3)
  await elsewhere(2, 'Assessment')
  await page.getByRole('button', { name: 'Actions for Candidate 2' }).click()
  await page.getByRole('menuitem', { name: 'Interview' }).click()
  await said(page, 'Candidate 2 was left where it is. It has changed since you looked. It is in Assessment now.')
  await expect(column(page, 'Assessment').getByRole('article')).toHaveCount(2)
})

test('a word is left from the board, and the list of the same people is one key away', async ({ page }) => {
  const { headers, jobId } = await opened(page)
  await handle(page, 1).click()
  const peek = page.getByRole('dialog', { name: 'Candidate 1' })
  await peek.getByLabel('Note for the team').fill('Ask about the shifts')
  await peek.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note saved.')).toBeVisible()
  const { data } = await (await page.request.get(`/api/company/board?job=${jobId}`, { headers })).json()
  const { id } = data.cards.find((c: { number: number }) => c.number === 1)
  const whole = await (await page.request.post(`/api/company/applications/${id}/open`, { headers, data: {} })).json()
  expect(whole.data.application.notes).toMatchObject([{ body: 'Ask about the shifts' }])
  await peek.getByRole('button', { name: 'Close' }).click()
  await expect(peek).toBeHidden()
  await page.keyboard.press('l')
  await expect(page).toHaveURL(new RegExp(`manage-applications\\?job=${jobId}`))
  await page.getByRole('link', { name: 'As a board' }).click()
  await expect(column(page, 'New')).toBeVisible()
})

test('the stages are named, limited and kept; the board says when one is too full', async ({ page }) => {
  await opened(page)
  await page.getByRole('button', { name: 'Stages and reasons' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stages and reasons' })
  await dialog.getByRole('group', { name: 'Stage 1: New' }).getByLabel('Most cards').fill('2')
  await dialog.getByRole('group', { name: 'Stage 2: In review' }).getByLabel('Stage').fill('First look')
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(column(page, 'First look')).toBeVisible()
  await expect(column(page, 'New')).toContainText('2 over the limit of 2')
})
