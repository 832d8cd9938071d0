import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { clamdServer, EICAR } from '../../../../test/clamd.ts'
import { docxWith, LIVES, type Life, oneColumn, paragraph, twoColumns, wordTable } from '../../../../test/cvs.ts'
import { docxOf, pdfOf } from '../../../../test/files.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { sweepFiles } from '../../people/documents/sweep.ts'

let app: TestServer
let mei: string
let omar: string
let employer: Person
let daemon: Awaited<ReturnType<typeof clamdServer>>

const seeker = async (email: string) => {
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Mei', lastName: 'Tan', country: 'SG' },
  })
  return body.token as string
}

beforeAll(async () => {
  daemon = await clamdServer()
  app = await startTestServer({ worker: true, env: { CLAMD: `127.0.0.1:${daemon.port}` } })
  mei = await seeker('mei@mail.example')
  omar = await seeker('omar@mail.example')
  employer = await app.employer()
})
afterAll(async () => {
  await app.close()
  await daemon.close()
})

const upload = (token: string, file: Buffer, name = 'cv.pdf') =>
  app.call('POST', `/api/seeker/cvs?name=${encodeURIComponent(name)}`, { token, file })
const readOf = async (token: string, id: string) => {
  for (let i = 0; i < 200; i++) {
    const { body } = await app.call('GET', `/api/seeker/cvs/${id}`, { token })
    if (['read', 'failed'].includes(body.data.cv.status)) return body.data
    await new Promise((go) => setTimeout(go, 100))
  }
  throw new Error('never read')
}
const me = LIVES[0] as Life

describe('a CV that is uploaded', () => {
  test('is read in the background, field by field, and kept as it was', async () => {
    const file = await twoColumns(me)
    const { status, body } = await upload(mei, file, '../../Mei Ling.pdf')
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ duplicate: false, cv: { name: 'Mei Ling.pdf', problem: null } })
    const { cv, read } = await readOf(mei, body.data.cv.id)
    expect(cv).toMatchObject({ status: 'read', pages: 1, pagesDone: 1, fromPicture: false })
    expect(read.name).toMatchObject({ value: 'Tan Mei Ling', confidence: expect.any(Number) })
    expect(read.work).toHaveLength(2)
    expect(read.place.value).toMatchObject({ country: 'SG', id: expect.any(Number) })
    expect(read.skills.find((s: { value: { label: string } }) => s.value.label === 'Payroll')).toBeTruthy()
    const back = await app.call('GET', `/api/seeker/cvs/${cv.id}/file`, { token: mei })
    expect(back.bytes.equals(file)).toBe(true)
    expect(back.headers.get('content-disposition')).toContain('attachment')
  })

  test('writes nothing into the profile', async () => {
    const { body } = await app.call('GET', '/api/seeker/profile', { token: mei })
    expect(body.data).toMatchObject({
      version: 0,
      profile: { headline: '', work: [], skills: [], visibility: 'private' },
    })
  })

  test('twice is kept once', async () => {
    const file = wordTable(me)
    const first = (await upload(mei, file, 'a.docx')).body.data
    const second = (await upload(mei, file, 'b.docx')).body.data
    expect(second).toMatchObject({ duplicate: true, cv: { id: first.cv.id, name: 'a.docx' } })
    expect((await upload(omar, file)).body.data.duplicate).toBe(false)
  })

  test('holds no number of identity in clear, anywhere in the database', async () => {
    const file = docxWith(
      paragraph('Ann Lee') +
        paragraph('ann@mail.example') +
        paragraph('NRIC: S1234567D') +
        paragraph('Work Experience') +
        paragraph('Nurse, Harbour Hospital\tJan 2019 - Present'),
    )
    const { cv, read } = await readOf(mei, (await upload(mei, file)).body.data.cv.id)
    expect(read.private).toMatchObject([{ kind: 'identity_number' }])
    const [row] = await app.look<{ parsed: unknown }>(`select parsed from seeker_cvs where id = '${cv.id}'`)
    expect(JSON.stringify(row?.parsed)).not.toContain('1234567')
    expect(JSON.stringify(row?.parsed)).toContain('Harbour Hospital')
  })

  test('is removed with its bytes', async () => {
    const { cv } = (await upload(mei, await oneColumn(LIVES[3] as Life))).body.data
    await readOf(mei, cv.id)
    const [{ storage_key }] = (await app.look(`select storage_key from seeker_cvs where id = '${cv.id}'`)) as [
      { storage_key: string },
    ]
    expect((await app.call('DELETE', `/api/seeker/cvs/${cv.id}`, { token: mei })).status).toBe(200)
    expect((await app.call('GET', `/api/seeker/cvs/${cv.id}`, { token: mei })).status).toBe(404)
    await expect(app.server.services.files.get(storage_key)).rejects.toThrow()
  })

  test('survives the nightly sweep, and goes with its account', async () => {
    const lost = await seeker('lost@mail.example')
    const { cv } = (await upload(lost, await oneColumn(me))).body.data
    const [{ storage_key }] = (await app.look(`select storage_key from seeker_cvs where id = '${cv.id}'`)) as [
      { storage_key: string },
    ]
    const later = { ...app.server.services, now: () => new Date(Date.now() + 3 * 3_600_000) }
    await sweepFiles(later)
    await app.server.services.files.get(storage_key)
    await app.look(`delete from users where email = 'lost@mail.example'`)
    await sweepFiles(later)
    await expect(app.server.services.files.get(storage_key)).rejects.toThrow()
  })
})

