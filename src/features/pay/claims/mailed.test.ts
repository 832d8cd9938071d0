import { describe, expect, test } from 'vitest'
import { papersOfMail } from './mail.reader.ts'
import { headOfMail, isOfMailItself, isProgram, mailAddressOf, tokenIn } from './mailed.rules.ts'

const TOKEN = 'abcdefghij234567klmn'
const headOf = (...lines: string[]) => headOfMail(Buffer.from([...lines, '', 'From: body@else.test'].join('\r\n')))

describe('the head of a mail', () => {
  test('says where the mail server delivered it, whatever it is addressed to', () => {
    const head = headOf('Delivered-To: a@x.test', 'Delivered-To: forged@x.test', 'To: b@x.test', 'From: c@x.test')
    expect(head.recipients).toEqual(['a@x.test'])
    expect(headOf('To: B <B@x.test>, d@x.test', 'Cc: e@x.test').recipients).toEqual([
      'b@x.test',
      'd@x.test',
      'e@x.test',
    ])
  })

  test.each([
    ['one address', ['From: Mei Lim <Mei@X.test>'], 'mei@x.test'],
    ['one on a second line', ['From: Mei Lim', '\t<mei@x.test>'], 'mei@x.test'],
    ['one in a name and another behind it', ['From: "mei@x.test" <other@x.test>'], 'other@x.test'],
    ['two addresses', ['From: mei@x.test, other@x.test'], null],
    ['two headers', ['From: mei@x.test', 'From: other@x.test'], null],
    ['a group', ['From: all: mei@x.test, other@x.test;'], null],
    ['none', ['Sender: mei@x.test'], null],
  ])('is from %s', (_what, lines, from) => {
    expect(headOf(...lines).from).toBe(from)
  })

  test.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: auto-generated (failure)', true],
    ['Auto-Submitted: no', false],
    ['Precedence: bulk', true],
    ['Precedence: first-class', false],
  ])('%s: a machine wrote it, %s', (line, isAutomatic) => {
    expect(headOf('From: mei@x.test', line).isAutomatic).toBe(isAutomatic)
  })

  test.each(['g:"a@b" ', 'a:b;', 'a@b.c,', ':'])(
    'of addresses without end (%s) takes no time, and names nobody',
    (part) => {
      const line = part.repeat(Math.floor(120_000 / part.length))
      const begun = performance.now()
      expect(headOf(`From: ${line}`, `To: ${line}`)).toMatchObject({ from: null, recipients: [] })
      expect(performance.now() - begun).toBeLessThan(60)
    },
  )

  test('ends where the body begins, and is read of anything', () => {
    expect(headOf('Subject: receipt')).toEqual({
      recipients: [],
      from: null,
      messageId: null,
      isAutomatic: false,
      isCut: false,
    })
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(300_000, ':'), Buffer.from([0xff, 0, 10, 10])])
      expect(headOfMail(bytes).from).toBeNull()
  })
})

describe('an address that receipts are forwarded to', () => {
  test('is found among others, in capitals too', () => {
    const address = mailAddressOf(TOKEN, 'r.test')
    expect(address).toBe(`claims+${TOKEN}@r.test`)
    expect(tokenIn(['mei@r.test', address.toUpperCase()], 'r.test')).toBe(TOKEN)
  })

  test.each([
    `claims+${TOKEN}@x.r.test`,
    `claims+${TOKEN}@r.test.evil.test`,
    `x.claims+${TOKEN}@r.test`,
    'claims+@r.test',
    `claims+${TOKEN}1@r.test`,
  ])('%s is none', (address) => {
    expect(tokenIn([address], 'r.test')).toBeNull()
  })
})

describe('what came with a mail', () => {
  test.each(['invoice.pdf.exe', 'Macro.DOCM', 'run.js', 'disk.ISO', 'a.lnk '])('%s is a program', (name) => {
    expect(isProgram(name)).toBe(true)
  })
  test.each(['invoice.pdf', 'exe.png', 'receipt.heic', 'mail.eml', 'sum.xlsx'])('%s is none', (name) => {
    expect(isProgram(name)).toBe(false)
  })
  test.each(['application/pkcs7-signature', 'text/calendar', 'text/vcard', 'text/x-vcard', 'application/ms-tnef'])(
    '%s belongs to the mail itself',
    (type) => {
      expect(isOfMailItself(type)).toBe(true)
      expect(isOfMailItself('application/pdf')).toBe(false)
    },
  )

  test('of a mail that was forwarded as an attachment is that mail', async () => {
    const inner = ['From: shop@shop.test', 'Subject: Your order', '', 'Total 5.00'].join('\n')
    const outer = [
      'From: mei@x.test',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      '',
      '--b',
      'Content-Type: message/rfc822',
      'Content-Disposition: attachment; filename="order.eml"',
      '',
      inner,
      '--b--',
    ].join('\r\n')
    const { papers, hasText, isUnsafe } = await papersOfMail({ bytes: Buffer.from(outer) })
    expect(papers.map(({ name, bytes }) => [name, Buffer.from(bytes).toString().trim()])).toEqual([
      ['order.eml', inner],
    ])
    expect([hasText, isUnsafe]).toEqual([false, false])
  })

  test('with a program in a mail that is attached to it is unsafe, however often that was forwarded', async () => {
    const attached = (name: string, type: string, content: string) =>
      [
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        `Content-Type: ${type}`,
        `Content-Disposition: attachment; filename="${name}"`,
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from(content).toString('base64'),
        '--b--',
      ].join('\r\n')
    const isUnsafe = async (mail: string) => (await papersOfMail({ bytes: Buffer.from(mail) })).isUnsafe
    const forwarded = (mail: string) => attached('order.eml', 'message/rfc822', mail)
    const evil = attached('order.pdf.exe', 'application/pdf', 'MZ')
    const good = attached('order.pdf', 'application/pdf', '%PDF')
    expect([await isUnsafe(forwarded(evil)), await isUnsafe(forwarded(forwarded(evil)))]).toEqual([true, true])
    expect([await isUnsafe(forwarded(good)), await isUnsafe(forwarded(forwarded(good)))]).toEqual([false, false])
    expect(await isUnsafe(attached('order.eml', 'application/octet-stream', evil))).toBe(true)
    let deep = good
    for (let i = 0; i < 9; i++) deep = forwarded(deep)
    expect(await isUnsafe(deep)).toBe(true)
  })
})
