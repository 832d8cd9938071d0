import { expect, type Page, test } from '@playwright/test'
import { keepSession, loginOf, noViolations, quiet, signedIn } from './journey.ts'

/** Sections 2, 4, 8 and 9 of the specification: each failure provoked for real, its sentence read, and the page left usable. */

const help = (page: Page) => page.getByRole('button', { name: 'Help', exact: true })
const ready = async (page: Page, path = '/login') => {
  await page.goto(path)
  await expect(help(page)).toBeVisible()
}
const alert = (page: Page, sentence: string) =>
  expect(page.getByRole('alert').filter({ hasText: sentence })).toHaveText(sentence)
const noAlert = (page: Page) => expect(page.getByRole('alert')).toHaveCount(0)

const signIn = (page: Page) => signedIn(page, 'employer')

test.describe('the connection', () => {
  test('lost is said at once, tested, and forgotten when it is back', async ({ page, context }) => {
    await ready(page)
    await context.setOffline(true)
    await alert(page, 'Internet connection lost')
    await page.getByRole('button', { name: 'Test Connection' }).click()
    const tested = page.getByRole('dialog', { name: 'Test Connection' })
    await expect(tested.locator('dl > div', { hasText: 'Network of this device' })).toContainText('Not connected')
    await expect(tested.locator('dl > div', { hasText: 'Server' })).toContainText('No answer')
    await expect(tested.getByRole('status')).toContainText('Something does not answer.')
    await noViolations(page)
    await context.setOffline(false)
    await tested.getByRole('button', { name: 'Test again' }).click()
    await expect(tested.getByRole('status')).toHaveText('Everything answers.')
    for (const name of ['Server', 'Logo file', 'Icon file'])
      await expect(tested.locator('dl > div', { hasText: name })).toContainText(/Works, \d+ ms/)
    await page.keyboard.press('Escape')
    await expect(tested).toHaveCount(0)
    await noAlert(page)
  })

  test('that is not there when the page looks is said after two seconds', async ({ page, context }) => {
    await page.clock.install()
    await page.goto('/login')
    await page.clock.runFor(1000)
    await expect(help(page)).toBeVisible()
    // Nobody tells the page; it looks for itself.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await page.clock.runFor(2500)
    await alert(page, 'No internet connection detected')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await noAlert(page)
    await context.setOffline(false)
  })

  test('to a server that is not well, that is slow and that is gone is told apart, every 30 seconds', async ({
    page,
  }) => {
    const warnings: string[] = []
    page.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()))
    await page.clock.install()
    let answer: 'well' | 'ill' | 'gone' | 'slow' = 'ill'
    let input = 0
    await page.route('**/health', async (route) => {
      input++
      if (answer === 'ill') return route.fulfill({ status: 503, body: '' })
      if (answer === 'gone') return route.abort('connectionrefused')
      if (answer === 'slow') return // no answer at all
      return route.fulfill({ json: { ok: true } })
    })
    await page.goto('/login')
    await page.clock.runFor(1000)
    await expect(help(page)).toBeVisible()
    expect(input).toBe(0)
    await page.clock.runFor(2500)
    await alert(page, 'Server connection issues (HTTP 503)')
    expect(input).toBe(1)
    expect(warnings.join()).toContain('Health check failed: 503')
    await noViolations(page)
    // Read and put away: the same is not said again.
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await noAlert(page)
    await page.clock.runFor(30_000)
    await expect.poll(() => input).toBe(2)
    await noAlert(page)

    answer = 'gone'
    await page.clock.runFor(30_000)
    await alert(page, "Cannot reach the product's servers")
    answer = 'slow'
    await page.clock.runFor(30_000)
    await page.clock.runFor(10_500)
    await alert(page, 'Very slow connection detected')
    answer = 'well'
    // The next question, and not so long after it that its answer would be slow.
    await page.clock.runFor(25_000)
    await noAlert(page)
  })
})