describe('a file that is refused', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['nothing', () => Buffer.alloc(0), /empty|Choose a file/],
    ['a page', () => Buffer.from('<html>'), /PDF, DOCX, PNG, JPEG/],
    ['a DOCX with macros', () => docxOf([{ name: 'word/vbaProject.bin', body: 'x' }]), /macros/],
    [
      'a DOCX with an entity',
      () => docxOf([{ name: 'word/a.xml', body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>' }]),
      /damaged/,
    ],
    ['a PDF with a script', () => pdfOf('<< /S /JavaScript /JS (app.alert(1)) >>'), /scripts/],
    ['an encrypted PDF', () => pdfOf('<< /Encrypt 9 0 R >>'), /protected/],
    ['a PDF that is an archive too', () => Buffer.concat([pdfOf(), docxOf()]), /something else/],
    [
      'a book of 300 pages',
      () => pdfOf(`<< /Type /Pages /Count 300 >>\n${'<< /Type /Page >>\n'.repeat(300)}`),
      /more than 30 pages/,
    ],
    ['a virus', () => Buffer.concat([pdfOf(), Buffer.from(`% ${EICAR}\n%%EOF`)]), /holds a virus/],
  ])('%s', async (_what, file, sentence) => {
    const { status, body } = await upload(omar, await file())
    expect(status).toBe(422)
    expect(body.fields.file).toMatch(sentence)
  })

  test('a virus stands in the log, with who brought it', async () => {
    const rows = await app.look(`select outcome, actor_role, detail from audit_log where action = 'file.infected'`)
    expect(rows).toMatchObject([
      { outcome: 'denied', actor_role: 'job_seeker', detail: { found: 'Win.Test.EICAR_HDB-1' } },
    ])
  })

  test('a PDF that gives no text fails with a sentence, and is kept', async () => {
    const { cv } = await readOf(omar, (await upload(omar, pdfOf())).body.data.cv.id)
    expect(cv).toMatchObject({ status: 'failed', problem: expect.stringMatching(/No text could be read/) })
    const again = await app.call('POST', `/api/seeker/cvs/${cv.id}/read`, { token: omar })
    expect(again.body.data.cv.status).toBe('waiting')
    expect((await readOf(omar, cv.id)).cv.status).toBe('failed')
  })

  test('while the scanner is away nothing is taken in', async () => {
    const other = await startTestServer({ env: { CLAMD: '127.0.0.1:1' } })
    try {
      const { body } = await other.call('POST', '/api/auth/signup', {
        body: {
          email: 'a@mail.example',
          password: PASSWORD,
          role: 'job_seeker',
          firstName: 'A',
          lastName: 'B',
          country: 'SG',
        },
      })
      const { status } = await other.call('POST', '/api/seeker/cvs', { token: body.token, file: pdfOf() })
      expect(status).toBe(503)
      expect(await other.look('select from seeker_cvs')).toEqual([])
    } finally {
      await other.close()
    }
  })
})

