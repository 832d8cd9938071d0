import { expect, test } from '@playwright/test'
import { apply, ownCompany } from './applications.ts'
import { keepSession, noViolations, unique } from './journey.ts'
import { companyOfTwo } from './two.ts'

test('J and K go through what waits and back to what was opened, and then it says that nothing waits', async ({
  page,
}) => {
  const { session, jobId, companyId } = await ownCompany(page, unique())
  await apply(companyId, jobId, 3)
  await keepSession(page, session)
  await page.goto('/dashboard/ats')
  const queue = page.getByRole('navigation', { name: 'Waiting for you' })
  await expect(queue.getByRole('listitem')).toHaveCount(3)
  const head = (n: number) => page.getByRole('heading', { name: `Person ${n}`, exact: true })
  const opened: number[] = []
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('j')
    await expect(page).toHaveURL(/application=/)
    // Which of them comes first is the queue's business; each comes once.
    const name = page.getByRole('heading', { name: /^Person [123]$/ }).first()
    await expect(name).toBeVisible()
    for (const n of opened) await expect(head(n)).toBeHidden()
    opened.push(Number((await name.textContent())?.replace(/\D/g, '')))
  }
  expect([...opened].sort()).toEqual([1, 2, 3])
  // What was opened waits no longer, and the way back stays.
  await expect(queue.getByText('Nothing waits for you')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
  await page.keyboard.press('k')
  await expect(head(opened[1] as number)).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(head(opened[0] as number)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await noViolations(page)
})

test('who has an application in hand is told, and it can be taken over', async ({ page, browser }) => {
  const { mei, ravi, headers } = await companyOfTwo(page)
  const made = await page.request.post('/api/company/jobs', {
    headers,
    data: { content: { title: `In hand ${unique()}`, country: 'SG' } },
  })
  const { id: jobId } = (await made.json()).data.job
  await page.request.get('/api/company/pipelines', { headers })
  await apply(mei.user.company_id, jobId, 1)
  await keepSession(page, mei)
  await page.goto('/dashboard/ats')
  await page.getByRole('navigation', { name: 'Waiting for you' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Person 1' })).toBeVisible()
  const other = await browser.newContext()
  const second = await other.newPage()
  await keepSession(second, ravi)
  await second.goto(page.url())
  const banner = second.getByText('Mei Tan is working on this application. You can read it.')
  await expect(banner).toBeVisible()
  await noViolations(second)
  await second.getByRole('button', { name: 'Work on it anyway' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByText('Ravi Nair is working on this application. You can read it.')).toBeVisible()
  await other.close()
})

test('groups of the list are headings, each with how many', async ({ page }) => {
  const { session, jobId, companyId } = await ownCompany(page, unique())
  await apply(companyId, jobId, 3)
  await keepSession(page, session)
  await page.goto('/dashboard/manage-applications?group=source')
  await expect(page.getByRole('heading', { level: 2, name: /^Group by/ })).toBeAttached()
  await expect(page.getByRole('heading', { level: 3, name: /3$/ })).toBeVisible()
  await noViolations(page)
})

test('applications given to somebody go back, each to who had it', async ({ page }) => {
  const { session, headers, jobId, companyId } = await ownCompany(page, unique())
  await apply(companyId, jobId, 3)
  const path = `/api/company/applications?job=${jobId}`
  const owners = async () => {
    const { data } = await (await page.request.get(path, { headers })).json()
    const byNumber = data.applications.sort((a: { number: number }, b: { number: number }) => a.number - b.number)
    return byNumber.map((a: { owner: { name: string } | null }) => a.owner?.name ?? '-').join(' ')
  }
  await keepSession(page, session)
  await page.goto(`/dashboard/manage-applications?job=${jobId}`)
  const give = async (numbers: number[], to: string) => {
    for (const n of numbers) await page.getByRole('checkbox', { name: `Candidate ${n}` }).check()
    await page.getByRole('button', { name: 'Tag or assign…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Assign to').selectOption(to)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  }
  await give([1], 'Mei Tan')
  await expect.poll(owners).toBe('Mei Tan - -')
  await page.reload()
  await give([1, 2, 3], 'Nobody')
  await expect.poll(owners).toBe('- - -')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('Taken back')).toBeVisible()
  await expect.poll(owners).toBe('Mei Tan - -')
})
