import { expect, test } from '@playwright/test'
import { ownCompany } from './applications.ts'
import { everyLook, keepSession, quiet, unique } from './journey.ts'
import { buyPremiumPlus, newSeeker, saveProfile } from './seekers.ts'

test('somebody is seen in the labelled place beside a search whose order stays, and reads in figures who saw them', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  // Skills are words of the search: nobody else of this run has this one.
  const word = `zp${unique()}`
  const skills = [word, 'Baking', 'Food safety']
  const theirs = await browser.newPage()
  const asha = await newSeeker(theirs.request)
  await buyPremiumPlus(theirs.request, asha)
  await keepSession(theirs, asha.session)

  // Not while nobody may find them: it says what is needed.
  await theirs.goto('/dashboard/seeker/resume-boost')
  const seen = theirs.getByRole('region', { name: 'Be seen' })
  await expect(seen.getByRole('button', { name: 'Start a week' })).toBeDisabled()
  await expect(
    seen.getByRole('listitem').filter({ hasText: 'Employers can find you' }).getByText('needed'),
  ).toBeVisible()
  await quiet(theirs)
  await everyLook(theirs, 'what promotion takes')
  await saveProfile(theirs.request, asha, { headline: `Oldest ${word}`, skills })
  for (let n = 0; n < 9; n++)
    await saveProfile(theirs.request, await newSeeker(theirs.request, 'Noor'), { headline: `Baker ${n}`, skills })

  const { session } = await ownCompany(page, `P${unique()}`)
  await keepSession(page, session)
  await page.goto(`/dashboard/find-talent?q=${word}`)
  await expect(page.getByRole('heading', { name: '10 people' })).toBeVisible()
  const order = () =>
    page
      .getByRole('button', { name: /^Open the profile: / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const before = await order()
  expect(before).toHaveLength(10)
  const place = page.getByRole('region', { name: 'Promoted' })
  await expect(place).toHaveCount(0)

  await theirs.reload()
  await seen.getByRole('button', { name: 'Start a week' }).click()
  await expect(seen.getByText(/^Promoted until/)).toBeVisible()

  // Marked, above the list, and there once more where they stood before.
  await page.reload()
  await expect(place.getByRole('button', { name: `Open the profile: Oldest ${word}` })).toBeVisible()
  await expect(place.getByText('Premium+ member who matches your search.', { exact: false })).toBeVisible()
  expect((await order()).slice(1)).toEqual(before)
  await quiet(page)
  await everyLook(page, 'the labelled place')
  await place.getByRole('button', { name: `Open the profile: Oldest ${word}` }).click()
  await expect(page.getByRole('dialog').getByText('Baked bread for 300 guests')).toBeVisible()
  await page.keyboard.press('Escape')

  // A search that asks nothing, and one that finds few, have no such place.
  await page.goto(`/dashboard/find-talent?q=${word} Oldest`)
  await expect(page.getByRole('heading', { name: '1 person' })).toBeVisible()
  await quiet(page)
  await expect(place).toHaveCount(0)

  await theirs.reload()
  const figure = (name: string) => seen.locator('dl div').filter({ hasText: name }).getByText('1', { exact: true })
  for (const name of ['Days seen', 'Employers who saw you', 'Opened your profile'])
    await expect(figure(name)).toBeVisible()
  await quiet(theirs)
  await everyLook(theirs, 'what came of a promotion')
  await seen.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(seen.getByRole('button', { name: 'Start a week' })).toBeEnabled()
  await page.goto(`/dashboard/find-talent?q=${word}`)
  await expect(page.getByRole('heading', { name: '10 people' })).toBeVisible()
  await quiet(page)
  await expect(place).toHaveCount(0)
  expect(await order()).toEqual(before)
  await theirs.close()
})
