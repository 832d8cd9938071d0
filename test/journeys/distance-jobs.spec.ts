import { expect, test } from '@playwright/test'
import { everyLook, quiet, signedIn } from './journey.ts'

test('jobs by distance: a town of the list, another distance, remote ones apart, a point of the map', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1')
      elsewhere.push(request.url())
  })
  await signedIn(page, 'job_seeker')
  await page.goto('/dashboard/seeker/distance-job-filter')
  const places = page.getByRole('region', { name: 'Your places' })
  await expect(places.getByText('Home', { exact: true })).toBeVisible()
  const map = page.getByRole('application', { name: /^Map of your places/ })
  await expect(map).toBeVisible()
  await places.getByLabel('Distance of Home').selectOption('50')
  const towns = page.getByRole('region', { name: 'Towns with jobs' })
  await expect(towns.getByRole('button').first()).toBeVisible()
  await quiet(page)
  await everyLook(page, 'jobs by distance')

  // A town of the list opens its jobs, as many as it says.
  const first = towns.getByRole('button', { name: /about \d+ km from Home/ }).first()
  const count = Number(/: ([\d,]+) jobs?/.exec((await first.textContent()) ?? '')?.[1]?.replace(',', ''))
  await first.press('Enter')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  const jobs = page.getByRole('region', { name: 'Jobs', exact: true })
  await quiet(page)
  expect(await jobs.getByRole('heading', { level: 3 }).count()).toBe(Math.min(10, count))
  await expect(jobs.getByText(/from Home, in a straight line|In the same town as Home/).first()).toBeVisible()
  await jobs.getByRole('button', { name: 'Show all towns' }).click()

  // Remote ones stand apart and have no distance.
  await jobs.getByRole('button', { name: /^From anywhere/ }).click()
  await expect(jobs.getByText('Distance does not count for them.', { exact: false })).toBeVisible()
  await expect(jobs.getByText(/in a straight line/)).toHaveCount(0)
  await quiet(page)
  await everyLook(page, 'jobs from anywhere')

  // A point of the map, kept to about a kilometre.
  await places.getByText('Add a place').click()
  await places.getByRole('button', { name: 'Choose a point on the map' }).click()
  await map.scrollIntoViewIfNeeded()
  await map.click({ position: { x: 60, y: 60 } })
  await expect(places.getByText(/^Chosen: a point at -?[\d.]+, -?[\d.]+/)).toBeVisible()
  await places.getByLabel('Name').fill('School')
  await places.getByRole('button', { name: 'Add place' }).click()
  await expect(places.getByRole('button', { name: 'Delete School' })).toBeVisible()
  await places.getByRole('button', { name: 'Delete School' }).click()
  await expect(places.getByRole('button', { name: 'Delete School' })).toHaveCount(0)
  expect(elsewhere).toEqual([])
})
