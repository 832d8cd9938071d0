import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-16T01:00:00Z') })
  mei = await app.employer()
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: mei.token, ...(body === undefined ? {} : { body }) })
const done = async (method: string, path: string, body?: unknown) => {
  const answer = await call(method, path, body)
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
const hire = async (fullName: string) => {
  const { employee } = await done('POST', '/api/employees/unified', formOf({ fullName, joinDate: '2025-01-06' }))
  const { employments } = await done('GET', `/api/employees/${employee.id}/employments`)
  return { id: employee.id as string, employmentId: employments[0].id as string }
}
const paper = async (id: string, title: string, expiresOn: string): Promise<string> => {
  const address = `/api/employees/${id}/documents?kind=certificate&title=${title}&name=${title}.pdf&expires_on=${expiresOn}`
  const { status, body, text } = await app.call('POST', address, {
    token: mei.token,
    file: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  })
  expect(status, text).toBe(201)
  return body.data.document.id
}

test('a licence of somebody has its number, paper and last day, and the roster asks for it until then', async () => {
  const { id: forklift } = await done('POST', '/api/schedules/skills', { name: 'Forklift licence' })
  const ann = await hire('Ann Tay')
  const ben = await hire('Ben Goh')
  const licence = await paper(ann.id, 'Licence', '2026-12-01')
  const { skills } = await done('PUT', `/api/schedules/people/${ann.id}/skills`, {
    skills: [{ skillId: forklift, number: 'FL-2231', documentId: licence }],
  })
  // It holds as long as its paper, where nothing else is said.
  expect(skills).toMatchObject([
    { name: 'Forklift licence', number: 'FL-2231', expiresOn: '2026-12-01', document: 'Licence', state: 'soon' },
  ])
  const { people } = await done('GET', `/api/schedules/people-skills?skillId=${forklift}&ending=yes`)
  expect(people).toMatchObject([{ id: ann.id, skills: [{ documentId: licence }], papers: [{ title: 'Licence' }] }])
  const theirs = await call('PUT', `/api/schedules/people/${ben.id}/skills`, {
    skills: [{ skillId: forklift, documentId: licence }],
  })
  expect(theirs).toMatchObject({
    status: 422,
    body: { fields: { skills: 'The paper must be one of their documents' } },
  })
  const { id: shiftTypeId } = await done('POST', '/api/schedules/shift-types', {
    name: 'Yard',
    code: 'YA',
    start: '09:00',
    end: '17:00',
    effectiveFrom: '2026-01-01',
    skillId: forklift,
  })
  const put = (employmentId: string, workDate: string) =>
    call('POST', '/api/schedules/shifts', { employmentId, workDate, shiftTypeId })
  expect((await put(ann.employmentId, '2026-11-30')).status).toBe(201)
  expect((await put(ann.employmentId, '2026-12-02')).body.data.verdicts).toMatchObject([{ rule: 'skill' }])
  expect((await put(ben.employmentId, '2026-11-30')).body.data.verdicts).toMatchObject([{ rule: 'skill' }])
})
