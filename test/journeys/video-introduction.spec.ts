import { expect, test } from '@playwright/test'
import { applicationFor, applyFor, ownCompany, publishedJob } from './applications.ts'
import { withCamera } from './camera.ts'
import { everyLook, keepSession, quiet, unique } from './journey.ts'
import { buyPremiumPlus, newSeeker } from './seekers.ts'

test.use({ launchOptions: withCamera })

test('a minute is recorded, sent in parts, captioned, watched by the employer after the screening, and deleted with proof', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const { session, headers } = await ownCompany(page, `V${unique()}`)
  const { jobId, title } = await publishedJob(page, headers)
  await keepSession(page, session)
  const theirs = await browser.newPage()
  const asha = await newSeeker(theirs.request)
  await buyPremiumPlus(theirs.request, asha)
  await applyFor(theirs, jobId, asha)
  const application = await applicationFor(page, headers, jobId)
  await keepSession(theirs, asha.session)

  // Recorded with a countdown, looked at, recorded again, and sent part by part.
  let parts = 0
  theirs.on('request', (request) => {
    if (/\/api\/seeker\/videos\/[^/]+\/parts/.test(request.url())) parts += 1
  })
  await theirs.goto('/dashboard/seeker/video-introduction')
  await expect(theirs.getByText('No video yet')).toBeVisible()
  await quiet(theirs)
  await everyLook(theirs, 'no video yet')
  await theirs.getByLabel('Title').fill('Hello in English')
  await theirs.getByRole('button', { name: 'Record', exact: true }).click()
  const recorder = theirs.getByRole('region', { name: 'Record', exact: true })
  await recorder.getByRole('button', { name: 'Start recording' }).click()
  await expect(recorder.getByText('Recording begins in 3')).toBeVisible()
  await expect(recorder.getByText('Recording: 4 of 90 seconds')).toBeVisible({ timeout: 20_000 })
  await recorder.getByRole('button', { name: 'Stop' }).click()
  await expect(recorder.getByLabel('Your recording')).toBeVisible()
  await everyLook(theirs, 'a recording')
  await recorder.getByRole('button', { name: 'Use this recording' }).click()
  const video = theirs.getByRole('listitem').filter({ has: theirs.getByRole('heading', { name: 'Hello in English' }) })
  await expect(video.getByText('No captions yet: nobody can be let watch it')).toBeVisible({ timeout: 30_000 })
  expect(parts).toBeGreaterThan(0)

  // Captions of the script; without them nobody can be let watch it.
  await video.getByRole('button', { name: /^Captions and ends/ }).click()
  await video.getByLabel('Script').fill('I am Asha. I baked bread for 300 guests. I look for a kitchen.')
  await video.getByRole('button', { name: 'Make captions from my script' }).click()
  await expect(video.getByLabel('Captions (WebVTT)')).toHaveValue(/^WEBVTT/)
  await video.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(video.getByText('Captioned', { exact: true })).toBeVisible()
  await quiet(theirs)
  await everyLook(theirs, 'a video with its captions')
  await video.getByRole('button', { name: 'Close', exact: true }).click()
  await video.getByRole('button', { name: /^Watch as an employer does/ }).click()
  const own = video.getByLabel('Video: Hello in English')
  await expect.poll(() => own.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0)
  await video.getByRole('button', { name: 'Close', exact: true }).click()
  await video.getByRole('button', { name: 'Add to application' }).click()
  await expect(video.getByText('Watched by 0 people')).toBeVisible()

  // The company knows of it, and watches it after the screening alone.
  await page.goto(`/dashboard/ats?application=${application}`)
  const shown = page.getByRole('region', { name: 'Video introduction' })
  await expect(shown.getByText(/It can be watched once the application is past the first screening/)).toBeVisible()
  await expect(shown.getByRole('button', { name: 'Watch' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Move to…' }).click()
  await page.getByRole('menuitem', { name: 'Interview' }).click()
  const move = page.getByRole('dialog')
  await move.getByRole('button', { name: 'Move 1 candidate' }).click()
  await expect(move).toHaveCount(0)
  await shown.getByRole('button', { name: 'Watch' }).click()
  const player = shown.getByLabel('Video: Hello in English')
  await player.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await expect.poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5)
  expect(await player.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length)).toBeGreaterThan(0)
  await shown.getByText('Read instead of watching').click()
  await expect(shown.getByText(/I baked bread for 300 guests/)).toBeVisible()
  await quiet(page)
  await everyLook(page, 'a video on an application')

  // They see that it was watched; deleted, it is gone for the company at once, and its proof stands.
  await theirs.reload()
  await expect(video.getByText('Watched by 1 person')).toBeVisible()
  await expect(video.getByText(title, { exact: false })).toBeVisible()
  await video.getByRole('button', { name: 'Delete: Hello in English' }).click()
  await video.getByRole('button', { name: 'Delete for good' }).click()
  const removed = theirs.getByRole('region', { name: 'Deleted videos' })
  await expect(removed.getByText(/^Hello in English, [\d.]+ MB in \d+ parts?, deleted/)).toBeVisible()
  await expect(async () => {
    await theirs.reload()
    await expect(removed.getByText(/^Bytes gone since/)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 40_000 })
  await expect(removed.getByText(/^Fingerprint \(SHA-256\): [0-9a-f]{64}$/)).toBeVisible()
  await quiet(theirs)
  await everyLook(theirs, 'a video that is deleted')
  await page.reload()
  await expect(page.getByRole('heading', { name: title }).or(page.getByText(title)).first()).toBeVisible()
  await quiet(page)
  await expect(shown).toHaveCount(0)
  await theirs.close()
})
