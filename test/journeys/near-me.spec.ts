import { expect, type Page, test } from '@playwright/test'
import { middleOfCell, nearCellOf } from '../../src/features/career/zones/near.rules.ts'
import { everyLook, quiet, signedIn } from './journey.ts'

const CALL = '/api/seeker/jobs-near-cell'

/** The middle of the cell of a place, as a browser is told of it. */
const within = (lat: number, lng: number, north = 0) => {
  const middle = middleOfCell(nearCellOf({ lat, lng }))
  return { latitude: middle.lat + north, longitude: middle.lng, accuracy: 20 }
}
const [BEDOK, TORONTO, OCEAN] = [within(1.324, 103.93), within(43.653, -79.383), within(0, -30)]

const opened = async (page: Page) => {
  const sent: { address: string; body: Record<string, unknown>; at: number }[] = []
  page.on('request', (request) => {
    if (request.url().includes(CALL))
      sent.push({ address: request.url(), body: request.postDataJSON(), at: Date.now() })
  })
  await signedIn(page, 'job_seeker')
  await page.goto('/dashboard/seeker/geo-fenced-alerts')
  const near = page.getByRole('region', { name: 'Near me now' })
  const turn = near.getByRole('switch', { name: 'Show jobs near me while this page is open' })
  await expect(near.getByText('sends our server that cell alone, never its position', { exact: false })).toBeVisible()
  return { sent, near, turn }
}

test('near me now: jobs around the cell of the device, others where it moves, and nothing once it is off', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(BEDOK)
  const { sent, near, turn } = await opened(page)
  await quiet(page)
  // Nobody pressed anything: nothing was asked.
  expect(sent).toEqual([])
  await turn.press('Space')
  await expect(near.getByText(/^\d+ open jobs? within 10 km/)).toBeVisible()
  const first = near.getByRole('listitem').first()
  await expect(first.getByRole('link')).toHaveAttribute('href', /^\/jobs\//)
  await expect(first.getByText(/km away/)).toBeVisible()
  const inBedok = await near.getByRole('list').textContent()
  const cell = nearCellOf({ lat: BEDOK.latitude, lng: BEDOK.longitude })
  expect(sent.map(({ body }) => body)).toEqual([{ cell, radiusKm: 10, type: null }])
  await quiet(page)
  await everyLook(page, 'jobs near me')

  // Within the cell nothing is asked again.
  await context.setGeolocation(within(1.324, 103.93, 0.0005))
  await page.waitForTimeout(1_000)
  expect(sent).toHaveLength(1)

  // In another town are other jobs, after a quarter of a minute at the soonest.
  await context.setGeolocation(TORONTO)
  await expect.poll(() => sent.length, { timeout: 40_000 }).toBe(2)
  await expect.poll(() => near.getByRole('list').textContent()).not.toBe(inBedok)
  expect((sent[1]?.at ?? 0) - (sent[0]?.at ?? 0)).toBeGreaterThanOrEqual(14_500)

  // Where no job is it says what helps.
  await context.setGeolocation(OCEAN)
  await expect(near.getByText('No open job within 10 km of you')).toBeVisible({ timeout: 40_000 })
  await near.getByRole('combobox', { name: 'Within' }).selectOption('50')
  await expect(near.getByText('No open job within 50 km of you')).toBeVisible()
  const asked = sent.length

  // Off: the list is gone, and the position is followed no more.
  await turn.press('Space')
  await expect(near.getByText('No open job', { exact: false })).toHaveCount(0)
  await context.setGeolocation(BEDOK)
  await page.waitForTimeout(2_000)
  expect(sent).toHaveLength(asked)
  for (const { address, body } of sent) {
    expect(new URL(address).search).toBe('')
    expect(Object.keys(body).sort()).toEqual(['cell', 'radiusKm', 'type'])
  }
})

test('near me now: a position that is refused is said, with what to do, and the switch is off again', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  const { sent, near, turn } = await opened(page)
  await turn.press('Space')
  await expect(near.getByText('Your browser does not tell this page the position.', { exact: false })).toBeVisible()
  await expect(turn).not.toBeChecked()
  expect(sent).toEqual([])
  await quiet(page)
  await everyLook(page, 'a position that is refused')
})