test.describe('the browser', () => {
  test('is warned about when it is old, guided, and the warning stays away once it is put away', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      permissions: ['clipboard-read', 'clipboard-write'],
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/89.0.4389.90 Safari/537.36',
    })
    const page = await context.newPage()
    await page.goto('/login')
    const warning = page.getByText('Your Chrome version (89) is outdated. Please update for the best experience.')
    await expect(warning).toBeVisible()
    await noViolations(page)
    await page.getByRole('button', { name: 'Get Help' }).click()
    const guide = page.getByRole('dialog', { name: 'Troubleshooting guide' })
    await expect(guide.getByRole('heading')).toHaveText([
      'Troubleshooting guide',
      'Quick solutions',
      'Your browser',
      'System requirements',
    ])
    await expect(guide.getByRole('row')).toHaveText([
      'BrowserVersion',
      'Chrome90+',
      'Firefox88+',
      'Safari14+',
      'Edge90+',
      'Internet ExplorerNot supported',
    ])
    // The section of this browser is open, the others are not.
    await expect(guide.getByText(/About Google Chrome/)).toBeVisible()
    await expect(guide.getByText(/About Firefox/)).toBeHidden()
    await guide.getByRole('button', { name: 'Copy browser info' }).click()
    await expect(guide.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Browser: Chrome 89')
    await expect(guide.getByRole('link', { name: 'E-mail support' })).toHaveAttribute('href', /^mailto:.+Chrome%2089/)
    await noViolations(page)
    await guide.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Get Help' })).toBeFocused()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(warning).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('browser_warning_dismissed'))).not.toBeNull()
    await ready(page)
    await expect(warning).toHaveCount(0)
    await context.close()
  })

  test('that is not known is told what we recommend', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), userAgent: 'Mozilla/5.0 Lynx/2.9' })
    const page = await context.newPage()
    await page.goto('/login')
    await expect(
      page.getByText('Your browser may not be fully supported. We recommend using Chrome, Firefox, Safari, or Edge.'),
    ).toBeVisible()
    await context.close()
  })

  test('without local storage or cookies is told so, and people can still sign in', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })
    })
    await ready(page, '/login?role=employer')
    await expect(page.getByText('Local storage is unavailable. Some features may not work properly.')).toBeVisible()
    await expect(page.getByText('Cookies are disabled. Please enable cookies for full functionality.')).toBeVisible()
    await noViolations(page)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByLabel('Email').fill(loginOf('employer').email)
    await page.getByRole('textbox', { name: 'Password' }).fill(loginOf('employer').password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  })

  test('too old to run the page is told so by the page’s first lines', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.77 Safari/537.36',
    })
    const page = await context.newPage()
    // What such a browser makes of the page: words it does not know.
    await page.route(/\/assets\/app-[^/]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'class { static #' }),
    )
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Fourshore Failed to Load' })).toBeVisible()
    await expect(
      page.getByText('Your Chrome version (70) is outdated. Please update for the best experience.'),
    ).toBeVisible()
    await context.close()
  })
})

test('a start that fails says so, with the error', async ({ page }) => {
  await page.route(/\/assets\/app-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Fourshore Failed to Load' })).toBeVisible()
  await expect(page.getByText(/The file .+ could not be loaded\./)).toBeVisible()
  await noViolations(page)
  // With the style sheets gone as well it can be read, light and dark.
  await page.route(/\.css$/, (route) => route.abort())
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Fourshore Failed to Load' })).toBeVisible()
    await noViolations(page)
    const colours = await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector('h1') as Element).color,
    ])
    const brightness = colours.map((colour) => Number(/\d+/.exec(colour)?.[0]))
    expect(Math.abs((brightness[0] ?? 0) - (brightness[1] ?? 0))).toBeGreaterThan(180)
  }
})

