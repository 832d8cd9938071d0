import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readInboundMail, readMail, readTwilio } from './settings.messages.ts'
import { readSettings } from './settings.ts'

const SID = `AC${'0'.repeat(32)}`
const keys = { TWILIO_ACCOUNT_SID: SID, TWILIO_AUTH_TOKEN: 'secret token', TWILIO_SMS_FROM: '+6591234567' }

describe('mail settings', () => {
  test('none without SMTP_URL', () => {
    expect(readMail({ MAIL_FROM: 'x' }, 'http://localhost:3000')).toBeNull()
  })

  test.each([
    ['hr@acme.test', { name: 'Fourshore', address: 'hr@acme.test' }],
    ['Acme HR <hr@acme.test>', { name: 'Acme HR', address: 'hr@acme.test' }],
    ['"Acme, HR" <hr@acme.test>', { name: 'Acme, HR', address: 'hr@acme.test' }],
    ['', { name: 'Fourshore', address: 'no-reply@hr.acme.test' }],
  ])('MAIL_FROM %s', (MAIL_FROM, from) => {
    expect(readMail({ SMTP_URL: 'smtps://u:p@mail.test', MAIL_FROM }, 'https://hr.acme.test')).toMatchObject({ from })
  })

  test.each([
    [{ SMTP_URL: 'mail.test' }, /^SMTP_URL must be an address that begins with smtp:\/\/ or smtps:\/\/$/],
    [{ SMTP_URL: 'https://u:hunter2@mail.test' }, /^SMTP_URL must be/],
    [{ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'nobody' }, /^MAIL_FROM must be an e-mail address/],
    [{ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'A <a@b.test>\r\nBcc: c@d.test' }, /^MAIL_FROM must be/],
  ])('%j is refused in one sentence that repeats no secret', (env, sentence) => {
    expect(() => readMail(env, 'http://localhost')).toThrow(sentence)
    expect(() => readMail(env, 'http://localhost')).not.toThrow(/hunter2/)
  })
})

describe('Twilio settings', () => {
  test('none, or whole', () => {
    expect(readTwilio({})).toBeNull()
    expect(readTwilio(keys)).toEqual({
      accountSid: SID,
      authToken: 'secret token',
      smsFrom: '+6591234567',
      whatsappFrom: null,
      whatsappTemplates: {},
      apiUrl: 'https://api.twilio.com',
    })
  })

  test.each([
    [{ ...keys, TWILIO_AUTH_TOKEN: '' }, /one of them is missing$/],
    [{ ...keys, TWILIO_SMS_FROM: '' }, /one of them is missing$/],
    [{ ...keys, TWILIO_ACCOUNT_SID: 'SK1' }, /^TWILIO_ACCOUNT_SID must be AC/],
    [{ ...keys, TWILIO_SMS_FROM: '91234567' }, /^TWILIO_SMS_FROM must be a number like/],
    [{ ...keys, TWILIO_WHATSAPP_FROM: 'Acme' }, /^TWILIO_WHATSAPP_FROM must be a number like/],
    [{ ...keys, TWILIO_WHATSAPP_TEMPLATES: 'HX1' }, /^TWILIO_WHATSAPP_TEMPLATES must be JSON such as/],
    [
      { ...keys, TWILIO_WHATSAPP_TEMPLATES: '{"welcome":{"en":"HX1"}}' },
      /^TWILIO_WHATSAPP_TEMPLATES must be JSON such as/,
    ],
    [{ ...keys, TWILIO_WHATSAPP_TEMPLATES: '["welcome"]' }, /^TWILIO_WHATSAPP_TEMPLATES must be JSON such as/],
    [{ ...keys, TWILIO_API_URL: 'ftp://x' }, /^TWILIO_API_URL must be/],
  ])('%j is refused in one sentence that repeats no secret', (env, sentence) => {
    expect(() => readTwilio(env)).toThrow(sentence)
    expect(() => readTwilio(env)).not.toThrow(/secret token/)
  })
})

describe('settings of receipts by mail', () => {
  const mail = { INBOUND_MAIL_DOMAIN: 'Receipts.Acme.test', INBOUND_MAIL_SECRET: 'a secret of more than thirty-two' }
  test('none, or whole', () => {
    expect(readInboundMail({})).toBeNull()
    expect(readInboundMail(mail)).toEqual({ domain: 'receipts.acme.test', secret: mail.INBOUND_MAIL_SECRET })
  })

  test.each([
    [{ ...mail, INBOUND_MAIL_SECRET: '' }, /one of them is missing$/],
    [{ ...mail, INBOUND_MAIL_DOMAIN: '' }, /one of them is missing$/],
    [{ ...mail, INBOUND_MAIL_DOMAIN: 'claims@acme.test' }, /^INBOUND_MAIL_DOMAIN must be a domain/],
    [{ ...mail, INBOUND_MAIL_DOMAIN: 'localhost' }, /^INBOUND_MAIL_DOMAIN must be a domain/],
    [{ ...mail, INBOUND_MAIL_SECRET: 'short secret' }, /at least 32 characters$/],
  ])('%j is refused in one sentence that repeats no secret', (env, sentence) => {
    expect(() => readInboundMail(env)).toThrow(sentence)
    expect(() => readInboundMail(env)).not.toThrow(/a secret of|short secret/)
  })
})

describe('developer mode', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fourshore-settings-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const outside = { DATABASE_URL: 'postgres://x/y' }
  test.each([
    ['the demonstration on the built-in database', {}, true],
    ['no demonstration', { DEMO: '0' }, false],
    ['a database of one’s own', outside, false],
    ['the same with the demonstration', { ...outside, DEMO: '1' }, false],
    ['production', { NODE_ENV: 'production' }, false],
    ['asked for', { ...outside, DEV_MODE: '1' }, true],
    ['asked against', { DEV_MODE: '0' }, false],
  ])('%s', (_what, env, on) => {
    expect(readSettings({ DATA_DIR: folder, ...env }).developer).toBe(on)
  })
})
