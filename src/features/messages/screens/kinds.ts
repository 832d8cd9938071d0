import type { Tone } from '../../../web/ui/StatusBadge.tsx'
import type { OutboxRow } from '../contract.ts'
import type { useWords } from '../words/index.ts'

export const TONES: Readonly<Record<OutboxRow['status'], Tone>> = {
  queued: 'calm',
  sending: 'calm',
  sent: 'ok',
  failed: 'wrong',
  local: 'idle',
}

const TEMPLATES = [
  'welcome',
  'temporary-password',
  'password-reset',
  'password-reset-by-company',
  'password-changed',
  'security-changed',
  'administrator-invited',
  'email-changed',
  'business-card',
  'expiry-digest',
  'export-ready',
  'expiry-notice',
  'newsletter-confirm',
  'newsletter-welcome',
  'contact-received',
  'contact-message',
] as const
/** What a message is, in words; one of a feature that has none here keeps its name. */
export const templateName = (say: ReturnType<typeof useWords>, template: string): string => {
  const known = TEMPLATES.find((t) => t === template)
  return known ? say(`templates.${known}`) : template
}