test.describe('a part of the page that cannot be loaded', () => {
  test('is tried again after 1.5, 3 and 8 seconds; then a person is asked', async ({ page }) => {
    await page.clock.install()
    await page.route(/\/assets\/Signup\.page-[^/]+\.js$/, (route) => route.abort())
    await ready(page, '/login')
    await page.clock.pauseAt(Date.now() + 60_000)
    const loads: string[] = []
    page.on('framenavigated', (frame) => frame === page.mainFrame() && loads.push(frame.url()))
    await page.getByRole('link', { name: 'Get Started' }).first().click()
    for (const [attempt, delay] of [
      [1, 1500],
      [2, 3000],
      [3, 8000],
    ] as const) {
      const overlay = page.getByRole('alertdialog', { name: `Refreshing Application (Attempt ${attempt})` })
      await expect(overlay).toBeVisible()
      const before = loads.length
      await page.clock.runFor(delay - 400)
      expect(loads.length).toBe(before)
      await expect(overlay).toBeVisible()
      await page.clock.runFor(500)
      await expect.poll(() => loads.length).toBeGreaterThan(before)
    }
    const input = page.getByRole('alertdialog', { name: 'Recovery Assistance Needed' })
    await expect(input).toBeVisible()
    await page.clock.resume()
    await noViolations(page)
    await page.keyboard.press('Escape')
    await expect(input).toBeVisible()
    const history = await page.evaluate(() => JSON.parse(localStorage.getItem('chunk_recovery_history') ?? '[]'))
    expect(history).toHaveLength(4)
    expect(history.map((h: { attempt: number; delay: number }) => [h.attempt, h.delay])).toEqual([
      [1, 1500],
      [2, 3000],
      [3, 8000],
      [4, null],
    ])
    expect(Object.keys(history[0]).sort()).toEqual(
      ['attempt', 'delay', 'error', 'source', 'timestamp', 'url', 'userAgent'].sort(),
    )
    await page.unroute(/\/assets\/Signup\.page-[^/]+\.js$/)
    await input.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByLabel('First name')).toBeVisible()
    await expect(input).toHaveCount(0)
  })

  test('leads home when a person says so', async ({ page }) => {
    await page.addInitScript(() => {
      const failure = {
        timestamp: Date.now(),
        source: 'chunk',
        userAgent: '',
        url: '',
        error: '',
        attempt: 1,
        delay: 1,
      }
      localStorage.setItem('chunk_recovery_history', JSON.stringify([failure, failure, failure]))
    })
    await page.route(/\/assets\/Signup\.page-[^/]+\.js$/, (route) => route.abort())
    await page.goto('/signup')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Home Page' }).click()
    await expect(page).toHaveURL('/')
  })

  test('of a job leads to the list of jobs, after an overlay that anybody can read', async ({ page }) => {
    // The third wait is long enough to look at it.
    await page.addInitScript(() => {
      const failure = {
        timestamp: Date.now(),
        source: 'chunk',
        userAgent: '',
        url: '',
        error: '',
        attempt: 1,
        delay: 1,
      }
      localStorage.setItem('chunk_recovery_history', JSON.stringify([failure, failure]))
    })
    // From a page of the application: a job that is asked for by its address is written by the server.
    await page.goto('/c/four-winds')
    const job = page.getByRole('region', { name: 'Open jobs' }).getByRole('link').first()
    await expect(job).toBeVisible()
    await page.route(/\/assets\/Job\.page-[^/]+\.js$/, (route) => route.abort())
    await job.click()
    await expect(page.getByRole('alertdialog', { name: 'Refreshing Application (Attempt 3)' })).toBeVisible()
    await noViolations(page)
    await expect(page).toHaveURL('/jobs')
  })

  test('without a network refreshes nothing: the page that is there stays', async ({ page, context }) => {
    await ready(page, '/login')
    await context.setOffline(true)
    await alert(page, 'Internet connection lost')
    await page.getByRole('link', { name: 'Get Started' }).first().click()
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    // It is fetched as soon as it can be.
    await context.setOffline(false)
    await expect(page.getByLabel('First name')).toBeVisible()
  })

  test('leaves no overlay behind', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const left = document.createElement('dialog')
        left.dataset.recovery = ''
        left.textContent = 'left over'
        document.body.append(left)
        left.showModal()
      })
    })
    await page.goto('/login')
    await expect(page.getByText('left over')).toHaveCount(0)
    await expect(help(page)).toBeVisible()
  })
})

test('a session that ends soon says so, can be kept, and leaves the page when it is over', async ({ page }) => {
  await page.clock.install()
  // A session of its own, as new as the clock thinks: the one that the journeys share may be minutes old, and would be over after the jump.
  const { email, password, portal } = loginOf('employer')
  const answer = await page.request.post('/api/auth/login', { data: { email, password, role: portal } })
  await keepSession(page, await answer.json())
  // Whatever looks something up by itself meanwhile would renew the token, too: only the press is to reach the server.
  let isPressed = false
  let isRefused = false
  let input = 0
  const token = (secondsLeft: number) =>
    page.evaluate((left) => `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + left }))}.x`, secondsLeft)
  await page.route('**/api/auth/refresh', async (route) => {
    if (!isPressed) return route.abort('internetdisconnected')
    input++
    return isRefused
      ? route.fulfill({ status: 401, json: { success: false, code: 'TOKEN_EXPIRED', error: 'x' } })
      : route.fulfill({ json: { success: true, token: await token(400) } })
  })
  await page.goto('/dashboard')
  await page.clock.runFor(3000)
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  // Half a day at once over what is still being loaded would look like a part that never came.
  await quiet(page)
  const soon = page.getByRole('status').filter({ hasText: 'Your session ends in less than 5 minutes.' })
  await expect(soon).toHaveCount(0)
  // Twelve hours, less four minutes and a half, in which nobody asks for anything.
  await page.clock.fastForward((12 * 3600 - 270) * 1000)
  await expect(soon).toBeVisible()
  await noViolations(page)
  isPressed = true
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(soon).toHaveCount(0)
  expect(input).toBeGreaterThan(0)
  // What looks something up by itself is not to hear of the refusal before the notice stands there.
  isPressed = false
  await page.clock.fastForward(150_000)
  await expect(soon).toBeVisible()
  isRefused = true
  isPressed = true
  await page.clock.fastForward(200_000)
  await expect(page).toHaveURL('/login?expired=true')
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
})

