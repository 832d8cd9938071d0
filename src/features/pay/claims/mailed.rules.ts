import { addressParser } from 'postal-mime'

/** What the head of a forwarded mail says: enough to know for whom it is, and from whom, before anything else of it is read. */
export type MailHead = {
  /** Where it was delivered to: what the mail server says, else whom it is addressed to. */
  recipients: string[]
  /** The one address it says it is from, in small letters; null: none, or several. */
  from: string | null
  messageId: string | null
  /** A machine wrote it: an answer while somebody is away, a notice that a letter did not arrive. */
  isAutomatic: boolean
  /** Its body was too large for the mail server's script, and left out. */
  isCut: boolean
}

/** The head of a mail is no longer than that, bytes. */
const LONGEST_HEAD = 128 * 1024

/** Added by the script of the mail server to a mail of which it sends the head alone. */
const CUT_HEADER = 'x-fourshore-cut'

type HeaderLine = { name: string; value: string }

const headersOf = (bytes: Buffer): HeaderLine[] => {
  const text = bytes.toString('utf8', 0, LONGEST_HEAD)
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length
  const lines = text
    .slice(0, end)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
  return lines.flatMap((line) => {
    const [, name = '', value = ''] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? []
    return name === '' ? [] : [{ name: name.toLowerCase(), value: value.trim() }]
  })
}

/** Lines of addresses that are longer together name nobody: to take them apart takes the longer, the worse they are meant. Characters. */
const LONGEST_ADDRESSES = 4 * 1024

const addressesIn = (lines: readonly string[]): string[] => {
  if (lines.join('').length > LONGEST_ADDRESSES) return []
  return lines
    .flatMap((line) => addressParser(line, { flatten: true }))
    .flatMap(({ address }) => (address ? [address.trim().toLowerCase()] : []))
}

/** Reads the head of a mail as it came. What a sender writes into it is believed by nobody: it only says what is asked next. */
export const headOfMail = (bytes: Buffer): MailHead => {
  const headers = headersOf(bytes)
  const all = (name: string) => headers.filter((header) => header.name === name).map(({ value }) => value)
  // The mail server's own line stands above everything that came with the mail.
  const delivered = headers.find(({ name }) => name === 'delivered-to' || name === 'x-original-to')?.value
  const senders = addressesIn(all('from'))
  const [submitted = 'no'] = all('auto-submitted')
  return {
    recipients: delivered ? addressesIn([delivered]) : addressesIn([...all('to'), ...all('cc')]),
    from: senders.length === 1 ? (senders[0] ?? null) : null,
    messageId: all('message-id')[0] || null,
    isAutomatic:
      !/^no\b/i.test(submitted) || all('precedence').some((value) => /^(bulk|junk|list|auto_reply)$/i.test(value)),
    isCut: all(CUT_HEADER).length > 0,
  }
}

const BEFORE_TOKEN = 'claims+'

/** The address that a token stands in. */
export const mailAddressOf = (token: string, domain: string): string => `${BEFORE_TOKEN}${token}@${domain}`

/** What stands behind the + of the first of some addresses that is one of ours; null: none is. */
export const tokenIn = (addresses: readonly string[], domain: string): string | null => {
  const end = `@${domain}`
  for (const address of addresses) {
    const low = address.toLowerCase()
    const token = low.slice(BEFORE_TOKEN.length, -end.length)
    if (low.startsWith(BEFORE_TOKEN) && low.endsWith(end) && /^[a-z2-7]{20}$/.test(token)) return token
  }
  return null
}

/** Why nothing of a mail was taken in, where its sender is told. */
export const MAIL_REFUSALS = ['left', 'off', 'replaced', 'many', 'large', 'unsafe', 'unreadable', 'full'] as const
export type MailRefusal = (typeof MAIL_REFUSALS)[number]

/** Mails that are taken in of one person in 24 hours, and letters about those that are not. */
export const MOST_MAILS = 50
export const MOST_ANSWERS = 5
/** Attachments of one mail. */
export const MOST_PAPERS = 20

/** Programs, and what opens as one: a mail that brings such a thing is not taken in at all. */
export const isProgram = (name: string): boolean =>
  /\.(exe|com|scr|pif|bat|cmd|msi|msp|dll|cpl|js|jse|vbs|vbe|wsf|wsh|hta|ps1|lnk|jar|apk|dmg|pkg|iso|img|vhdx?|chm|reg|sh|docm|xlsm|pptm)$/i.test(
    name.trim(),
  )

/** Parts that belong to the mail and not to what was bought: signatures, visiting cards, entries for a calendar. */
export const isOfMailItself = (type: string): boolean =>
  /^(application\/(x-)?pkcs7-(signature|mime)|application\/pgp-(signature|keys|encrypted)|text\/(x-)?v(card|calendar)|text\/calendar|application\/(vnd\.)?ms-tnef)$/i.test(
    type,
  )
