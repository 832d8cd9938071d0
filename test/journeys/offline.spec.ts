import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { apply, ownCompany } from './applications.ts'
import { everyLook, keepSession, logOut, lookAt, noViolations, quiet, unique } from './journey.ts'

// The one journey that lets the worker in: what is promised without a connection, and a story with it while there is one.
test.use({ serviceWorkers: 'allow' })
// What a worker keeps outlives its page: each of these begins with a browser of its own.
test.use({ reuseContext: false })

const MOMENT = String.raw`\d{1,2} \w{3,4} \d{4}, \d{2}:\d{2}`

/** What the worker keeps, by address. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url.slice(location.origin.length))
    return found
  })
const isKept = (page: Page, path: string) =>
  expect.poll(async () => (await stored(page)).includes(path), { timeout: 20_000 }).toBe(true)
const opensAlone = (page: Page, path: string) => isKept(page, `/.kept/shell${path}`)

const aSeeker = async (page: Page) => {
  const account = { email: `away.${unique()}@people.example`, password: 'a quiet morning by the sea' }
  const answer = await page.request.post('/api/auth/signup', {
    data: { ...account, role: 'job_seeker', firstName: 'Ada', lastName: 'Rao', country: 'SG' },
  })
  expect(answer.ok()).toBe(true)
  return { session: await answer.json(), ...account }
}
/** As signing in leaves it, and not again on every page: leaving is to stay left. */
const enter = (page: Page, { token, user }: { token: string; user: object }) =>
  page.evaluate(
    ([t, u]) => {
      localStorage.setItem('auth_token', t)
      localStorage.setItem('user_data', u)
    },
    [token, JSON.stringify(user)] as const,
  )

test('without a connection the jobs that were looked at open again with their time, and everything else says that there is none', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000)
  await page.goto('/jobs?search=cook')
  // Chosen, so that the plain addresses stay English after the Arabic ones.
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await isKept(page, '/jobs?search=cook')
  const first = page.getByRole('heading', { level: 3 }).getByRole('link').first()
  const title = await first.innerText()
  const job = ((await first.getAttribute('href')) ?? '').split('?')[0] as string
  await page.goto(job)
  await isKept(page, job)
  await page.goto('/ar/jobs')
  await isKept(page, '/ar/jobs')
  await quiet(page)

  await context.setOffline(true)
  await page.goto('/jobs?search=cook')
  const note = page.locator('#kept-note')
  await expect(note).toHaveText(
    new RegExp(`^No connection\\. This is the list of ${MOMENT} \\(your time\\)\\. Try again$`),
  )
  await expect(page.getByRole('heading', { level: 3 }).getByRole('link', { name: title }).first()).toBeVisible()
  // Its script is there as well: the page is alive.
  await expect(page.locator('#app[data-alive]')).toBeAttached()
  await everyLook(page, 'the list without a connection')
  await page.goto('/jobs?search=welder')
  await expect(note).toContainText('this list is not kept on this device. This is the last one you saw, of')
  await expect(page).toHaveURL(/search=welder/)
  await page.goto(job)
  await expect(note).toContainText(new RegExp(`This is the advert as it was on ${MOMENT} \\(your time\\)`))
  await everyLook(page, 'an advert without a connection')
  await page.goto('/ar/jobs')
  await expect(note).toHaveAttribute('dir', 'rtl')
  await everyLook(page, 'the Arabic list without a connection')

  await page.goto('/about?from=mail')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'The last list of jobs you saw' })).toBeVisible()
  expect(await lookAt(page, 'no connection')).toEqual([])
  await page.goto('/ar/about')
  await expect(page.getByRole('heading', { name: 'لا يوجد اتصال' })).toBeVisible()
  await noViolations(page)
  await page.goto('/about?from=mail')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toHaveCount(0)
  await expect(page).toHaveURL(/about\?from=mail/)
  // While there is a connection nothing kept is shown.
  await page.goto('/jobs?search=cook')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('an advert that was closed is not kept any longer', async ({ page, context }) => {
  test.setTimeout(90_000)
  const word = unique()
  const { headers, jobId } = await ownCompany(page, `O${word}`, 'AE', {
    placeId: (await (await page.request.get('/api/places?country=AE&search=dubai')).json()).data.places[0].id,
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    payMin: '8000',
    payMax: '11000',
    payPeriod: 'MONTH',
    closesOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    description:
      'You cook what is on the table at noon for two hundred people, plan the week and teach two apprentices how it is done.',
  })
  const move = (action: string) =>
    page.request.post(`/api/company/jobs/${jobId}/move`, { headers, data: { action, reason: 'filled' } })
  expect((await move('publish')).status()).toBe(200)
  await page.goto(`/jobs/${jobId}`)
  await isKept(page, `/jobs/${jobId}`)
  expect((await move('close')).status()).toBe(200)
  expect((await page.goto(`/jobs/${jobId}`))?.status()).toBe(410)
  await expect.poll(async () => (await stored(page)).includes(`/jobs/${jobId}`)).toBe(false)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
})