const profile = {
  headline: 'Senior Accountant',
  summary: '',
  phone: '9123 4567',
  placeId: 1,
  work: [
    {
      title: 'Senior Accountant',
      employer: 'Harbour Foods Pte Ltd',
      place: '',
      from: '2020-03',
      to: 'present',
      lines: ['Closed the books'],
    },
  ],
  education: [],
  skills: [{ label: 'Payroll', skillId: null, years: 3 }],
  languages: [],
  certificates: [],
  links: ['https://example.com/mei'],
  authorisations: [{ country: 'SG', status: 'citizen' }],
  desired: { titles: ['Finance Manager'], countries: ['SG'], modes: ['hybrid'] },
  visibility: 'anonymous',
  blocked: [],
}

describe('a profile', () => {
  test('is saved whole, with the number made callable and the present employer blocked', async () => {
    const [place] = await app.look<{ id: number }>(
      `select id from places where name = 'Singapore' order by people desc limit 1`,
    )
    const { status, body } = await app.call('PUT', '/api/seeker/profile', {
      token: mei,
      body: { ...profile, placeId: place?.id, version: 0 },
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      version: 1,
      profile: { phone: '+6591234567', blocked: ['Harbour Foods Pte Ltd'], country: 'SG' },
      completeness: { missing: ['education', 'skills', 'languages'] },
    })
    const freed = await app.call('PUT', '/api/seeker/profile', {
      token: mei,
      body: { ...profile, placeId: place?.id, version: 1 },
    })
    expect(freed.body.data.profile.blocked).toEqual([])
    const log = await app.look(
      `select detail, before, after from person_log where action = 'seeker.profile' order by id`,
    )
    expect(log[0]).toMatchObject({ before: { visibility: 'private' }, after: { visibility: 'anonymous' } })
    expect(JSON.stringify(log)).not.toContain('Harbour')
  })

  test('changed somewhere else is not written over', async () => {
    const { status, body } = await app.call('PUT', '/api/seeker/profile', {
      token: mei,
      body: { ...profile, phone: null, version: 0 },
    })
    expect([status, body.code]).toEqual([409, 'VERSION_CONFLICT'])
  })

  test.each<[string, object, string]>([
    ['a place that is none', { placeId: 999_999 }, 'placeId'],
    ['a number nobody can call', { phone: '12' }, 'phone'],
    ['a skill that is none', { skills: [{ label: 'x', skillId: 999_999, years: null }] }, 'skills.0.skillId'],
    ['a link that runs', { links: ['javascript:alert(1)'] }, 'links.0'],
    ['a month that is none', { work: [{ title: 'x', from: '2020-13' }] }, 'work.0.from'],
    ['a sight nobody knows', { visibility: 'everybody' }, 'visibility'],
  ])('with %s is refused by name', async (_what, wrong, field) => {
    const { status, body } = await app.call('PUT', '/api/seeker/profile', {
      token: omar,
      body: { ...profile, placeId: null, phone: null, ...wrong, version: 0 },
    })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
    expect((await app.call('GET', '/api/seeker/profile', { token: omar })).body.data.version).toBe(0)
  })

  test('is taken along whole', async () => {
    const { bytes, headers } = await app.call('GET', '/api/seeker/profile/export', { token: mei })
    expect(headers.get('content-disposition')).toContain('fourshore-profile.json')
    const all = JSON.parse(bytes.toString())
    expect(all).toMatchObject({ person: { email: 'mei@mail.example' }, profile: { headline: 'Senior Accountant' } })
    expect(all.cvs.length).toBeGreaterThan(1)
    expect(all.cvs[0].parsed.source.text).toContain('Harbour Foods')
  })
})

