import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Ground } from './context.ts'
import { job } from './jobs.ts'
import { k } from './sql.ts'

/**
 * Sends one message. Without SMTP_URL, or for a channel without a provider, it stays in the outbox to be read there. The message
 * keeps one Message-ID, so a mail server that took it before a crash can tell the second delivery from a new message.
 */
const deliver = async (ground: Ground, { id }: { id: string }): Promise<void> => {
  const message = await ground.doors.asPlatform((db) =>
    db.maybe(
      k
        .updateTable('outbox')
        .set({ status: 'sending', attempts: sql`attempts + 1` })
        .where('id', '=', id)
        .where('status', 'in', ['queued', 'sending', 'failed'])
        .returning(['company_id', 'channel', 'recipient', 'sealed']),
    ),
  )
  if (!message) return
  const { smtpUrl, publicUrl } = ground.settings
  const mark = (status: string, error: string | null) =>
    ground.doors.asPlatform((db) =>
      db.run(
        k
          .updateTable('outbox')
          .set({ status, last_error: error, sent_at: status === 'sent' ? sql`now()` : null })
          .where('id', '=', id),
      ),
    )
  // .example is reserved: nobody lives there, and the demonstration's people do.
  if (!smtpUrl || message.channel !== 'email' || message.recipient.endsWith('.example')) {
    await mark('local', null)
    return
  }
  try {
    const { subject, text } = JSON.parse(
      ground.fields.open(message.company_id ?? 'platform', `outbox/${id}`, message.sealed),
    ) as Record<string, string>
    const from = `Fourshore <no-reply@${new URL(publicUrl).hostname}>`
    await createTransport(smtpUrl).sendMail({
      from,
      to: message.recipient,
      subject,
      text,
      messageId: `<${id}@fourshore>`,
    })
    await mark('sent', null)
  } catch (error) {
    await mark('failed', (error as Error).message.slice(0, 500))
    throw error
  }
}

export const outboxJobs = [job('deliver-message', deliver)]
