import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let bob: Person
let cho: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
  mei = await app.employer()
  bob = await anAdministrator(app, mei, 'Bob')
  cho = await anAdministrator(app, mei, 'Cho')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown) => app.call(method, path, { token: mei.token, body })
/** The record of somebody who has an account on the dashboard: it has their address. */
const recordOf = async (who: Person) => {
  const form = formOf({ joinDate: '2026-01-05', email: who.email })
  const { body, status, text } = await call('POST', '/api/employees/unified', form)
  expect(status, text).toBe(201)
  return body.data.employee.id as string
}
const steps = async () => {
  const content = {
    rules: [{ when: {}, steps: [{ who: [{ by: 'relation', relation: 'line-manager', mode: 'any' }] }] }],
  }
  const { body } = await call('POST', '/api/company/approval-policies/offer/simulate', { content, askedBy: bob.userId })
  return body.data.steps[0]
}

test('the manager of whoever asks is found by the reporting lines of the day, and nobody set goes to those who run the company', async () => {
  expect(await steps()).toMatchObject({
    approvers: [{ name: 'Cho Lee', why: { by: 'fallback' } }, { name: 'Mei Tan' }],
    passed: [{ who: 'relation', why: 'unset' }],
  })
  const [employee, manager] = [await recordOf(bob), await recordOf(cho)]
  const line = { effectiveFrom: '2026-11-20', managerId: manager, reason: 'New team' }
  const added = await call('POST', `/api/employees/${employee}/reporting-lines`, line)
  expect(added.status, added.text).toBeLessThan(300)
  expect(await steps()).toMatchObject({
    approvers: [{ name: 'Cho Lee', why: { by: 'relation', name: 'line-manager', onBehalfOf: null } }],
    passed: [],
  })
  // One who leaves is asked no more.
  const left = await call('POST', `/api/administrators/${cho.userId}/disable`, {})
  expect(left.status, left.text).toBe(200)
  expect((await steps()).approvers.map((a: { name: string }) => a.name)).toEqual(['Mei Tan'])
})
