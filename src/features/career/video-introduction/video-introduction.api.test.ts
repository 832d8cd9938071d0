import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { applyTo, seekerOf } from '../../../../test/applicants.ts'
import { stagesOf } from '../../../../test/applications.ts'
import { giveSeekerPlan } from '../../../../test/plans.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { webmOf } from '../../../../test/videos.ts'
import { videoJobs } from './jobs.ts'
import { PART_BYTES } from './video.rules.ts'

let app: TestServer
let mei: Person
let rival: Person
let shift = 0
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date(Date.now() + shift) })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('SG', 'Other Works')
})
afterAll(() => app.close())

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:03.000\nHello, I am Noor.\n'
const FILE = webmOf(30, 1_400_000)

const seeker = async (paid = true) => {
  const person = await seekerOf(app)
  const until = new Date(Date.now() + 90 * 86_400_000).toISOString()
  if (paid) await giveSeekerPlan(app.server.services, person.userId, { tier: 'premium_plus', status: 'active', until })
  const ask = (method: string, path: string, body?: object) =>
    app.call(method, `/api/seeker/videos${path}`, { token: person.token, ...(body ? { body } : {}) })
  const part = (id: string, number: number, file = FILE) =>
    app.call('PUT', `/api/seeker/videos/${id}/parts?number=${number}`, {
      token: person.token,
      file: file.subarray(number * PART_BYTES, (number + 1) * PART_BYTES),
    })
  const announce = (file = FILE) => ask('POST', '', { title: 'Hello', bytes: file.length, contentType: 'video/webm' })
  const whole = async (file = FILE): Promise<string> => {
    const { id, parts } = (await announce(file)).body.data
    for (let n = 0; n < parts; n++) expect((await part(id, n, file)).status).toBe(200)
    const done = await ask('POST', `/${id}/finish`)
    expect(done.status, done.text).toBe(200)
    return id
  }
  const captioned = async () => {
    const id = await whole()
    const change = { title: 'Hello', script: 'Hello, I am Noor.', captions: CAPTIONS, trimStart: 1, trimEnd: 28 }
    const saved = await ask('PUT', `/${id}`, change)
    expect(saved.status, saved.text).toBe(200)
    return id
  }
  return { ...person, ask, part, announce, whole, captioned }
}
type Seeker = Awaited<ReturnType<typeof seeker>>

const applied = async (noor: Seeker) => {
  const job = (await publishJob(app, mei)).id as string
  expect((await applyTo(app, job, { email: noor.email }, noor.token)).status).toBe(201)
  const [{ id }] = (await app.look<{ id: string }>(`select id from applications where job_id = '${job}'`)) as [
    { id: string },
  ]
  return id
}
const watched = (application: string, who = mei) =>
  app.call('GET', `/api/company/applications/${application}/video`, { token: who.token })
const play = (application: string, who = mei) =>
  app.call('POST', `/api/company/applications/${application}/video/play`, { token: who.token })
const pastScreening = (application: string) =>
  app.look(`update applications a set stage_id = (select s.id from pipeline_stages s where s.company_id = a.company_id and s.kind = 'interview' and s.pipeline_id =
    (select o.pipeline_id from pipeline_stages o where o.company_id = a.company_id and o.id = a.stage_id) limit 1) where a.id = '${application}'`)

