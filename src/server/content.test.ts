import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { docxOf, heicOf, jpegOf, packedObject, pdfOf, pngOf, webpOf, zipOf } from '../../test/files.ts'
import { checkFileContent, fileName, type Kind } from './content.ts'

const ALL: Kind[] = ['pdf', 'png', 'jpeg', 'webp', 'heic', 'docx']
const problem = async (bytes: Buffer) => (await checkFileContent(bytes, ALL)).problem
const link = (type: string) =>
  `<Relationships><Relationship Id="r1" Type="http://x/relationships/${type}" Target="https://x.example/a" TargetMode="External"/></Relationships>`

describe('a file is taken for what its content is', () => {
  test.each<[string, Buffer, string]>([
    ['a PDF', pdfOf(), 'application/pdf'],
    ['a PDF with packed objects', pdfOf(packedObject('<< /Type /Annot >>')), 'application/pdf'],
    ['a PNG', pngOf(), 'image/png'],
    ['a JPEG', jpegOf(), 'image/jpeg'],
    ['a WebP', webpOf(), 'image/webp'],
    ['a HEIC', heicOf(), 'image/heic'],
    ['a DOCX', docxOf(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    [
      'a DOCX with a link',
      docxOf([{ name: 'word/_rels/document.xml.rels', body: link('hyperlink') }]),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('%s', async (_what, bytes, type) => {
    expect(await checkFileContent(bytes, ALL)).toMatchObject({ problem: null, content: { type } })
  })

  test('only of the kinds asked for', async () => {
    expect((await checkFileContent(pdfOf(), ['png', 'jpeg'])).problem).toBe('The file must be one of: PNG, JPEG.')
  })
})

describe('a file that is refused', () => {
  const acts = (name: string) => pdfOf(`<< /Type /Action /S ${name} /JS (app.alert(1)) >>`)
  test.each<[string, Buffer, RegExp]>([
    ['nothing', Buffer.alloc(0), /empty/],
    ['text', Buffer.from('hello'), /must be one of/],
    ['a page called PDF', Buffer.from('<html><script>alert(1)</script>%PDF-1.7'), /must be one of/],
    ['a program', Buffer.from('MZ\x90\0'), /must be one of/],
    ['an SVG', Buffer.from('<svg onload="alert(1)"/>'), /must be one of/],
    ['half a PDF', pdfOf().subarray(0, 120), /damaged/],
    ['a PDF with a script', acts('/JavaScript'), /scripts/],
    ['a script spelt in hexadecimal', acts('/J#61va#53cript'), /scripts/],
    ['a script of a rendition', acts('/Rendition'), /scripts/],
    ['a PDF that starts a program', acts('/Launch'), /scripts/],
    ['a PDF with a file inside', pdfOf('<< /Type /EmbeddedFile /Length 0 >>'), /scripts/],
    ['a PDF with names of files inside', pdfOf('<< /Names << /EmbeddedFiles 9 0 R >> >>'), /scripts/],
    ['a script in a packed object', pdfOf(packedObject('<< /S /JavaScript /JS (x) >>')), /scripts/],
    [
      'a script packed twice',
      pdfOf(packedObject('<< /S /JavaScript >>', '[/ASCIIHexDecode /FlateDecode]')),
      /protected/,
    ],
    ['packed objects that do not unpack', pdfOf(packedObject('x', '/FlateDecode', (b) => b)), /damaged/],
    ['packed objects without end', pdfOf(packedObject(' '.repeat(61 * 1024 * 1024))), /far more/],
    ['an encrypted PDF', pdfOf('<< /Encrypt 9 0 R >>'), /protected/],
    ['a PDF that is an archive too', Buffer.concat([pdfOf(), docxOf()]), /something else/],
    [
      'an archive within a PDF that ends as one',
      Buffer.concat([pdfOf(), zipOf([{ name: 'a.txt', body: 'a' }], '\n%%EOF\n')]),
      /something else/,
    ],
    [
      'a PNG with something behind it',
      Buffer.concat([pngOf(), Buffer.from('<script>alert(1)</script>')]),
      /something else/,
    ],
    ['a PNG that is an archive too', Buffer.concat([pngOf(), docxOf()]), /something else/],
    ['half a PNG', pngOf().subarray(0, 40), /damaged/],
    ['a PNG cut within its header', pngOf().subarray(0, 20), /damaged/],
    ['a PNG of four billion points', pngOf(8, 65_000), /too large/],
    ['half a JPEG', jpegOf().subarray(0, 30), /damaged/],
    ['a JPEG of a billion points', jpegOf(60_000, 60_000), /too large/],
    [
      'a JPEG whose second frame is of a billion points',
      Buffer.concat([jpegOf().subarray(0, -2), jpegOf(60_000, 60_000).subarray(2)]),
      /too large/,
    ],
    ['a WebP of a quarter of a billion points', webpOf(16_384), /too large/],
    ['a HEIC of four billion points', heicOf('', 65_000), /too large/],
    ['a HEIC with something behind it', Buffer.concat([heicOf(), Buffer.from('<script>alert(1)</script>')]), /damaged/],
    ['half a HEIC', heicOf().subarray(0, 300), /damaged/],
    ['a WebP with more behind it', Buffer.concat([webpOf(), Buffer.from('%PDF-1.7')]), /something else/],
    ['an archive', zipOf([{ name: 'a.txt', body: 'a' }]), /DOCX document/],
    ['half a DOCX', docxOf().subarray(0, 200), /damaged/],
    ['a DOCX with something behind it', Buffer.concat([docxOf(), Buffer.from('x')]), /damaged/],
    ['a DOCX with macros', docxOf([{ name: 'word/vbaProject.bin', body: 'x' }]), /macros/],
    ['a DOCX with a control', docxOf([{ name: 'word/activeX/activeX1.xml', body: '<x/>' }]), /macros/],
    ['a DOCX with a file inside', docxOf([{ name: 'word/embeddings/oleObject1.bin', body: 'x' }]), /macros/],
    ['a DOCX with a name that climbs', docxOf([{ name: '../../etc/passwd', body: 'x' }]), /damaged/],
    ['a DOCX with one name twice', docxOf([{ name: 'word/document.xml', body: 'x' }]), /damaged/],
    [
      'a DOCX with a template from elsewhere',
      docxOf([{ name: 'word/_rels/settings.xml.rels', body: link('attachedTemplate') }]),
      /elsewhere/,
    ],
    [
      'a DOCX with an entity',
      docxOf([{ name: 'word/x.xml', body: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>' }]),
      /damaged/,
    ],
    [
      'a bomb that says how large it is',
      docxOf([{ name: 'word/media/a.xml', body: Buffer.alloc(60 * 1024 * 1024) }]),
      /far more/,
    ],
    [
      'a bomb that lies',
      docxOf([{ name: 'word/media/a.xml', body: Buffer.alloc(60 * 1024 * 1024), claims: 10 }]),
      /far more/,
    ],
    [
      'a bomb in many pieces',
      docxOf(Array.from({ length: 2_001 }, (_, i) => ({ name: `word/${i}.xml`, body: '' }))),
      /far more/,
    ],
  ])('%s', async (_what, bytes, sentence) => {
    expect(await problem(bytes)).toMatch(sentence)
  })

  test('a PDF of more pages than are asked for, also where they are packed, and no other', async () => {
    const page = '<< /Type /Page /Parent 2 0 R >>'
    const many = Array.from({ length: 31 }, () => page).join('\n')
    const judged = async (bytes: Buffer) => (await checkFileContent(bytes, ['pdf'], { mostPages: 30 })).problem
    expect(await judged(pdfOf(`<< /Type /Pages /Count 31 >>\n${many}`))).toMatch(/more than 30 pages/)
    expect(await judged(pdfOf(packedObject(`<< /Type /Pages /Count 31 >>\n${many}`)))).toMatch(/more than 30 pages/)
    // Saved over and over again, or with a long table of contents: still a short one.
    expect(await judged(pdfOf(many))).toBeNull()
    expect(await judged(pdfOf('<< /Type /Outlines /Count 400 >>'))).toBeNull()
    expect(await problem(pdfOf(`<< /Type /Pages /Count 31 >>\n${many}`))).toBeNull()
  })

  // Each holds the whole server for as long as it is judged.
  const full = (piece: string, around: (middle: string) => string) =>
    Buffer.from(around(piece.repeat(Math.floor((10 * 1024 * 1024) / piece.length))), 'latin1')
  const inPdf = (middle: string) => `%PDF-1.7\n${middle}\n%%EOF\n`
  const inWord = (piece: string) =>
    docxOf([{ name: 'word/_rels/x.xml.rels', body: piece.repeat(Math.floor((40 * 1024 * 1024) / piece.length)) }])
  test.each<[string, () => Buffer]>([
    ['nothing but beginnings of streams', () => full('stream\n', inPdf)],
    ['beginnings of streams far from their object', () => full('stream\n', (m) => `%PDF-1.7\n1 0 obj\n${m}\n%%EOF\n`)],
    ['object streams without end', () => full('1 0 obj<</Type/ObjStm>>stream\n', inPdf)],
    ['packed object streams without end', () => full('1 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n', inPdf)],
    ['names in hexadecimal', () => full('/#4A#61#76', inPdf)],
    ['a DOCX of links that never close', () => inWord('<Relationship ')],
    ['a DOCX of targets that never close', () => inWord('<Relationship TargetMode="External" Target="')],
    ['a DOCX of prefixes', () => inWord('<a')],
    [
      'a PNG of empty chunks',
      () => full('\0\0\0\0tEXt\0\0\0\0', (m) => `${pngOf().toString('latin1').slice(0, 33)}${m}`),
    ],
    ['a JPEG of fill bytes', () => full('\xff', (m) => `\xff\xd8${m}`)],
  ])('%s take no time', { timeout: 60_000 }, async (_what, make) => {
    const bytes = make()
    const began = performance.now()
    await checkFileContent(bytes, ALL)
    expect(performance.now() - began).toBeLessThan(3_000)
  })

  test.each<[string, Buffer, RegExp]>([
    [
      'an object stream whose dictionary is long',
      pdfOf(packedObject('<< /S /JavaScript >>').replace('/Type /ObjStm', `/Type /ObjStm /X (${'x'.repeat(5_000)})`)),
      /scripts/,
    ],
    [
      'an object stream that says obj',
      pdfOf(packedObject('<< /S /JavaScript >>').replace(' /Length', ' /X (obj) /Length')),
      /scripts/,
    ],
    [
      'an object stream after a bare carriage return',
      pdfOf(packedObject('<< /S /JavaScript >>').replace('stream\n', 'stream\r')),
      /scripts/,
    ],
    [
      'a template from elsewhere that calls itself a hyperlink',
      docxOf([
        {
          name: 'word/_rels/settings.xml.rels',
          body: link('attachedTemplate').replace('Target="', `Target="http://e.example/relationships/hyperlink'`),
        },
      ]),
      /elsewhere/,
    ],
    [
      'a template from elsewhere spelt in numbers',
      docxOf([
        {
          name: 'word/_rels/settings.xml.rels',
          body: link('attachedTemplate').replace('"External"', '"&#69;xternal"'),
        },
      ]),
      /elsewhere/,
    ],
  ])('%s', async (_what, bytes, sentence) => {
    expect(await problem(bytes)).toMatch(sentence)
  })

  test('nothing that is cut, changed or drawn at random breaks the judge', { timeout: 120_000 }, async () => {
    const whole = [pdfOf(packedObject('<< /Type /Annot >>')), pngOf(), jpegOf(), webpOf(), heicOf(), docxOf()]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.nat(),
        fc.nat({ max: 255 }),
        fc.nat(),
        async (file, at, byte, end) => {
          const changed = Buffer.from(file.subarray(0, 1 + (end % file.length)))
          changed[at % changed.length] = byte
          expect(['string', 'object']).toContain(typeof (await problem(changed)))
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('the name of a file', () => {
  const pdf = { type: 'application/pdf', extension: 'pdf' }
  test.each([
    ['Passport.pdf', 'Passport.pdf'],
    ['passport.exe', 'passport.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\x\\visa.PDF', 'visa.pdf'],
    ["x'><img src=x onerror=alert(1)>.pdf", "x'img src=x onerror=alert(1).pdf"],
    ['\u202efdp.exe', 'fdp.pdf'],
    ['a\r\nSet-Cookie: x', 'aSet-Cookie x.pdf'],
    ['.', 'document.pdf'],
    ['', 'document.pdf'],
    ['عقد العمل.pdf', 'عقد العمل.pdf'],
    ['😀'.repeat(500), `${'😀'.repeat(120)}.pdf`],
  ])('%j becomes %j', (given, stored) => expect(fileName(given, pdf)).toBe(stored))
})
