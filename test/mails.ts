/** Mails as a mail server receives them. */

export type MailPaper = { name: string; type: string; bytes: Buffer; contentId?: string }
export type Mail = {
  /** Where the mail server delivers it to. */
  to: string
  from: string
  subject?: string
  text?: string
  html?: string
  papers?: readonly MailPaper[]
  headers?: Readonly<Record<string, string>>
  messageId?: string
}

const inBase64 = (bytes: Buffer): string => bytes.toString('base64').replace(/(.{76})/g, '$1\r\n')

const partOf = ({ name, type, bytes, contentId }: MailPaper): string =>
  [
    `Content-Type: ${type}; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    ...(contentId ? [`Content-ID: <${contentId}>`] : []),
    `Content-Disposition: ${contentId ? 'inline' : 'attachment'}; filename="${name}"`,
    '',
    inBase64(bytes),
  ].join('\r\n')

const wordsOf = ({ text, html }: Mail): string =>
  [
    `Content-Type: ${html === undefined ? 'text/plain' : 'text/html'}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    inBase64(Buffer.from(html ?? text ?? 'Here is the receipt.')),
  ].join('\r\n')

/** A mail with a Message-ID of its own, its words and what is attached. */
export const mailOf = (mail: Mail): Buffer => {
  const related = mail.papers?.some(({ contentId }) => contentId) === true
  const boundary = `part-${crypto.randomUUID()}`
  const parts = [wordsOf(mail), ...(mail.papers ?? []).map(partOf)]
  const lines = [
    `Delivered-To: ${mail.to}`,
    `Message-ID: <${mail.messageId ?? crypto.randomUUID()}@mail.test>`,
    `From: ${mail.from}`,
    'To: receipts <somewhere@mail.test>',
    `Subject: ${mail.subject ?? 'Fwd: receipt'}`,
    'Date: Thu, 05 Nov 2026 10:00:00 +0800',
    ...Object.entries(mail.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/${related ? 'related' : 'mixed'}; boundary="${boundary}"`,
    '',
    ...parts.map((part) => `--${boundary}\r\n${part}`),
    `--${boundary}--`,
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}

/** What the server of the journeys takes mail in with. */
export const INBOUND_MAIL = {
  domain: 'receipts.fourshore.example',
  secret: 'what the mail server of the journeys signs with',
}