test('a job seeker opens the search and the plain list without a connection, and leaves nothing behind on leaving', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000)
  const { session } = await aSeeker(page)
  await page.goto('/jobs')
  await enter(page, session)
  await page.goto('/dashboard/seeker/job-search?search=cook')
  const first = page.getByRole('heading', { level: 3 }).getByRole('link').first()
  const title = await first.innerText()
  await opensAlone(page, '/dashboard/seeker/job-search')
  await page.goto('/job-seeker/applications')
  await expect(page.getByText('0 applications').or(page.getByText(/^You have not/))).toBeVisible()
  await opensAlone(page, '/job-seeker/applications')
  await quiet(page)

  await context.setOffline(true)
  await page.goto('/dashboard/seeker/job-search')
  await expect(
    page.getByText(new RegExp(`^No connection\\. This is your last list, of ${MOMENT} \\(your time\\)`)),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).getByRole('link', { name: title }).first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('cook')
  await everyLook(page, 'the search without a connection')
  await page.goto('/job-seeker/applications')
  await expect(page.getByText(/^No connection: this is your last copy, of /)).toBeVisible()
  await everyLook(page, 'the plain list without a connection')
  // A page that has no copy of its own says so.
  await page.goto('/dashboard/seeker/my-applications?application=x')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()

  await context.setOffline(false)
  await page.goto('/dashboard/seeker/job-search')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.goto('/jobs')
  await isKept(page, '/jobs')
  await page.goto('/dashboard/seeker/job-search')
  await logOut(page)
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(async () => (await stored(page)).filter((path) => path.startsWith('/jobs'))).toEqual([])
  expect((await stored(page)).filter((path) => path.startsWith('/api/'))).toEqual([])
  const left = await page.evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => /^(copy:|draft:|fourshore\.queue|auth_token|user_data)/.test(key))).toEqual([])
  await context.setOffline(true)
  await page.goto('/dashboard/seeker/job-search')
  await expect(page.getByText(/^No connection\. This is your last list/)).toHaveCount(0)
})

test('sorting on a phone goes on after a reload without a connection, and what was decided is sent afterwards', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 740 })
  const { session, headers, companyId, jobId } = await ownCompany(page, `U${unique()}`)
  await apply(companyId, jobId, 4)
  await keepSession(page, session)
  const heading = (n: number) => page.getByRole('heading', { name: `Candidate ${n}`, exact: true })
  const press = (name: string) =>
    page.getByRole('group', { name: 'Decide' }).getByRole('button', { name, exact: true }).click()
  await page.goto(`/dashboard/mobile-triage?job=${jobId}`)
  await expect(heading(1)).toBeVisible()
  await opensAlone(page, '/dashboard/mobile-triage')
  await quiet(page)

  await context.setOffline(true)
  await press('Advance')
  await expect(heading(2)).toBeVisible()
  await page.reload()
  await expect(page.getByText(new RegExp(`^No connection\\. These are the cards of ${MOMENT}`))).toBeVisible()
  await expect(page.getByText('1 decision waits on this phone')).toBeVisible()
  await expect(heading(2)).toBeVisible()
  await everyLook(page, 'sorting without a connection')
  await press('Advance')
  await page.reload()
  await expect(heading(3)).toBeVisible()
  await expect(page.getByText('2 decisions wait on this phone')).toBeVisible()
  await context.setOffline(false)
  const moved = async () => {
    const { data } = await (await page.request.get(`/api/company/board?job=${jobId}`, { headers })).json()
    const stage = (id: string) => data.stages.find((s: { id: string }) => s.id === id).name
    return Object.fromEntries(data.cards.map((c: { number: number; stageId: string }) => [c.number, stage(c.stageId)]))
  }
  await expect.poll(moved, { timeout: 20_000 }).toEqual({ 1: 'In review', 2: 'In review', 3: 'New', 4: 'New' })
  await page.reload()
  await expect(heading(3)).toBeVisible()
  await expect(page.getByText('2 left')).toBeVisible()
})

test('what was decided is sent by the worker when no page is open any more, and its answer waits for the page', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { session, headers, companyId, jobId } = await ownCompany(page, `W${unique()}`)
  await apply(companyId, jobId, 2)
  await keepSession(page, session)
  await page.goto(`/dashboard/mobile-triage?job=${jobId}`)
  await expect(page.getByRole('heading', { name: 'Candidate 1', exact: true })).toBeVisible()
  await opensAlone(page, '/dashboard/mobile-triage')
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((found) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations
      if (ours) found(ours.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered

  await context.setOffline(true)
  await page.getByRole('group', { name: 'Decide' }).getByRole('button', { name: 'Advance', exact: true }).click()
  await expect(page.getByText('1 decision waits on this phone')).toBeVisible()
  // Of the same worker, but no page of the application that would send it.
  await page.goto('/manifest-that-is-not-there.txt').catch(() => null)
  await context.setOffline(false)
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(baseURL ?? '').origin,
    registrationId,
    tag: 'fourshore-queue',
    lastChance: false,
  })
  const stageOfFirst = async () => {
    const { data } = await (await page.request.get(`/api/company/board?job=${jobId}`, { headers })).json()
    const card = data.cards.find((c: { number: number }) => c.number === 1)
    return data.stages.find((stage: { id: string }) => stage.id === card.stageId).name
  }
  await expect.poll(stageOfFirst, { timeout: 20_000 }).toBe('In review')
  await page.goto(`/dashboard/mobile-triage?job=${jobId}`)
  await expect(page.getByText('1 left')).toBeVisible()
  const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fourshore.queue')))
  await expect.poll(left).toEqual([])
})

