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
  const say = useTermsWords()
  const sections = SECTIONS.map((id) => ({
    id,
    title: say(`${id}.title`),
    text: say(`${id}.text`, { email: SUPPORT_EMAIL }),
  }))
  return <Document name="terms" title={say('title')} lead={say('lead')} {...documents.terms} sections={sections} />
}
