import PostalMime, { type Email } from 'postal-mime'
import { isOfMailItself, isProgram } from './mailed.rules.ts'
import { linesOfHtml } from './reading.rules.ts'

/** What a mail says, and the first paper in it. Run apart from the server (`receipts.service.ts`). */
export type ReadMail = { lines: string[]; attachment: { kind: 'pdf' | 'image'; bytes: Uint8Array } | null }

const KINDS: Readonly<Record<string, 'pdf' | 'image'>> = {
  'application/pdf': 'pdf',
  'image/png': 'image',
  'image/jpeg': 'image',
}

const bytesOf = (content: string | ArrayBuffer | Uint8Array): Uint8Array => {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return new Uint8Array(content instanceof ArrayBuffer ? content : content.slice().buffer)
}

/** The sender's name first, then the text; a forwarded one has the shop in its text. Nothing is fetched. */
export const readMail = async ({ bytes }: { bytes: Uint8Array }): Promise<ReadMail> => {
  const mail = await PostalMime.parse(bytes)
  const text = mail.html ? linesOfHtml(mail.html) : (mail.text ?? '').split(/\r?\n/)
  const paper = mail.attachments.find(({ mimeType, related }) => mimeType in KINDS && !related)
  const kind = paper && KINDS[paper.mimeType]
  return {
    lines: [mail.from?.name ?? '', ...text, mail.date ?? '']
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, 2000),
    attachment: paper && kind ? { kind, bytes: bytesOf(paper.content) } : null,
  }
}

export const readHtml = async ({ bytes }: { bytes: Uint8Array }): Promise<ReadMail> => ({
  lines: linesOfHtml(new TextDecoder().decode(bytes)).slice(0, 2000),
  attachment: null,
})

/** What a mail brought that may be a receipt; `isUnsafe`: a program came with it. `hasText`: it says something itself. */
export type MailPapers = {
  papers: { name: string | null; bytes: Uint8Array }[]
  subject: string | null
  isUnsafe: boolean
  hasText: boolean
}

/** Mails that are attached to one another are looked into so far. */
const DEEPEST = 4

/** Whether a program comes with a mail, or with one that is attached to it. Deeper than anybody forwards, nobody looks: it counts as one. */
const bringsProgram = async ({ attachments }: Email, depth = 1): Promise<boolean> => {
  if (attachments.some(({ filename }) => filename !== null && isProgram(filename))) return true
  const inner = attachments.filter(
    ({ mimeType, filename }) => mimeType === 'message/rfc822' || /\.eml$/i.test(filename ?? ''),
  )
  if (inner.length > 0 && depth > DEEPEST) return true
  for (const { content } of inner)
    if (await bringsProgram(await PostalMime.parse(bytesOf(content)), depth + 1)) return true
  return false
}

/** The attachments of a mail, as they are: pictures that stand in its text (logos) and what belongs to the mail itself are left out. */
export const papersOfMail = async ({ bytes }: { bytes: Uint8Array }): Promise<MailPapers> => {
  const mail = await PostalMime.parse(bytes)
  const own = mail.attachments.filter(({ mimeType, related }) => !related && !isOfMailItself(mimeType))
  const text = mail.html ? linesOfHtml(mail.html).join('') : (mail.text ?? '')
  return {
    papers: own.map(({ filename, content }) => ({ name: filename, bytes: bytesOf(content) })),
    subject: mail.subject ?? null,
    isUnsafe: await bringsProgram(mail),
    hasText: text.trim() !== '',
  }
}
