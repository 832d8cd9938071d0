import { chromium } from '@playwright/test'
const base = 'http://127.0.0.1:3312'
const login = await (await fetch(base + '/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: process.env.EMAIL, password: process.env.PASSWORD, role: 'employer' }) })).json()
const { token, user } = login.data ?? login
const h = { authorization: `Bearer ${token}` }
const exp = (await (await fetch(base + '/api/compliance/expiring?pageSize=50', { headers: h })).json()).data
console.log(exp.totalCount, exp.tiers, exp.items.slice(0, 3))
const id = process.env.ID ?? exp.items.find((i) => i.thing === 'authorization')?.employee.id ?? exp.items[0].employee.id
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const shots = process.argv.slice(2)
const views = {
  auth: async (p) => { await p.goto(`${base}/dashboard/employees?open=profile&id=${id}&tab=authorization`); await p.waitForTimeout(4000) },
  employment: async (p) => { await p.goto(`${base}/dashboard/employees?open=profile&id=${id}&tab=employment`); await p.waitForTimeout(3500) },
  fin: async (p) => { await p.goto(`${base}/dashboard/employees?open=profile&id=${id}&tab=financial`); await p.waitForTimeout(3500) },
  edit: async (p) => { await p.goto(`${base}/dashboard/employees?open=profile&id=${id}`); await p.waitForTimeout(3500); await p.locator('[role=dialog] button:has(svg.tabler-icon-pencil)').first().click(); await p.waitForTimeout(1000) },
  addauth: async (p) => { await views.auth(p); await p.locator('section button:has(svg.tabler-icon-plus)').first().click(); await p.waitForTimeout(1500) },
  adddoc: async (p) => { await views.auth(p); await p.locator('section button:has(svg.tabler-icon-plus)').nth(1).click(); await p.waitForTimeout(1500) },
  addallow: async (p) => { await views.fin(p); await p.locator('section button:has(svg.tabler-icon-plus)').first().click(); await p.waitForTimeout(1500) },
  rates: async (p) => { await views.employment(p); await p.locator('button:has(svg.tabler-icon-calculator)').click(); await p.waitForTimeout(600); await p.locator('[role=dialog] button[type=submit]').last().click(); await p.waitForTimeout(1500) },
  comp: async (p) => { await p.goto(`${base}/dashboard/employees?open=new&tab=compliance`); await p.waitForTimeout(5000); await p.locator('section[aria-label]').last().scrollIntoViewIfNeeded(); await p.waitForTimeout(400) },
  review: async (p) => { await p.goto(`${base}/dashboard/employees?open=edit&id=${id}&tab=compliance`); await p.waitForTimeout(5000) },
}
for (const s of shots) {
  const [view, width, scheme, lang] = s.split('-')
  const ctx = await browser.newContext({ viewport: { width: Number(width), height: width === '360' ? 900 : 950 }, colorScheme: scheme, locale: 'en-GB' })
  await ctx.addInitScript(([t, u, l]) => { localStorage.setItem('auth_token', t); localStorage.setItem('user_data', u); localStorage.setItem('language', l) }, [token, JSON.stringify(user), lang ?? 'en'])
  const page = await ctx.newPage()
  page.on('pageerror', (e) => console.log(s, 'ERR', e.message))
  await views[view](page)
  await page.screenshot({ path: `.data-shots/${s}.png` })
  await ctx.close()
}
await browser.close()
