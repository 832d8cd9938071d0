import { sql } from 'kysely'
import { demoLogins } from '../../src/app/demo.logins.ts'
import type { Known } from '../contracts.ts'
import { startTestServer, type TestServer } from '../support.ts'
import { longest, OBJECTS, OPEN_TO_ALL } from './objects.ts'

/** The demonstration with one person of every kind signed in to it. */
export const KINDS = [
  'guest',
  'ended',
  'seeker',
  'otherSeeker',
  'employee',
  'colleague',
  'hr',
  'admin',
  'owner',
  'rival',
  'recruiter',
  'payrollOfficer',
  'finance',
  'readOnly',
  'platformAdmin',
  'platformOwner',
] as const
export type Kind = (typeof KINDS)[number]
export type Someone = {
  kind: Kind
  token?: string
  companyId: string | null
  userId: string | null
  employeeId: string | null
}
export type World = { app: TestServer; people: Record<Kind, Someone>; ours: string; theirs: string }

const signIn = async (app: TestServer, kind: Kind, body: object): Promise<Someone> => {
  const answer = await app.call('POST', '/api/auth/login', { body })
  if (answer.status !== 200) throw new Error(`${kind}: ${answer.text}`)
  const { token, user } = answer.body
  return { kind, token, companyId: user.company_id ?? null, userId: user.id, employeeId: user.employeeId ?? null }
}

const asDemo = (app: TestServer, kind: Kind, email: string) => {
  const login = demoLogins.find((l) => l.email === email)
  if (!login) throw new Error(`The demonstration has no ${email}`)
  return signIn(app, kind, { email, password: login.password, role: login.portal, company: login.company })
}

/** Somebody of the platform or of a company whom no call makes: an account as its owner would have set it up. */
const account = async (
  app: TestServer,
  kind: Kind,
  values: { portal: string; role: string; companyId?: string; employeeId?: string },
) => {
  const { portal, role, companyId = null, employeeId = null } = values
  const email = `${kind.toLowerCase()}@access.example`
  await app.server.services.database.forPlatform((db) =>
    db.run(sql`insert into users (portal, role, company_id, employee_id, email, first_name, last_name, password_hash, activated_at)
      select ${portal}, ${role}, ${companyId}, ${employeeId}, ${email}, 'Kim', 'Access', password_hash, now() from users where email = 'owner@fourwinds.example'`),
  )
  const { password } = demoLogins[0] ?? { password: '' }
  const [company] = await app.look<{ slug: string }>(`select slug from companies where id::text = '${companyId}'`)
  const as = portal === 'employee' ? 'employee' : 'employer'
  return signIn(app, kind, { email, password, role: as, ...(as === 'employee' ? { company: company?.slug } : {}) })
}

export const openWorld = async (): Promise<World> => {
  const app = await startTestServer({ demonstration: true, env: { DEV_MODE: '1' } })
  const [owner, hr, employee, seeker, rival, platformOwner] = await Promise.all([
    asDemo(app, 'owner', 'owner@fourwinds.example'),
    asDemo(app, 'hr', 'hr@fourwinds.example'),
    asDemo(app, 'employee', 'employee@fourwinds.example'),
    asDemo(app, 'seeker', 'seeker@people.example'),
    asDemo(app, 'rival', 'owner@sg.example'),
    asDemo(app, 'platformOwner', 'owner@fourshore.example'),
  ])
  const companyId = owner.companyId as string
  const [other] = await app.look<{ id: string }>(
    `select id from employees where company_id = '${companyId}' and id <> '${employee.employeeId}' and status = 'active' order by full_name desc limit 1`,
  )
  const colleague = await account(app, 'colleague', {
    portal: 'employee',
    role: 'employee',
    companyId,
    employeeId: other?.id as string,
  })
  const admin = await account(app, 'admin', { portal: 'company', role: 'employer_admin', companyId })
  const part = (kind: Kind, role: string) => account(app, kind, { portal: 'company', role, companyId })
  const recruiter = await part('recruiter', 'recruiter')
  const payrollOfficer = await part('payrollOfficer', 'payroll_officer')
  const finance = await part('finance', 'finance')
  const readOnly = await part('readOnly', 'read_only')
  const platformAdmin = await account(app, 'platformAdmin', { portal: 'platform', role: 'system_admin' })
  const newcomer = { email: 'newcomer@people.test', password: demoLogins[0]?.password, role: 'job_seeker' }
  const joined = { ...newcomer, firstName: 'Noor', lastName: 'Haddad', country: 'SG' }
  const { token, user } = (await app.call('POST', '/api/auth/signup', { body: joined })).body
  const ended = await account(app, 'ended', { portal: 'platform', role: 'system_owner' })
  await app.call('POST', '/api/auth/logout', { token: ended.token, body: {} })
  const nobody = { companyId: null, employeeId: null }
  const otherSeeker: Someone = { kind: 'otherSeeker', token, userId: user.id, ...nobody }
  const guest: Someone = { kind: 'guest', userId: null, ...nobody }
  const people = {
    guest,
    ended,
    seeker,
    otherSeeker,
    employee,
    colleague,
    hr,
    admin,
    owner,
    rival,
    recruiter,
    payrollOfficer,
    finance,
    readOnly,
    platformAdmin,
    platformOwner,
  }
  return { app, people, ours: companyId, theirs: rival.companyId as string }
}

const quoted = (value: string | null) => (value === null ? 'null' : `'${value}'`)

/** What the names of an address stand for when somebody asks for what is theirs; null when they have nothing of the kind. */
export const objectOf = async ({ app }: World, path: string, whose: Someone): Promise<Known | null> => {
  const table = longest(OBJECTS, path) ? OBJECTS : OPEN_TO_ALL
  const question = table[longest(table, path) ?? '']
  if (!question) return null
  const input = question
    .replaceAll('$c', `${quoted(whose.companyId)}::uuid`)
    .replaceAll('$u', `${quoted(whose.userId)}::uuid`)
    .replaceAll('$e', `${quoted(whose.employeeId)}::text`)
  return (await app.look<Record<string, unknown>>(`${input} limit 1`))[0] ?? null
}