test('the desk of a walk-in day opens again without a connection with its queue, and what was entered goes in by itself', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000)
  const { session, headers, jobId } = await ownCompany(page, `K${unique()}`, 'AE', {
    placeId: (await (await page.request.get('/api/places?country=AE&search=dubai')).json()).data.places[0].id,
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    payMin: '8000',
    payMax: '11000',
    payPeriod: 'MONTH',
    closesOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    description:
      'You cook what is on the table at noon for two hundred people, plan the week and teach two apprentices how it is done.',
  })
  const publish = { headers, data: { action: 'publish' } }
  expect((await page.request.post(`/api/company/jobs/${jobId}/move`, publish)).status()).toBe(200)
  await keepSession(page, session)
  await page.goto('/dashboard/walk-in-interviews')
  await page.getByRole('button', { name: 'Plan an event' }).click()
  const form = page.getByRole('dialog', { name: 'Plan a walk-in event' })
  await form.getByRole('textbox', { name: 'Title' }).fill('Kitchen day')
  await form.getByRole('textbox', { name: 'Address' }).fill('1 Harbour Road, Level 3')
  await form
    .getByLabel(/^Day/)
    .fill(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date(Date.now() + 86_400_000)))
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('region', { name: 'Check in' })).toBeVisible()
  await opensAlone(page, '/dashboard/walk-in-interviews')
  await page.waitForTimeout(500)

  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add somebody without a ticket' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('checkbox', { name: /^They agreed/ }).check()
    await page.getByRole('button', { name: 'Add to the queue' }).click()
  }
  await context.setOffline(true)
  await add('Ravi Kumar')
  await page.reload()
  await expect(page.getByText(new RegExp(`^No connection: this is the last copy, of ${MOMENT}`))).toBeVisible()
  await expect(page.getByText('No connection. 1 entry waits on this device')).toBeVisible()
  await add('Asha Rao')
  await expect(page.getByText('No connection. 2 entries wait on this device')).toBeVisible()
  await everyLook(page, 'the desk without a connection')
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'Waiting (2)' })).toContainText('Asha Rao', { timeout: 20_000 })

  // Leaving with something unsent is asked about first.
  await context.setOffline(true)
  await add('Noor Ali')
  page.once('dialog', (input) => void input.dismiss())
  await logOut(page)
  await expect(page.getByText('No connection. 1 entry waits on this device')).toBeVisible()
})

/** The same product at an address that can be switched off, or changed for its next release. */
const mirror = async (target: string) => {
  let next = false
  const server: Server = createServer((input, answer) => {
    const { host: _host, 'accept-encoding': _coding, 'if-none-match': _tag, ...headers } = input.headers
    delete headers['if-modified-since']
    const passed = request(new URL(input.url ?? '/', target), { method: input.method ?? 'GET', headers }, (given) => {
      const parts: Buffer[] = []
      given.on('data', (part: Buffer) => parts.push(part))
      given.on('end', () => {
        const { 'content-length': _length, 'transfer-encoding': _transfer, ...rest } = given.headers
        const body = Buffer.concat(parts)
        answer.writeHead(given.statusCode ?? 500, rest)
        if (input.url === '/worker.js' && next)
          answer.end(body.toString().replace(/version:\s*["`'](\w+)["`']/, 'version:"next"'))
        else answer.end(body)
      })
    })
    passed.on('error', () => answer.destroy())
    input.pipe(passed)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      next = true
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('the next release takes over what the one before could open, and drops its files', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const { session } = await aSeeker(page)
  const site = await mirror(baseURL ?? '')
  try {
    await keepSession(page, session)
    await page.goto(`${site.address}/dashboard/seeker/job-search`)
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await opensAlone(page, '/dashboard/seeker/job-search')
    const names = () => page.evaluate(async () => (await caches.keys()).filter((n) => n.startsWith('fourshore-files-')))
    const [before] = await names()
    expect(before).not.toBe('fourshore-files-next')
    site.release()
    await page.goto(`${site.address}/jobs`)
    await expect.poll(names, { timeout: 30_000 }).toEqual(['fourshore-files-next'])
    await quiet(page)
    site.close()
    await page.goto(`${site.address}/dashboard/seeker/job-search`)
    await expect(page.getByText(/^No connection\. This is your last list/)).toBeVisible({ timeout: 20_000 })
  } finally {
    site.close()
  }
})
