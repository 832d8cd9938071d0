import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { demoLogins } from '../../src/app/demo.logins.ts'

/** What journeys share: who signs in, names of their own, and the look at accessibility each ends with. */
export const loginOf = (role: string) => {
  const login = demoLogins.find((l) => l.role === role)
  if (!login) throw new Error(`The demonstration has no ${role}`)
  return login
}

/** Something nobody else of this run or of an earlier try has. */
export const unique = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
export const anNric = () => `S${String(Math.floor(1e6 + Math.random() * 8e6))}A`

/** A page that is signed in before it opens; for journeys that are not about signing in. */
export const signedIn = async (page: Page, role: string) => {
  const { email, password } = loginOf(role)
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password, role: role === 'job_seeker' ? 'jobseeker' : 'employer' },
  })
  return keepSession(page, await answer.json())
}

type Session = { token: string; user: { company_slug: string; employeeId: string } }

export const keepSession = async (page: Page, { token, user }: Session) => {
  await page.addInitScript(
    ([t, u]) => {
      // A token that was renewed meanwhile stays.
      if (localStorage.getItem('auth_token')) return
      localStorage.setItem('auth_token', t)
      localStorage.setItem('user_data', u)
    },
    [token, JSON.stringify(user)] as const,
  )
  return { token, user, headers: { authorization: `Bearer ${token}` } }
}

export const noViolations = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([])