test('“System status” shows a person what it means', async ({ page }) => {
  await ready(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'System status' }).click()
  await expect(page.getByRole('dialog', { name: 'Test Connection' }).getByRole('status')).toHaveText(
    'Everything answers.',
  )
  await expect(page).toHaveURL('/login')
})

test('a page that breaks offers every way on', async ({ page }) => {
  await signIn(page)
  // An answer that no screen can draw.
  await page.route(/\/api\/employees\?/, (route) =>
    route.fulfill({ json: { success: true, data: { employees: [null], totalCount: 1 } } }),
  )
  await page.goto('/dashboard/employees')
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/')
  await expect(page.getByText(/private \(incognito\) window/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:.*TypeError/)
  const details = page.locator('#failure-details')
  await expect(details).toBeHidden()
  await page.getByRole('button', { name: 'Show technical details' }).click()
  await expect(details).toContainText('TypeError')
  await noViolations(page)
  await page.getByRole('button', { name: 'Hide technical details' }).click()
  await expect(details).toBeHidden()
  await page.evaluate(() => sessionStorage.setItem('old', 'x'))
  await page.unroute(/\/api\/employees\?/)
  await page.getByRole('button', { name: 'Clear cache and reload' }).click()
  await expect(page.getByRole('heading', { name: 'Employee Management', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('old'))).toBeNull()
})

test.describe('the help button', () => {
  test('opens what helps, by keyboard, and gives the focus back', async ({ page }) => {
    await ready(page)
    await help(page).focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Help' })
    await expect(menu.getByRole('button', { name: /^Troubleshooting guide/ })).toBeVisible()
    await expect(menu.getByRole('link', { name: /^FAQ/ })).toHaveAttribute('href', '/faq')
    await expect(menu.getByRole('link', { name: /^Contact/ })).toHaveAttribute('href', '/contact')
    await noViolations(page)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(help(page)).toBeFocused()
    await help(page).click()
    await menu.getByRole('button', { name: /^Test Connection/ }).click()
    await expect(page.getByRole('dialog', { name: 'Test Connection' }).getByRole('status')).toHaveText(
      'Everything answers.',
    )
    await page.keyboard.press('Escape')
    await help(page).click()
    await Promise.all([
      page.waitForEvent('load'),
      menu.getByRole('button', { name: /^Clear cache and reload/ }).click(),
    ])
    await expect(help(page)).toBeVisible()
  })

  for (const [scheme, language, width] of [
    ['dark', 'en', 1440],
    ['light', 'ar', 360],
    ['dark', 'ar', 360],
    ['light', 'en', 360],
  ] as const) {
    test.describe(`${scheme}, ${language}, ${width}`, () => {
      test.use({ colorScheme: scheme, viewport: { width, height: 740 } })

      test('is in the account menu of the application, floats over nothing, and its screens pass axe', async ({
        page,
      }) => {
        await page.addInitScript((l) => localStorage.setItem('language', l), language)
        await signIn(page)
        await page.goto('/dashboard/employees')
        await quiet(page)
        await expect(page.locator('aside > button[aria-haspopup="dialog"]')).toBeHidden()
        const bar = page.getByRole('banner')
        await bar.getByRole('button', { name: language === 'ar' ? /^قائمة الحساب/ : /^Account menu/ }).click()
        await bar.getByRole('button', { name: language === 'ar' ? 'المساعدة' : 'Help', exact: true }).click()
        const entries = page.getByRole('dialog').getByRole('listitem')
        await expect(entries).toHaveCount(6)
        await noViolations(page)
        await entries.first().getByRole('button').click()
        await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
        await noViolations(page)
      })
    })
  }
})
