import { expect, type Page, test } from '@playwright/test'
import { apply, ownCompany } from './applications.ts'
import { keepSession, noViolations, signedIn, unique } from './journey.ts'

/** A company whose owner holds interviews: each is told. */
const opened = async (page: Page) => {
  const company = await ownCompany(page, `N${unique()}`)
  await apply(company.companyId, company.jobId, 3)
  const { headers, jobId, session } = company
  const listed = await (await page.request.get(`/api/company/applications?job=${jobId}`, { headers })).json()
  const ids = listed.data.applications.map(({ id }: { id: string }) => id) as string[]
  const arrange = async (n: number) => {
    const answer = await page.request.post(`/api/company/applications/${ids[n]}/interviews`, {
      headers,
      data: {
        kind: 'video',
        minutes: 30,
        zone: 'Asia/Singapore',
        place: 'https://meet.example/1',
        note: '',
        panel: [session.user.id],
        agreed: true,
        slots: [new Date(Date.now() + (n + 2) * 86_400_000).toISOString()],
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await keepSession(page, session)
  return { ...company, arrange }
}
const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
const list = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('what happens is told at once in the bell, read, put back and followed by keyboard', async ({ page }) => {
  const { arrange } = await opened(page)
  await page.goto('/dashboard/jobs')
  await bell(page, 'Notifications').click()
  await expect(list(page).getByText('Nothing yet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell(page, 'Notifications')).toBeFocused()

  await arrange(0)
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible()
  await arrange(1)
  await bell(page, 'Notifications, 2 unread').press('Enter')
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  // News come into the open list as well.
  await arrange(2)
  await expect(list(page).getByRole('listitem')).toHaveCount(3)
  await noViolations(page)

  await list(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('3 notifications marked as read')).toBeVisible()
  await expect(bell(page, 'Notifications')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bell(page, 'Notifications, 3 unread')).toBeVisible()

  if ((await list(page).count()) === 0) await bell(page, 'Notifications, 3 unread').click()
  const links = list(page).getByRole('listitem').getByRole('link')
  await links.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await list(page)
    .getByRole('button', { name: /^Mark as read: / })
    .nth(2)
    .click()
  await expect(bell(page, 'Notifications, 2 unread')).toBeVisible()
  await links.nth(1).press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/ats\?application=/)
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible()
  await expect(list(page)).toBeHidden()
})

test('all of it stands on a page, where everybody chooses how to be told', async ({ page }) => {
  const { arrange } = await opened(page)
  await arrange(0)
  await page.goto('/dashboard/notifications')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: /^Mark as read: / }).click()
  await page.getByRole('main').getByText('Unread', { exact: true }).click()
  await expect(page.getByText('There is nothing you have not read.')).toBeVisible()
  await noViolations(page)

  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('combobox', { name: 'News about applications: E-mail' }).selectOption('Once a day')
  await page.getByRole('checkbox', { name: 'An export is ready: In the bell' }).uncheck()
  await page.getByRole('switch', { name: 'Keep quiet at night' }).press('Space')
  await page.getByLabel('Until').fill('06:30')
  await page.getByRole('combobox', { name: 'Your time zone' }).selectOption('Asia/Singapore')
  await noViolations(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'News about applications: E-mail' })).toHaveValue('daily')
  await expect(page.getByRole('checkbox', { name: 'An export is ready: In the bell' })).not.toBeChecked()
  await expect(page.getByLabel('Until')).toHaveValue('06:30')
  await expect(page.getByRole('combobox', { name: 'Your time zone' })).toHaveValue('Asia/Singapore')
})

test('who looks for work and who works somewhere have the bell and the page as well', async ({ page, browser }) => {
  await signedIn(page, 'job_seeker')
  await page.goto('/dashboard/seeker')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await page.goto('/notifications?tab=settings')
  await expect(page.getByRole('rowheader', { name: 'You have an offer' })).toBeVisible()
  const other = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await signedIn(other, 'employee')
  await other.goto('/employee-portal')
  await other
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await expect(other.getByRole('region', { name: 'Notifications' })).toBeVisible()
  await noViolations(other)
  await other.close()
})
