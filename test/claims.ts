import { expect } from 'vitest'
import { formOf, PASSWORD, type Person, type TestServer } from './support.ts'

/** Somebody with a record and an account of the portal. */
export type PortalPerson = { token: string; employeeId: string; email: string; name: string }

type Who = { token: string }

/** Calls as somebody, null: as nobody. `good` is one that must not be refused, and gives what it answers. */
export const callsOf = (app: () => TestServer) => {
  const call = (who: Who | null, method: string, path: string, body?: unknown) =>
    app().call(method, path, { ...(who ? { token: who.token } : {}), ...(body === undefined ? {} : { body }) })
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  const good = async (who: Who | null, method: string, path: string, body?: unknown): Promise<any> => {
    const answer = await call(who, method, path, body ?? (method === 'GET' ? undefined : {}))
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300)
    return answer.body.data
  }
  return { call, good }
}

/** An employee of a company, signed in to the portal; `managerId` is whom they report to `from` a day. */
export const aPortalPerson = async (
  app: TestServer,
  owner: Person,
  { name, managerId, from, ...over }: { name: string; managerId?: string; from?: string } & Record<string, unknown>,
): Promise<PortalPerson> => {
  const call = (method: string, path: string, body: unknown) => app.call(method, path, { token: owner.token, body })
  const made = await call('POST', '/api/employees/unified', formOf({ fullName: name, joinDate: '2026-01-05', ...over }))
  expect(made.status, made.text).toBe(201)
  const { id: employeeId, email } = made.body.data.employee
  if (managerId) {
    const line = { effectiveFrom: from, managerId, reason: 'Team' }
    const placed = await call('POST', `/api/employees/${employeeId}/reporting-lines`, line)
    expect(placed.status, placed.text).toBeLessThan(300)
  }
  const welcome = await call('POST', `/api/employees/${employeeId}/welcome-email`, { generatePassword: true })
  expect(welcome.status, welcome.text).toBeLessThan(300)
  const signIn = async (password: string) => {
    const body = { email, password, role: 'employee', company: owner.slug }
    return (await app.call('POST', '/api/auth/login', { body })).body.token as string
  }
  const { tempPassword } = welcome.body.data
  await app.call('POST', '/api/auth/change-password', {
    token: await signIn(tempPassword),
    body: { currentPassword: tempPassword, newPassword: PASSWORD },
  })
  return { token: await signIn(PASSWORD), employeeId, email, name }
}