describe('whose it is', () => {
  test('another person’s CV is not there', async () => {
    const [cv] = (await app.call('GET', '/api/seeker/cvs', { token: mei })).body.data.cvs
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/file'],
      ['GET', '/analysis'],
      ['POST', '/read'],
      ['DELETE', ''],
    ] as const)
      expect((await app.call(method, `/api/seeker/cvs/${cv.id}${path}`, { token: omar })).status).toBe(404)
    expect((await app.call('GET', `/api/seeker/cvs/${cv.id}`, { token: mei })).status).toBe(200)
  })

  test('a company’s people do not make these calls, and their transactions see nothing', async () => {
    expect((await app.call('GET', '/api/seeker/profile', { token: employer.token })).status).toBe(403)
    expect((await app.call('POST', '/api/seeker/cvs', { token: employer.token, file: pdfOf() })).status).toBe(403)
    expect((await app.call('POST', '/api/seeker/cvs', { file: pdfOf() })).status).toBe(401)
    const { database } = app.server.services
    const count = { compile: () => ({ sql: 'select count(*) n from seeker_cvs', parameters: [], query: {} }) } as never
    await expect(database.forCompany(employer.companyId, (db) => db.one(count))).rejects.toThrow(/permission denied/)
    await expect(database.forPlatform((db) => db.one(count))).rejects.toThrow(/permission denied/)
    await expect(database.forPublic((db) => db.one(count))).rejects.toThrow(/permission denied/)
  })
})

describe('an analysis', () => {
  test('says what a machine reads, and what of a job’s must-haves stands there', async () => {
    const job = await publishJob(app, employer, {
      title: 'Accountant',
      mustHave: ['Xero', 'Quarterly GST returns', 'Arabic'],
    })
    const list = (await app.call('GET', '/api/seeker/cvs', { token: mei })).body.data.cvs
    const cv = list.find((c: { name: string }) => c.name === 'Mei Ling.pdf')
    const { body: told } = await app.call('GET', `/api/seeker/cvs/${cv.id}/analysis?jobId=${job.id}`, { token: mei })
    expect(told.data.document.find((c: { key: string }) => c.key === 'columns')).toMatchObject({
      severity: 'careful',
      count: 2,
    })
    expect(told.data.job.requirements).toMatchObject([
      { requirement: 'Xero', verdict: 'met', quote: expect.stringContaining('Xero') },
      { requirement: 'Quarterly GST returns', verdict: 'met', quote: expect.stringContaining('quarterly GST returns') },
      { requirement: 'Arabic', verdict: 'not_found', quote: null },
    ])
    expect(told.data.text).toContain('Harbour Foods')
  })

  test('compares with a pasted advert as employers’ searches read one, and keeps nothing of it', async () => {
    const list = (await app.call('GET', '/api/seeker/cvs', { token: mei })).body.data.cvs
    const { id } = list.find((c: { name: string }) => c.name === 'Mei Ling.pdf')
    const advert = 'Accountant\nRequirements:\n- Xero\n- Welding of pipelines\n- Female only\nNice to have:\n- Arabic\n'
    const against = (token: string, text: string) =>
      app.call('POST', `/api/seeker/cvs/${id}/against`, { token, body: { advert: text } })
    const { body, text } = await against(mei, advert)
    expect(body.data, text).toMatchObject({
      title: 'Accountant',
      notCompared: [expect.stringMatching(/female/i)],
      requirements: [
        { requirement: 'Xero', verdict: 'met', quote: expect.stringContaining('Xero') },
        { requirement: 'Welding of pipelines', verdict: 'not_found', quote: null },
      ],
    })
    expect((await against(omar, advert)).status).toBe(404)
    expect((await against(mei, ' ')).status).toBe(422)
    expect(await app.look(`select 1 from audit_log where detail::text like '%Welding of pipelines%'`)).toEqual([])
  })
})

