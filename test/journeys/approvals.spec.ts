import { expect, type Page, test } from '@playwright/test'
import { everyLook, keepSession, noViolations, unique } from './journey.ts'
import { companyOfTwo } from './two.ts'

type Headers = Record<string, string>

/** Requisitions that wait for somebody’s word, made past the screens. */
const asked = async (page: Page, headers: Headers, titles: readonly string[]) => {
  for (const title of titles) {
    const made = await page.request.post('/api/company/requisitions', {
      headers,
      data: {
        title,
        department: 'Technical',
        country: 'SG',
        headCount: 1,
        employmentType: 'FULL_TIME',
        reason: 'new',
        payMin: '3000',
        payMax: '4200',
        wantedBy: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
        note: 'The team has more to do than it can.',
      },
    })
    const { id } = (await made.json()).data.requisition
    const moved = await page.request.post(`/api/company/requisitions/${id}/move`, { headers, data: { action: 'ask' } })
    expect(moved.ok(), await moved.text()).toBe(true)
  }
}

test('what waits is decided in one list, by hand, by key and together, and taken back before it leaves', async ({
  page,
  browser,
}) => {
  const { mei, ravi, headers } = await companyOfTwo(page)
  const tag = unique()
  const [first, second, third, fourth] = ['Welder', 'Rigger', 'Diver', 'Cook'].map((name) => `${name} ${tag}`) as [
    string,
    string,
    string,
    string,
  ]
  await asked(page, headers, [first, second, third, fourth])
  const theirs = await (await browser.newContext()).newPage()
  await keepSession(theirs, ravi)
  await theirs.goto('/dashboard/approvals')
  const list = theirs.getByRole('list', { name: 'Waiting for me' })
  await expect(list.getByRole('listitem')).toHaveCount(4)
  await expect(list.getByText('You are asked because you run the company.').first()).toBeVisible()

  // Taken back within the seconds in which nothing has left.
  await theirs.getByRole('button', { name: `Approve: ${first}` }).click()
  await theirs.getByRole('button', { name: `Undo: ${first}` }).click()
  await expect(theirs.getByRole('button', { name: `Approve: ${first}` })).toBeVisible()

  // By key: on to the second, back to the first, approved.
  await theirs.keyboard.press('j')
  await theirs.keyboard.press('k')
  await theirs.keyboard.press('a')
  await expect(theirs.getByRole('button', { name: `Undo: ${first}` })).toBeVisible()

  // A refusal asks why.
  await theirs.getByRole('button', { name: `Refuse: ${second}` }).click()
  const why = theirs.getByRole('dialog', { name: `Refuse: ${second}` })
  await why.getByRole('button', { name: 'Refuse' }).click()
  await expect(why.getByText('Say why it is refused')).toBeVisible()
  await why.getByLabel('Reason').fill('Not this quarter.')
  await noViolations(theirs)
  await why.getByRole('button', { name: 'Refuse' }).click()

  // The others together.
  await theirs.getByLabel(`Select: ${third}`).check()
  await theirs.getByLabel(`Select: ${fourth}`).check()
  await theirs.getByRole('button', { name: 'Approve selected' }).click()
  // Who leaves the list has said what they said: it goes at once.
  await theirs.getByRole('tab', { name: 'Decided' }).click()
  await theirs.getByRole('button', { name: `Open: ${second}` }).click()
  const told = theirs.getByRole('dialog', { name: 'Request' })
  await expect(told.getByText('Ravi Nair refused')).toBeVisible()
  await expect(told.getByText('Not this quarter.')).toBeVisible()
  await noViolations(theirs)
  await theirs.context().close()
  await keepSession(page, mei)
  await page.goto('/dashboard/approvals?tab=asked')
  await expect(page.getByText(third)).toBeVisible()
})

test('a word that is given is not lost when the page is loaded again before it has left', async ({ page }) => {
  const { ravi, headers } = await companyOfTwo(page)
  const title = `Fitter ${unique()}`
  await asked(page, headers, [title])
  await keepSession(page, ravi)
  await page.goto('/dashboard/approvals')
  await page.getByRole('button', { name: `Approve: ${title}` }).click()
  await expect(page.getByRole('button', { name: `Undo: ${title}` })).toBeVisible()
  await page.reload()
  // The request outlives its page: it arrives while the next one loads.
  await expect(async () => {
    await page.goto('/dashboard/approvals?tab=done')
    await expect(page.getByRole('button', { name: `Open: ${title}` })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
})

test('what waits reads well in every look, with its history', async ({ page }) => {
  const { ravi, headers } = await companyOfTwo(page)
  const title = `Welder ${unique()}`
  await asked(page, headers, [title])
  await keepSession(page, ravi)
  await page.goto('/dashboard/approvals')
  await expect(page.getByText('You are asked because you run the company.')).toBeVisible()
  await everyLook(page, 'approvals')
  await page.getByRole('button', { name: `History: ${title}` }).click()
  await expect(page.getByRole('dialog', { name: 'Request' }).getByText('Mei Tan asked for approval')).toBeVisible()
  await everyLook(page, 'request')
})

test('who approves what is changed by two, tried out first, and somebody stands in', async ({ page, browser }) => {
  const { mei, ravi } = await companyOfTwo(page)
  await keepSession(page, mei)
  await page.goto('/dashboard/approvals?tab=policies')
  const offers = page.getByRole('region', { name: 'Offer' })
  await expect(offers.getByText('Approved by the company’s administrators (one is enough).')).toBeVisible()
  await everyLook(page, 'policies')
  await offers.getByRole('button', { name: 'Change: Offer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who approves: Offer' })
  await dialog.getByRole('button', { name: 'Add a rule above' }).click()
  await dialog.getByLabel('Only above').fill('5000')
  await dialog.getByLabel('How many approve').first().selectOption('all')
  await dialog.getByLabel('For an amount of (SGD)').fill('6000')
  await dialog.getByRole('button', { name: 'Show who would be asked' }).click()
  await expect(dialog.getByText(/Step 1: one approval from/)).toBeVisible()
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Ask another administrator' }).click()
  await expect(offers.getByText('A change waits for another administrator to agree.')).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await keepSession(theirs, ravi)
  await theirs.goto('/dashboard/approvals')
  await expect(theirs.getByText('If it is above 5,000.00 SGD: approved by all of', { exact: false })).toBeVisible()
  await theirs.getByRole('button', { name: 'Approve: Change who approves offers' }).click()
  await expect(theirs.getByText('Nothing waits for you')).toBeVisible({ timeout: 20_000 })
  await theirs.context().close()
  await page.reload()
  await expect(
    offers.getByText('If it is above 5,000.00 SGD: approved by all of the company’s administrators.'),
  ).toBeVisible()

  await page.getByRole('tab', { name: 'Stand-ins' }).click()
  await page.getByLabel('Who decides in my place').selectOption('Ravi Nair')
  const day = new Date().toISOString().slice(0, 10)
  await page.getByLabel('From', { exact: true }).fill(day)
  await page.getByLabel('Until, included').fill(day)
  await page.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText('Ravi Nair decides in place of Mei Tan')).toBeVisible()
  await everyLook(page, 'delegations')
  await page.getByRole('button', { name: 'End: Ravi Nair decides in my place' }).click()
  await expect(page.getByText('Nobody stands in for anybody')).toBeVisible()
})