describe('a video', () => {
  test('comes in parts in any order, goes on after a break, and is whole once all are there', async () => {
    const noor = await seeker()
    const made = await noor.announce()
    expect(made.status, made.text).toBe(201)
    const { id, parts, partBytes } = made.body.data
    expect([parts, partBytes]).toEqual([3, PART_BYTES])
    expect((await noor.part(id, 2)).body.data.here).toEqual([2])
    expect(await noor.ask('POST', `/${id}/finish`)).toMatchObject({
      status: 409,
      text: expect.stringContaining('2 parts'),
    })
    await noor.part(id, 0)
    // After a break: what is there is told, and a part again is the same again.
    const { videos } = (await noor.ask('GET', '')).body.data
    expect(videos).toMatchObject([{ id, here: [0, 2], seconds: null }])
    expect((await noor.part(id, 0)).body.data.here).toEqual([0, 2])
    await noor.part(id, 1)
    const done = await noor.ask('POST', `/${id}/finish`)
    expect(done.body.data, done.text).toMatchObject({ seconds: 30, bytes: FILE.length })
    expect((await noor.part(id, 0)).status).toBe(409)
    const other = await seeker()
    expect((await other.part(id, 0)).status).toBe(404)
    expect((await other.ask('POST', `/${id}/play`)).status).toBe(404)
  })

  test('is refused when it is none, too long, too large, or one too many', async () => {
    const noor = await seeker()
    const text = Buffer.from('This is no video at all, whatever it is called.')
    const { id } = (await noor.announce(text)).body.data
    expect(await noor.part(id, 0, text)).toMatchObject({
      status: 422,
      body: { fields: { file: expect.stringContaining('MP4') } },
    })
    const long = webmOf(95)
    const second = (await noor.announce(long)).body.data.id
    await noor.part(second, 0, long)
    expect(await noor.ask('POST', `/${second}/finish`)).toMatchObject({
      status: 422,
      body: { fields: { file: 'A video has at most 90 seconds, and this one has 95.' } },
    })
    const big = await noor.ask('POST', '', { title: 'x', bytes: 60 * 1024 * 1024 + 1, contentType: 'video/mp4' })
    expect(big).toMatchObject({ status: 422, body: { fields: { bytes: 'A video has at most 60 MB' } } })
    expect((await noor.announce()).status).toBe(201)
    expect((await noor.announce()).status).toBe(409)
    const free = await seeker(false)
    expect((await free.announce()).status).toBe(402)
    expect((await free.ask('GET', '')).status).toBe(200)
  })

  test('is played in the parts a player asks for, for a quarter of an hour', async () => {
    const noor = await seeker()
    const id = await noor.whole()
    const { address } = (await noor.ask('POST', `/${id}/play`)).body.data
    const ask = (range?: string) => app.call('GET', address, range ? { headers: { range } } : {})
    const all = await ask()
    expect([all.status, all.headers.get('content-type'), all.headers.get('accept-ranges')]).toEqual([
      200,
      'video/webm',
      'bytes',
    ])
    expect(all.bytes.equals(FILE)).toBe(true)
    const some = await ask(`bytes=${PART_BYTES - 5}-${PART_BYTES + 4}`)
    expect([some.status, some.headers.get('content-range')]).toEqual([
      206,
      `bytes ${PART_BYTES - 5}-${PART_BYTES + 4}/${FILE.length}`,
    ])
    expect(some.bytes.equals(FILE.subarray(PART_BYTES - 5, PART_BYTES + 5))).toBe(true)
    // Asked as a player does, one after the other, it is the whole.
    const pieces: Buffer[] = []
    for (let at = 0; at < FILE.length; ) {
      const { bytes } = await ask(`bytes=${at}-`)
      pieces.push(bytes)
      at += bytes.length
    }
    expect(Buffer.concat(pieces).equals(FILE)).toBe(true)
    expect((await ask(`bytes=${FILE.length}-`)).status).toBe(416)
    const changed = address.slice(0, -2) + (address.endsWith('AA') ? 'BB' : 'AA')
    expect((await app.call('GET', changed)).status).toBe(404)
    shift = 16 * 60_000
    expect((await ask('bytes=0-9')).status).toBe(404)
    shift = 0
  })
})

