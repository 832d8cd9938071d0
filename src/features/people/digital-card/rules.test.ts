import fc from 'fast-check'
import encodeQR from 'qr'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { type Contact, fileName, qrText, toVcard } from './rules.ts'

const lin: Contact = {
  employeeName: 'Lin Wei; Jr, "A\\B"',
  position: 'Engineer',
  department: 'Technical',
  email: 'lin@harbour.example',
  phone: '+65 6123 4567',
  location: 'Singapore',
  company: 'Harbour Works',
  website: 'https://hr.example/c/harbour-works',
}
/** What a QR code holds at the lowest error correction (ISO/IEC 18004, version 40-L). */
const QR_BYTES = 2953
const names = ['நளினி கிருஷ்ணன்', 'فاطمة الزهراء بنت عبد الله', '陳偉明', 'Zoë 👩‍🚀 Ångström']
const bytes = (text: string) => new TextEncoder().encode(text)
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const text = fc.string({ unit: 'grapheme', maxLength: 200 })
const contact = fc.record<Contact>({
  employeeName: text,
  position: fc.option(text),
  department: fc.option(text),
  email: fc.emailAddress(),
  phone: fc.option(fc.string({ maxLength: 40 })),
  location: text,
  company: text,
  website: fc.webUrl({ size: 'small' }),
})

describe('contact file', () => {
  it('is a vCard 3.0 with what the person does at work, escaped', () => {
    expect(unfolded(toVcard(lin, '2026-11-21T08:00:00.123Z'))).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:;Lin Wei\\; Jr\\, "A\\\\B";;;',
      'FN:Lin Wei\\; Jr\\, "A\\\\B"',
      'ORG:Harbour Works;Technical',
      'TITLE:Engineer',
      'EMAIL;TYPE=INTERNET,WORK:lin@harbour.example',
      'TEL;TYPE=WORK,VOICE:+65 6123 4567',
      'ADR;TYPE=WORK:;;;Singapore;;;',
      'URL:https://hr.example/c/harbour-works',
      'REV:2026-11-21T08:00:00Z',
      'END:VCARD',
      '',
    ])
  })

  it('leaves out what nobody entered', () => {
    const bare = toVcard({ ...lin, phone: null, position: null, department: null }, '2026-11-21T08:00:00Z')
    expect(bare).not.toMatch(/TEL|TITLE|null/)
    expect(bare).toContain('ORG:Harbour Works\r\n')
  })

  it('writes one line for each field, whatever a name holds', () => {
    const file = toVcard({ ...lin, employeeName: 'Mallory\r\nTEL:+1\u2028X-EVIL:1\u0000\t' }, '2026-11-21T08:00:00Z')
    expect(unfolded(file).filter((l) => l.startsWith('TEL'))).toEqual(['TEL;TYPE=WORK,VOICE:+65 6123 4567'])
    expect(file).toContain('FN:Mallory\\nTEL:+1\\nX-EVIL:1')
  })

  it('breaks long lines at 75 octets, never inside a character', () => {
    const whole = new TextDecoder('utf-8', { fatal: true })
    fc.assert(
      fc.property(contact, (c) => {
        const file = toVcard(c, '2026-11-21T08:00:00Z')
        for (const line of file.split('\r\n')) {
          expect(bytes(line).length).toBeLessThanOrEqual(75)
          expect(whole.decode(bytes(line))).toBe(line)
        }
        for (const line of unfolded(file).slice(0, -1)) expect(line).toMatch(/^[A-Z]+(;TYPE=[A-Z,]+)?:/)
      }),
    )
  })
})

describe('QR code', () => {
  /** The code as a picture of 4 × 4 pixels a module, read back by a decoder. */
  const read = (content: string) => {
    const modules = encodeQR(content, 'raw', { ecc: 'low', border: 4 })
    const size = modules.length * 4
    const data = new Uint8ClampedArray(size * size * 4)
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++)
        data.set(modules[y >> 2]?.[x >> 2] ? [0, 0, 0, 255] : [255, 255, 255, 255], (y * size + x) * 4)
    return decodeQR({ width: size, height: size, data })
  }

  it.each(names)('is read back as it was written: %s', (employeeName) => {
    const content = qrText({ ...lin, employeeName })
    expect(content).toContain(employeeName)
    expect(read(content)).toBe(content)
  })

  it('always fits', () => {
    fc.assert(
      fc.property(contact, (c) => {
        expect(bytes(qrText(c)).length).toBeLessThanOrEqual(QR_BYTES)
      }),
    )
    const longest = '字'.repeat(200)
    const fullest = { ...lin, employeeName: longest, position: longest, department: longest, company: longest }
    expect(bytes(qrText({ ...fullest, email: `${'x'.repeat(240)}@y.example` })).length).toBeLessThanOrEqual(QR_BYTES)
  })
})

describe('file name', () => {
  it.each([
    ['Tan Wei Ming', 'Tan-Wei-Ming.vcf'],
    ['../../etc/passwd', 'etc-passwd.vcf'],
    ['نوف: الشامسي', 'نوف-الشامسي.vcf'],
    ['நளினி', 'நளினி.vcf'],
    ['***', 'contact.vcf'],
  ])('%s: %s', (employeeName, name) => {
    expect(fileName({ employeeName }, 'vcf')).toBe(name)
  })
})
