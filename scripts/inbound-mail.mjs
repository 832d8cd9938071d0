/**
 * Hands a mail over to Fourshore: a mail server pipes it in as it was received. Needs Node and nothing else; docs/production.md says how
 * Postfix starts it.
 *
 *   inbound-mail.mjs [--refuse] RECIPIENT < mail
 *
 * INBOUND_MAIL_URL: the public address of Fourshore. INBOUND_MAIL_SECRET: as the server has it; or INBOUND_MAIL_SECRET_FILE: a file with it.
 *
 * Ends with a code of sysexits(3): 0 when the mail was handed over, or is of no use and is dropped; 75 when it is to be tried again. Whoever forwards a
 * mail to nobody is not written to, since the sender may be forged. With --refuse, where the program runs while the sending server still waits
 * for the answer, such a mail ends with 67 (nobody has this address), 77 (not from an address of theirs) or 65 (anything else). Nothing of a mail is printed.
 */
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const OK = 0
const DATA_ERROR = 65
const NO_USER = 67
const TRY_AGAIN = 75
const NO_PERMISSION = 77

/** What the server takes, with room for the line that is put above the mail, bytes. */
const MOST = 20 * 1024 * 1024 - 4_096
/** The head of a mail that is larger, bytes. */
const MOST_HEAD = 96 * 1024
const LONGEST = 60_000

const ended = (code, sentence) => {
  if (sentence) process.stderr.write(`${sentence}\n`)
  process.exit(code)
}

const given = process.argv.slice(2)
const refuses = given.includes('--refuse')
const recipient = given.find((one) => !one.startsWith('--'))
if (!recipient || !/^[^\s<>]{1,300}$/.test(recipient))
  ended(TRY_AGAIN, 'Say whom the mail is for: inbound-mail.mjs RECIPIENT')

const { INBOUND_MAIL_URL: url, INBOUND_MAIL_SECRET, INBOUND_MAIL_SECRET_FILE: file } = process.env
const secretOf = () => {
  if (!file) return INBOUND_MAIL_SECRET ?? ''
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ended(TRY_AGAIN, 'INBOUND_MAIL_SECRET_FILE cannot be read')
  }
}
const secret = secretOf()
if (!url || !URL.canParse(url)) ended(TRY_AGAIN, 'INBOUND_MAIL_URL must be the address of Fourshore')
if (!secret) ended(TRY_AGAIN, 'INBOUND_MAIL_SECRET is missing')

/** The whole mail, or the head of one that is too large: its sender is told so by the server. */
const readMail = async () => {
  const parts = []
  let length = 0
  for await (const part of process.stdin) {
    length += part.length
    // Read to its end, so that the mail server can write it all; kept as far as it is of use.
    if (length - part.length < MOST) parts.push(part)
  }
  const mail = Buffer.concat(parts)
  if (length <= MOST) return mail
  const head = mail.subarray(0, MOST_HEAD).toString('latin1')
  const end = /\r?\n\r?\n/.exec(head)?.index ?? head.lastIndexOf('\n')
  return Buffer.from(`X-Fourshore-Cut: ${length}\r\n${head.slice(0, end)}\r\n\r\n`, 'latin1')
}

// A line of an mbox is no line of a mail.
const mail = (await readMail()).toString('latin1').replace(/^From [^\n]*\n/, '')
const body = Buffer.from(`Delivered-To: ${recipient}\r\n${mail}`, 'latin1')
const seconds = Math.floor(Date.now() / 1000)
const mac = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')

const send = async () => {
  try {
    return await fetch(new URL('/api/inbound-mail', url), {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', 'x-mail-signature': `t=${seconds},v1=${mac}` },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST),
    })
  } catch {
    return ended(TRY_AGAIN, 'Fourshore does not answer; the mail is to be tried again')
  }
}
const answer = await send()
const { fields = {} } = await answer.json().catch(() => ({}))

if (answer.ok) ended(OK)
// The server has read it and keeps nothing of it: so it would be the next time.
if (answer.status === 422 && fields.to) ended(refuses ? NO_USER : OK, 'Nobody has this address; the mail was not kept')
if (answer.status === 422 && fields.from)
  ended(refuses ? NO_PERMISSION : OK, 'Not from an address of whoever it is for; the mail was not kept')
if (answer.status === 413 || answer.status === 422) ended(refuses ? DATA_ERROR : OK, 'The mail was not taken in')
// A wrong secret, a clock that is off, a server that is busy or not set up: the mail waits until that is put right.
ended(TRY_AGAIN, `Fourshore answered ${answer.status}; the mail is to be tried again`)
