import type { Tone } from '../../../../web/ui/StatusBadge.tsx'
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
  'link-renewed',
  'mailbox-code',
  'address-proved',
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
  'interview-proposed',
  'interview-arranged',
  'interview-cancelled',
  'interview-unset',
  'interview-answered',
  'job-alert',
  'job-followed',
  'own-reminder',
  'talent-invited',
  'talent-accepted',
  'talent-alert',
  'verdict-contested',
  'contest-answered',
  'walk-in-ticket',
  'walk-in-over',
  'memo',
  'notification-digest',
  'offer-made',
  'offer-withdrawn',
  'offer-answered',
  'offer-approval',
  'job-question-asked',
  'job-question-answered',
  'job-reviewed',
  'report-decided',
  'verification-decided',
  'approval-asked',
  'approval-answered',
  'application-received',
  'application-again',
  'application-other',
  'application-closed',
  'application-news',
  'hiring-report',
  'account-deleted',
] as const
/** What a message is, in words; one of a feature that has none here keeps its name. */
export const templateName = (t: ReturnType<typeof useWords>, template: string): string => {
  const known = TEMPLATES.find((item) => item === template)
  return known ? t(`templates.${known}`) : template
}
