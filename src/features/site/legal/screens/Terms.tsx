import { SUPPORT_EMAIL } from '../../../../web/contact.ts'
import { useTermsWords } from '../words/index.ts'
import { Document } from './Document.tsx'
import { documents } from './documents.ts'

const SECTIONS = [
  'parties',
  'service',
  'accounts',
  'trial',
  'employers',
  'people',
  'use',
  'reports',
  'data',
  'advice',
  'changes',
  'liability',
  'end',
  'law',
] as const

export default function Terms() {
  const t = useTermsWords()
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`${id}.title`),
    text: t(`${id}.text`, { email: SUPPORT_EMAIL }),
  }))
  return <Document name="terms" title={t('title')} lead={t('lead')} {...documents.terms} sections={sections} />
}
