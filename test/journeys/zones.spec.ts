import { expect, test } from '@playwright/test'
import { everyLook, quiet, signedIn, unique } from './journey.ts'

test('zones: what was found, one around a town with its preview, one that is drawn, a pause and an end', async ({
  page,
}) => {
  await signedIn(page, 'job_seeker')
  await page.goto('/dashboard/seeker/geo-fenced-alerts')
  await expect(page.getByText('Nobody follows where you are.', { exact: false })).toBeVisible()
  const zones = page.getByRole('region', { name: 'Your zones' })
  await expect(zones.getByRole('heading', { name: 'Home' })).toBeVisible()
  await expect(page.getByRole('application', { name: 'Map of your zones' })).toBeVisible()
  await quiet(page)
  await everyLook(page, 'zones')

  // Around a town, by keys alone, with what it would have told of.
  const name = `Work ${unique()}`
  const form = page.getByRole('region', { name: 'Make a zone' })
  await form.getByLabel('Name', { exact: true }).fill(name)
  const town = form.getByRole('combobox', { name: 'Town or district' })
  await town.fill('Bedok')
  await page
    .getByRole('option', { name: /^Bedok/ })
    .first()
    .click()
  await form.getByRole('combobox', { name: 'Distance' }).selectOption('0.5')
  await expect(form.getByText('Many adverts name only their town', { exact: false })).toBeVisible()
  await form.getByRole('combobox', { name: 'Distance' }).selectOption('50')
  const preview = form.getByRole('region', { name: 'In the last 30 days' })
  await expect(preview.getByText(/\d+ adverts? would have matched/)).toBeVisible()
  const before = await preview.getByText(/would have matched/).textContent()
  await form.getByLabel('Words in the title').fill('submarine')
  await expect(preview.getByText('No advert would have matched.', { exact: false })).toBeVisible()
  expect(before).not.toContain('No advert')
  await form.getByLabel('Words in the title').fill('')
  await expect(preview.getByText(/\d+ adverts? would have matched/)).toBeVisible()
  await quiet(page)
  await everyLook(page, 'a zone before it is kept')
  // On two days of the week, in the morning.
  await form.getByText('Days and hours').click()
  for (const day of ['Mon', 'Tue']) await form.getByRole('checkbox', { name: day }).check()
  await form.getByLabel('From', { exact: true }).fill('07:00')
  await form.getByLabel('Until', { exact: true }).fill('07:30')
  await form.getByRole('button', { name: 'Save zone' }).click()
  await expect(form.getByText('Hours must last at least one hour')).toBeVisible()
  await form.getByLabel('Until', { exact: true }).fill('11:00')
  await quiet(page)
  await everyLook(page, 'days and hours of a zone')
  await form.getByRole('button', { name: 'Save zone' }).click()
  await expect(zones.getByRole('heading', { name })).toBeVisible()
  const made = zones.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(made.getByText(/^Tells: Mon, Tue · .?07:00 – 11:00/)).toBeVisible()

  // One that is drawn on the map.
  await form.getByRole('radio', { name: 'An area I draw' }).check()
  const map = page.getByRole('application', { name: 'Map of your zones' })
  await map.scrollIntoViewIfNeeded()
  for (const [x, y] of [
    [120, 120],
    [220, 130],
    [200, 220],
  ] as const)
    await map.click({ position: { x, y } })
  await expect(form.getByRole('button', { name: 'Remove corner 3' })).toBeVisible()
  await form.getByLabel('Name', { exact: true }).fill(`Drawn ${name}`)
  await expect(preview.getByText(/would have matched/)).toBeVisible()
  await quiet(page)
  await everyLook(page, 'an area that is drawn')
  await form.getByRole('button', { name: 'Save zone' }).click()
  await expect(zones.getByText(/An area with 3 corners/)).toBeVisible()

  // A rest, and an end.
  await zones.getByRole('button', { name: `Pause: ${name}` }).click()
  await expect(zones.getByRole('button', { name: `Resume: ${name}` })).toBeVisible()
  for (const gone of [`Drawn ${name}`, name]) {
    await zones.getByRole('button', { name: `Delete: ${gone}`, exact: true }).click()
    await expect(zones.getByRole('heading', { name: gone, exact: true })).toHaveCount(0)
  }

  // When it is quiet.
  const rests = page.getByRole('region', { name: 'When we write' })
  await rests.getByLabel('Messages a day at most').selectOption('1')
  await rests.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
