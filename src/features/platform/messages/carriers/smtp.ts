import { createTransport } from 'nodemailer'
import { type OutgoingMessage, type Transport, Undeliverable } from '../../../../server/carriers.ts'
import type { Attachment } from '../../../../server/messages.ts'
import type { MailSettings } from '../../../../server/settings.messages.ts'
import { htmlOf } from './html.ts'

/** A whole delivery ends within this, so that the claim on a message outlives it. */
const LONGEST = 90_000

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/** A 5xx answer about this message or its recipient. About our sign-in or our sender it is the settings that are wrong: tried again. */
const isFinal = ({ code, command, responseCode }: SmtpError): boolean => {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false
  if (responseCode === undefined) return true
  return responseCode >= 500 && (command !== 'MAIL FROM' || responseCode === 552)
}

/** REQUEST or CANCEL of a calendar entry; null: it is none. */
const methodOf = ({ contentType }: Attachment): string | null =>
  /^text\/calendar\b.*\bmethod=(\w+)/i.exec(contentType)?.[1] ?? null

const invitationIn = ({ attachments }: OutgoingMessage) => {
  const entry = attachments.find(methodOf)
  if (!entry) return {}
  const { filename, content } = entry
  return { icalEvent: { method: methodOf(entry), filename, content: Buffer.from(content, 'base64').toString() } }
}

/** E-mail through one pool of connections to the server of SMTP_URL. */
export const smtpTransport = ({ smtpUrl, from }: MailSettings): Transport => {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.address.split('@').at(-1)
  return {
    send: async (letter) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: letter.to },
          subject: letter.subject,
          ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
          text: letter.text,
          html: htmlOf(letter.text, letter.language),
          date: new Date(letter.writtenAt),
          // The same at every attempt: a server that already took the message can tell.
          messageId: `<${letter.id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': letter.language,
            ...(letter.unsubscribe
              ? {
                  'List-Unsubscribe': `<${letter.unsubscribe}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
          // An invitation is another form of the letter itself: mail programs offer to accept it.
          ...invitationIn(letter),
          attachments: letter.attachments
            .filter((a) => !methodOf(a))
            .map(({ filename, contentType, content }) => ({
              filename,
              contentType,
              content,
              encoding: 'base64',
            })),
          signal: AbortSignal.timeout(LONGEST),
        } as Parameters<typeof transport.sendMail>[0])
        return null
      } catch (error) {
        if (isFinal(error as SmtpError))
          throw new Undeliverable(`The mail server refused it: ${(error as Error).message}`)
        throw error
      }
    },
    close: () => transport.close(),
  }
}