describe('a company', () => {
  test('watches a captioned video of an application past its screening, and the person sees that', async () => {
    const noor = await seeker()
    const application = await applied(noor)
    const bare = await noor.whole()
    const to = (id: string) => `/${id}/applications/${application}`
    expect(await noor.ask('PUT', to(bare))).toMatchObject({ status: 409, text: expect.stringContaining('captions') })
    const id = await noor.captioned()
    expect((await watched(application)).body.data).toEqual({ state: 'none', video: null })
    const shared = await noor.ask('PUT', to(id))
    expect(shared.status, shared.text).toBe(200)
    expect(shared.body.data.shares).toMatchObject([{ application, company: 'Harbour Works', views: 0 }])
    // Blind: not before the screening.
    expect((await watched(application)).body.data).toEqual({ state: 'hidden', video: null })
    expect((await play(application)).status).toBe(404)
    await pastScreening(application)
    expect(Object.keys(await stagesOf(app, mei)).length).toBeGreaterThan(1)
    expect((await watched(application)).body.data).toMatchObject({
      state: 'shown',
      video: { title: 'Hello', captions: CAPTIONS.trim(), trimStart: 1, trimEnd: 28 },
    })
    const { address } = (await play(application)).body.data
    expect((await app.call('GET', address, { headers: { range: 'bytes=0-99' } })).bytes).toHaveLength(100)
    const views = async () =>
      (await noor.ask('GET', '')).body.data.videos.find((v: { id: string }) => v.id === id).shares
    expect(await views()).toMatchObject([{ views: 1 }])
    expect((await watched(application, rival)).status).toBe(404)
    expect((await play(application, rival)).status).toBe(404)

    // Captions that are put right are put right for the company; they cannot go while it may watch.
    const change = { title: 'Hello again', script: '', captions: CAPTIONS, trimStart: 0, trimEnd: null }
    await noor.ask('PUT', `/${id}`, change)
    expect((await watched(application)).body.data.video).toMatchObject({ title: 'Hello again', trimEnd: null })
    expect((await noor.ask('PUT', `/${id}`, { ...change, captions: null })).status).toBe(422)

    // Withdrawn, it stops at the next part.
    expect((await noor.ask('DELETE', to(id))).body.data.shares).toEqual([])
    expect((await app.call('GET', address, { headers: { range: 'bytes=100-199' } })).status).toBe(404)
    expect((await watched(application)).body.data.state).toBe('none')
  })
})