describe('a CV that is pasted, or a JSON Resume', () => {
  const read = (token: string, text: string) => app.call('POST', '/api/seeker/profile/read', { token, body: { text } })
  test('is read field by field, and nothing of it is kept', async () => {
    const ana = await seeker('ana@mail.example')
    const pasted = `Ana Lim
ana.lim@mail.example | +65 9123 4567 | Singapore
NRIC: S1234567D

Work Experience
Payroll Executive, Harbour Holdings
Jan 2019 - Present
• Paid 900 people on time

Skills
Payroll, Microsoft Excel`
    const { status, body } = await read(ana, pasted)
    expect(status).toBe(200)
    expect(body.data.read.work[0]).toMatchObject({ employer: { value: 'Harbour Holdings' } })
    expect(body.data.read.phones[0].value.e164).toBe('+6591234567')
    expect(JSON.stringify(body)).not.toContain('1234567D')
    const current = await app.call('GET', '/api/seeker/profile', { token: ana })
    expect(current.body.data).toMatchObject({ version: 0, profile: { work: [], skills: [] } })
    expect((await app.call('GET', '/api/seeker/cvs', { token: ana })).body.data.cvs).toEqual([])
  })

  test('JSON comes with its skills and place from our lists, and names what it leaves out', async () => {
    const resume = {
      basics: { name: 'Ana', label: 'Nurse', location: { city: 'Toronto', countryCode: 'CA' } },
      skills: [{ name: 'java' }],
      awards: [{ title: 'Best of 2020' }],
    }
    const { body } = await read(omar, JSON.stringify(resume))
    expect(body.data.leftOut).toEqual(['awards'])
    expect(body.data.read.skills[0].value).toMatchObject({ skillId: expect.any(Number) })
    expect(body.data.read.place.value).toMatchObject({ country: 'CA', id: expect.any(Number) })
  })

  test.each([
    ['{"basics": ', 'The JSON cannot be read'],
    ['{"colour": "red"}', 'This JSON is no JSON Resume'],
    ['', 'Text'],
    ['x'.repeat(200_001), 'Text'],
  ])('that is none is refused in a sentence: %.20s', async (text, sentence) => {
    const { status, body } = await read(omar, text)
    expect(status).toBe(422)
    expect(body.fields.text).toContain(sentence)
  })

  test('is for job seekers alone', async () => {
    expect((await read(employer.token, 'Ana')).status).toBe(403)
    expect((await app.call('POST', '/api/seeker/profile/read', { body: { text: 'Ana' } })).status).toBe(401)
  })

  test('of two hundred thousand hostile letters takes no longer than a moment', async () => {
    for (const text of [
      'a '.repeat(99_000),
      `${'('.repeat(99_000)}`,
      `{"basics":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    ]) {
      const began = performance.now()
      expect((await read(omar, text)).status).toBe(200)
      expect(performance.now() - began).toBeLessThan(3_000)
    }
  })
})

describe('the sample of an analysis', () => {
  test('is a real check of a CV that is nobody’s, and remarks on what is wrong with it', async () => {
    const { body } = await app.call('GET', '/api/seeker/analysis/sample', { token: omar })
    expect(body.data.job.requirements.map((r: { verdict: string }) => r.verdict)).toEqual(['met', 'met', 'not_found'])
    expect(body.data.private).toEqual(['birth_date'])
    const keys = body.data.content.map((c: { key: string }) => c.key)
    expect(keys).toEqual(expect.arrayContaining(['noPhone', 'weak', 'numbers']))
    expect((await app.call('GET', '/api/seeker/analysis/sample', { token: employer.token })).status).toBe(403)
  })
})
