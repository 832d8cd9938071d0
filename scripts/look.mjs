// Photographs every ready screen for every role, and for HR the dialogs of Employee Management, light and dark, on a phone and on a
// desk, in English and Arabic: npm run look, or npm run look hr_admin for one role. Pictures, index.html and contact sheets land in
// look/. LOOK_URL names a running server; without it one is started on data of its own.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { demoLogins } from '../src/app/demo.logins.ts'
import { screens } from '../src/app/screens.node.ts'
import { isReady, mayEnter } from '../src/web/screen.ts'
import { launchOptions } from '../test/browser.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const out = join(root, 'look')
const PORT = '3321'
const only = process.argv.slice(2)

const SIZES = [
  { name: '360', viewport: { width: 360, height: 780 } },
  { name: '1440', viewport: { width: 1440, height: 900 } },
]
const LOOKS = SIZES.flatMap((size) =>
  ['light', 'dark'].flatMap((scheme) => ['en', 'ar'].map((language) => ({ size, scheme, language }))),
)

/** A list of cards may go on for ever. */
const TALLEST = 2400

/** Addresses that need something in them to show anything. */
const FILLED = { '/c/$slug': '/c/four-winds', '/reset-password': '/reset-password?token=example' }

/** Dialogs of Employee Management, by their address; some show more after a press or a few keys. `person` is the first of the directory. */
const EMPLOYEES = '/dashboard/employees'
const open = (what) => (person) => `${EMPLOYEES}?${what}&id=${person}`
const press = (selector) => async (page) => {
  await page.locator(`[role="dialog"] ${selector}`).click()
  await wait(600)
}
const DIALOGS = {
  menu: {
    at: () => EMPLOYEES,
    doing: async (page) => page.locator('#content button[aria-haspopup="menu"][aria-label*=":"]').first().click(),
  },
  selected: {
    at: () => EMPLOYEES,
    doing: async (page) => page.locator('#content input[type="checkbox"]').nth(1).check(),
  },
  debug: { at: () => `${EMPLOYEES}?debug=true` },
  new: { at: () => `${EMPLOYEES}?open=new` },
  'new-wrong': { at: () => `${EMPLOYEES}?open=new`, doing: press('button[type="submit"]') },
  edit: { at: open('open=edit') },
  onboarding: { at: () => `${EMPLOYEES}?open=onboarding` },
  bulk: { at: () => `${EMPLOYEES}?open=bulk` },
  compliance: { at: () => `${EMPLOYEES}?open=new&tab=compliance` },
  review: { at: open('open=edit&tab=compliance') },
  ...Object.fromEntries(
    ['personal', 'employment', 'authorization', 'financial', 'activity'].map((tab) => [
      `profile-${tab}`,
      { at: open(`open=profile&tab=${tab}`) },
    ]),
  ),
  'edit-profile': { at: open('open=profile'), doing: press('button:has(.tabler-icon-pencil)') },
  rates: { at: open('open=profile&tab=employment'), doing: press('button:has(.tabler-icon-calculator)') },
  'add-permit': { at: open('open=profile&tab=authorization'), doing: press('button:has(.tabler-icon-plus) >> nth=0') },
  'add-document': {
    at: open('open=profile&tab=authorization'),
    doing: press('button:has(.tabler-icon-plus) >> nth=1'),
  },
  'add-allowance': { at: open('open=profile&tab=financial'), doing: press('button:has(.tabler-icon-plus)') },
  overtime: {
    at: open('open=overtime'),
    doing: async (page) => {
      await page.locator('[role="dialog"] input[name="totalHours"]').fill('90')
      await wait(300)
    },
  },
  card: { at: open('open=card') },
  'card-shared': { at: open('open=card'), doing: press('button >> nth=-1') },
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const startServer = async () => {
  const env = { ...process.env, PORT, DATA_DIR: join(root, '.data-look'), DEMO: '1' }
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${PORT}`
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) throw new Error('The server did not start.')
    if (
      await fetch(`${url}/health`).then(
        (r) => r.ok,
        () => false,
      )
    )
      return { url, stop: () => child.kill('SIGTERM') }
    await wait(500)
  }
  child.kill('SIGTERM')
  throw new Error('The server was not ready within two minutes.')
}

const signIn = async (url, { email, password, portal, company }) => {
  const role = portal === 'jobseeker' ? 'job_seeker' : portal
  const body = JSON.stringify({ email, password, role, ...(company ? { company } : {}) })
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const session = await answer.json()
  if (!session.token) throw new Error(`${email} could not sign in: ${session.error}`)
  return session
}

/** One visitor and one person of each role. */
const people = async (url) => {
  const wanted = (role) => only.length === 0 || only.includes(role ?? 'visitor')
  const firsts = demoLogins.filter((l, i) => wanted(l.role) && demoLogins.findIndex((m) => m.role === l.role) === i)
  const signedIn = await Promise.all(firsts.map(async (l) => ({ role: l.role, session: await signIn(url, l) })))
  return wanted(null) ? [{ role: null, session: null }, ...signedIn] : signedIn
}

let first
/** The first person of the directory: the demonstration leaves none of their tabs empty. */
const firstPerson = async (url, { token }) => {
  first ??= fetch(`${url}/api/employees?sort=name&pageSize=1`, { headers: { authorization: `Bearer ${token}` } })
    .then((answer) => answer.json())
    .then((body) => body.data.employees[0].id)
  return first
}

const screensOf = (role) =>
  screens
    .filter(isReady)
    .filter((s) => (role === null ? s.access === 'public' : s.access !== 'public' && mayEnter(s, role)))

/** Until nothing was asked for half a second: the stream a signed-in page follows stays open, so the network is never idle. */
const quiet = async (page) => {
  let last = Date.now()
  const heard = () => {
    last = Date.now()
  }
  page.on('request', heard).on('requestfinished', heard).on('requestfailed', heard)
  const end = Date.now() + 10_000
  while (Date.now() - last < 500 && Date.now() < end) await wait(50)
  page.off('request', heard).off('requestfinished', heard).off('requestfailed', heard)
}

const photograph = async (browser, url, { role, session }, { size, scheme, language }) => {
  const context = await browser.newContext({ viewport: size.viewport, colorScheme: scheme, reducedMotion: 'reduce' })
  await context.addInitScript(
    ([language, session]) => {
      localStorage.setItem('language', language)
      if (!session) return
      localStorage.setItem('auth_token', session.token)
      localStorage.setItem('user_data', JSON.stringify(session.user))
      if (session.trial) localStorage.setItem('trial_info', JSON.stringify(session.trial))
    },
    [language, session],
  )
  const page = await context.newPage()
  const pictures = []
  for (const screen of screensOf(role)) {
    const file = `${role ?? 'visitor'}-${screen.title}-${screen.path.split('/').at(-1)?.replace('$', '') || 'index'}-${size.name}-${scheme}-${language}.png`
    await page.goto(url + (FILLED[screen.path] ?? screen.path), { waitUntil: 'load' })
    await page.locator('h1').first().waitFor({ timeout: 15_000 })
    await quiet(page)
    await wait(250)
    const height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight))
    const clip = { x: 0, y: 0, width: size.viewport.width, height }
    await page.screenshot({ path: join(out, file), ...(size.name === '360' ? { fullPage: true, clip } : {}) })
    pictures.push({ file, role: role ?? 'visitor', screen: screen.path, look: `${size.name} ${scheme} ${language}` })
  }
  for (const [name, dialog] of role === 'hr_admin' ? Object.entries(DIALOGS) : []) {
    const file = `${role}-dialog-${name}-${size.name}-${scheme}-${language}.png`
    await page.goto(url + dialog.at(await firstPerson(url, session)))
    await page.locator('h1').first().waitFor({ timeout: 15_000 })
    await quiet(page)
    await wait(400)
    await dialog.doing?.(page)
    await wait(300)
    // A dialog scrolls within the window: the window is made as high as the dialog.
    const height = await page.evaluate(() =>
      Math.max(innerHeight, ...[...document.querySelectorAll('[role="dialog"]')].map((d) => d.scrollHeight + 120)),
    )
    await page.setViewportSize({ ...size.viewport, height: Math.min(TALLEST, height) })
    await wait(200)
    await page.screenshot({ path: join(out, file) })
    await page.setViewportSize(size.viewport)
    pictures.push({ file, role, screen: `dialog ${name}`, look: `${size.name} ${scheme} ${language}` })
  }
  await context.close()
  return pictures
}

const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const sheet = (title, pictures) => `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{font:13px system-ui;margin:24px;background:#e9e6e1}h1{font-size:18px}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(380px,1fr));gap:16px;align-items:start}
figure{margin:0;background:#fff;padding:8px;border-radius:6px}img{width:100%;max-height:480px;object-fit:contain;object-position:top;display:block}figcaption{padding-top:6px;color:#555}</style>
<h1>${escaped(title)}</h1><main>${pictures
  .map(
    (p) =>
      `<figure><a href="${p.file}"><img src="${p.file}" alt=""></a><figcaption>${escaped(`${p.role} ${p.screen} ${p.look}`)}</figcaption></figure>`,
  )
  .join('')}</main>`

const contactSheet = async (browser, name, pictures) => {
  const file = join(out, `sheet-${name}.html`)
  writeFileSync(file, sheet(name, pictures))
  const page = await browser.newPage({ viewport: { width: 1700, height: 1000 } })
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path: join(out, `sheet-${name}.png`), fullPage: true })
  await page.close()
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const server = process.env.LOOK_URL ? { url: process.env.LOOK_URL, stop: () => {} } : await startServer()
const browser = await chromium.launch(launchOptions)
try {
  const all = []
  for (const person of await people(server.url)) {
    const pictures = []
    for (const look of LOOKS) pictures.push(...(await photograph(browser, server.url, person, look)))
    if (pictures.length === 0) continue
    await contactSheet(browser, person.role ?? 'visitor', pictures)
    all.push(...pictures)
    console.log(`${person.role ?? 'visitor'}: ${pictures.length} pictures`)
  }
  writeFileSync(join(out, 'index.html'), sheet('Every screen', all))
  console.log(`${all.length} pictures in look/, all of them on look/index.html`)
} finally {
  await browser.close()
  server.stop()
}