describe('what is deleted', () => {
  test('is gone for everybody at once, and its bytes within the job, with a proof', async () => {
    const noor = await seeker()
    const application = await applied(noor)
    const id = await noor.captioned()
    await noor.ask('PUT', `/${id}/applications/${application}`)
    await pastScreening(application)
    const { address } = (await play(application)).body.data
    const keys = (
      await app.look<{ storage_key: string }>(`select storage_key from seeker_video_chunks where video_id = '${id}'`)
    ).map((row) => row.storage_key)
    expect(keys).toHaveLength(3)
    const after = (await noor.ask('DELETE', `/${id}`)).body.data
    expect(after).toMatchObject({
      videos: [],
      removals: [{ title: 'Hello', parts: 3, bytes: FILE.length, goneAt: null }],
    })
    expect((await app.call('GET', address)).status).toBe(404)
    expect((await watched(application)).body.data.state).toBe('none')
    const job = videoJobs[0]
    const payload = { userId: noor.userId, id: after.removals[0].id, keys }
    await job?.run(app.server.services, payload)
    await job?.run(app.server.services, payload)
    for (const key of keys) await expect(app.server.services.files.get(key)).rejects.toThrow()
    expect((await noor.ask('GET', '')).body.data.removals).toMatchObject([
      { goneAt: expect.any(String), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
  })

  test('has a picture of a moment of it: checked, written anew, seen by whoever may watch, and gone with its bytes', async () => {
    const noor = await seeker()
    const application = await applied(noor)
    const id = await noor.captioned()
    await noor.ask('PUT', `/${id}/applications/${application}`)
    const drawn = (width = 320, height = 240, quality = 60) => {
      const canvas = createCanvas(width, height)
      canvas.getContext('2d').fillRect(20, 20, 60, 60)
      return canvas.encode('jpeg', quality)
    }
    const put = (file: Buffer, token = noor.token) =>
      app.call('PUT', `/api/seeker/videos/${id}/picture`, { token, file })
    const mine = (token = noor.token) => app.call('GET', `/api/seeker/videos/${id}/picture`, { token })
    const theirs = (who = mei) =>
      app.call('GET', `/api/company/applications/${application}/video/picture`, { token: who.token })
    expect((await mine()).status).toBe(404)
    // Anything but a small JPEG is not kept: a picture of another kind, a text, one too large, one that is broken.
    const png = await createCanvas(20, 20).encode('png')
    for (const wrong of [
      png,
      Buffer.from('<svg onload="alert(1)"/>'),
      await drawn(900, 300),
      (await drawn()).subarray(0, 300),
    ])
      expect((await put(wrong)).body.fields, `${wrong.length} bytes`).toHaveProperty('file')
    expect((await put(Buffer.concat([await drawn(), Buffer.alloc(60_000)]))).status).toBe(413)
    expect((await mine()).status).toBe(404)
    const hidden = Buffer.concat([await drawn(), Buffer.from('A secret behind the picture')])
    expect((await put(hidden)).status).toBe(200)
    const seen = await mine()
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(seen.text).not.toContain('secret')
    expect((await noor.ask('GET', '')).body.data.videos[0].pictureAt).toEqual(expect.any(String))
    const other = await seeker()
    expect([(await mine(other.token)).status, (await put(await drawn(), other.token)).status]).toEqual([404, 404])
    // A company sees it when it may watch, and looking at it is no view.
    expect([(await theirs()).status, (await theirs(rival)).status]).toEqual([404, 404])
    await pastScreening(application)
    expect([(await theirs()).status, (await theirs(rival)).status]).toEqual([200, 404])
    expect((await watched(application)).body.data.video.pictureAt).toEqual(expect.any(String))
    expect((await noor.ask('GET', '')).body.data.videos[0].shares[0].views).toBe(0)
    // Another one takes its place, and the proof of deletion counts it.
    const keyOf = async () =>
      (
        await app.look<{ storage_key: string }>(
          `select storage_key from seeker_video_pictures where video_id = '${id}'`,
        )
      )[0]?.storage_key ?? ''
    const old = await keyOf()
    expect((await put(await drawn(640, 480))).status).toBe(200)
    const key = await keyOf()
    expect(key).not.toBe(old)
    await expect(app.server.services.files.get(old)).rejects.toThrow()
    const { removals } = (await noor.ask('DELETE', `/${id}`)).body.data
    expect(removals[0]).toMatchObject({ parts: 4, goneAt: null })
    const [{ payload } = { payload: { keys: [] as string[] } }] = await app.look<{ payload: { keys: string[] } }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'remove-video-parts' and j.payload->>'userId' = '${noor.userId}'`,
    )
    expect(payload.keys).toContain(key)
    await videoJobs[0]?.run(app.server.services, payload)
    await expect(app.server.services.files.get(key)).rejects.toThrow()
    expect((await theirs()).status).toBe(404)
  })

  test('goes with the account; until then it stands in the person’s file', async () => {
    const noor = await seeker()
    const application = await applied(noor)
    const id = await noor.captioned()
    await noor.ask('PUT', `/${id}/applications/${application}`)
    const file = await app.call('GET', '/api/seeker/profile/export', { token: noor.token })
    expect(file.text).toContain('Hello, I am Noor.')
    const [{ storage_key: key }] = (await app.look<{ storage_key: string }>(
      `select storage_key from seeker_video_chunks where video_id = '${id}'`,
    )) as [{ storage_key: string }]
    const gone = await app.call('POST', '/api/seeker/account/delete', {
      token: noor.token,
      body: { password: PASSWORD, understood: true },
    })
    expect(gone.status, gone.text).toBe(200)
    expect(await app.look(`select id from seeker_video_shares where video_id = '${id}'`)).toEqual([])
    await expect
      .poll(() =>
        app.server.services.files.get(key).then(
          () => true,
          () => false,
        ),
      )
      .toBe(false)
  })
})
