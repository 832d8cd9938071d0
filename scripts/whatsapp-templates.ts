// Prints the messages that WhatsApp wants to approve before anybody may be written to first: name, kind, language and words with their places.
// What it gives each of them goes into TWILIO_WHATSAPP_TEMPLATES (docs/production.md).
import { wordsToApprove } from '../src/features/platform/messages/templates/approved.ts'
import { texts } from '../src/features/platform/messages/templates/write.ts'

for (const { name, category, language, body } of wordsToApprove(texts))
  console.log(`${name} · ${language} · ${category}\n${body ?? '(the words of WhatsApp itself; {{1}} is the code)'}\n`)
