import { expect, test } from '@playwright/test'
import { LIVES, type Life, oneColumn } from '../cvs.ts'
import { everyLook, keepSession, unique } from './journey.ts'

type Card = { id: string; title: string }
type Detail = Card & { questions: { required: boolean }[]; applyUrl: string; mustHave: string[] }

test('three jobs are seen side by side on a phone, and one is applied for from the list with a chosen CV', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const account = { email: `side.${unique()}@people.example`, password: 'a quiet morning by the sea' }
  const made = await page.request.post('/api/auth/signup', {
    data: { ...account, role: 'job_seeker', firstName: 'Ada', lastName: 'Rao', country: 'SG' },
  })
  const { headers } = await keepSession(page, await made.json())
  for (const [name, life] of [
    ['kitchen.pdf', LIVES[0]],
    ['office.pdf', LIVES[1]],
  ] as const) {
    const stored = await page.request.post(`/api/seeker/cvs?name=${name}`, {
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      data: await oneColumn(life as Life),
    })
    expect(stored.status(), await stored.text()).toBe(201)
  }
  // Where no other journey publishes anything just then.
  const found = (await (await page.request.get('/api/jobs?country=IN&pageSize=20')).json()).data.jobs as Card[]
  const details: Detail[] = []
  for (const { id } of found) details.push((await (await page.request.get(`/api/jobs/${id}`)).json()).data.job)

  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/dashboard/seeker/job-search?country=IN')
  const picks = page.getByRole('button', { name: /^Compare: / })
  await picks.nth(0).click()
  await expect(page.getByText('Pick another to see them side by side.')).toBeVisible()
  await picks.nth(1).click()
  await picks.nth(2).click()
  await expect(picks.nth(3)).toBeDisabled()
  await expect(page).toHaveURL(/compare=[\w-]+\.[\w-]+\.[\w-]+/)
  // The address keeps them.
  await page.reload()
  await page.getByRole('button', { name: 'Compare 3 of 3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Side by side' })
  for (const { title } of details.slice(0, 3))
    await expect(dialog.getByRole('link', { name: title }).first()).toBeVisible()
  for (const fact of ['Pay', 'Place', 'Way of working', 'Needed', 'Apply by', 'Answers', 'Work permit'])
    await expect(dialog.getByRole('rowheader', { name: fact })).toBeVisible()
  const must = details[0]?.mustHave[0]
  if (must) await expect(dialog.getByText(must).first()).toBeVisible()
  await everyLook(page, 'three side by side')
  await dialog
    .getByRole('button', { name: /^Put back: / })
    .first()
    .click()
  await expect(dialog.getByRole('button', { name: /^Put back: / })).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Put all back' }).click()
  await expect(page).not.toHaveURL(/compare=/)

  const plain = details.findIndex((d) => !d.applyUrl && d.questions.every((q) => !q.required))
  expect(plain, 'a job of the first page that asks nothing').toBeGreaterThanOrEqual(0)
  await page
    .getByRole('button', { name: /^Apply here: / })
    .nth(plain)
    .click()
  const form = page.getByRole('dialog')
  await form.getByLabel('office.pdf').check()
  await everyLook(page, 'apply from the list')
  await form.getByLabel(/I agree that/).check()
  await form.getByRole('button', { name: 'Send application' }).click()
  const mine = async () =>
    (await (await page.request.get('/api/my-applications', { headers })).json()).data.applications as {
      id: string
      job: Card
    }[]
  await expect.poll(async () => (await mine()).map((a) => a.job.title)).toEqual([details[plain]?.title])
  const sent = await page.request.get(`/api/my-applications/${(await mine())[0]?.id}`, { headers })
  expect((await sent.json()).data.application.sent.cv).toBe('office.pdf')
})
