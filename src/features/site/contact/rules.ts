/** What somebody may write about. */
export const TOPICS = ['sales', 'support', 'privacy', 'press', 'other'] as const

/** Receipts one address gets in a day: whoever writes in somebody else's name cannot fill their mailbox. */
export const RECEIPTS_A_DAY = 3

type Written = {
  id: string
  name: string
  email: string
  company: string | null
  country: string | null
  topic: string
  message: string
  language: string
}

/** What somebody calls themselves: one line. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What the team gets, in English: it is read by us. */
export const letterTo = (written: Written): { subject: string; text: string } => ({
  subject: `Contact form: ${written.topic}, ${line(written.name)}`,
  text: [
    `${line(written.name)} <${written.email}> wrote over the contact form.`,
    [
      `Company: ${written.company ? line(written.company) : '-'}`,
      `Country: ${written.country ?? '-'}`,
      `Topic: ${written.topic}`,
      `Language of the page: ${written.language}`,
      `Reference: ${written.id}`,
    ].join('\n'),
    written.message,
  ].join('\n\n'),
})
