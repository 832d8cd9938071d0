import type { Person, TestServer } from './support.ts'

/** Text that no rule has anything against. */
export const DESCRIPTION =
  'You plan the deliveries of the day, keep in touch with drivers and customers, and see that what leaves is what was ordered.'

/** A whole job that may be published in Singapore; say what differs. */
export const contentOf = (over: Record<string, unknown> = {}) => ({
  title: 'Warehouse coordinator',
  department: 'Operations',
  description: DESCRIPTION,
  mustHave: ['manage inventory'],
  employmentType: 'FULL_TIME',
  workMode: 'onsite',
  seniority: 'mid',
  country: 'SG',
  payMin: '3000',
  payMax: '4200',
  payPeriod: 'MONTH',
  vacancyExists: true,
  usesAi: false,
  applyEmail: 'jobs@harbour.example',
  ...over,
})

export type Place = { id: number; name: string; lat: number; lng: number }

export const placeIn = async (app: TestServer, country: string, name: string): Promise<Place> => {
  const { body } = await app.call('GET', `/api/places?country=${country}&search=${encodeURIComponent(name)}`)
  return body.data.places[0]
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Begins a job through the call; its place and last day are filled in. */
export const beginJob = async (app: TestServer, person: Person, over: Record<string, unknown> = {}) => {
  const content = contentOf(over)
  const towns: Record<string, string> = { SG: 'singapore', CA: 'toronto', IN: 'chennai', AE: 'dubai' }
  const placeId = over.placeId ?? (await placeIn(app, content.country, towns[content.country] as string)).id
  const { status, body, text } = await app.call('POST', '/api/company/jobs', {
    token: person.token,
    body: { content: { closesOn: inDays(30), ...content, placeId } },
  })
  if (status !== 201) throw new Error(text)
  return body.data.job
}

export const move = (app: TestServer, person: Person, id: string, body: Record<string, unknown>) =>
  app.call('POST', `/api/company/jobs/${id}/move`, { token: person.token, body })

export const publishJob = async (app: TestServer, person: Person, over: Record<string, unknown> = {}) => {
  const job = await beginJob(app, person, over)
  const { status, body, text } = await move(app, person, job.id, { action: 'publish' })
  if (status !== 200) throw new Error(text)
  return body.data.job
}
