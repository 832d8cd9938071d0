import { SUPPORT_EMAIL } from '../../../../web/contact.ts'
import { useRefundWords } from '../words/index.ts'
import { Document } from './Document.tsx'
import { documents } from './documents.ts'

const SECTIONS = ['today', 'mind', 'later', 'fault', 'ask', 'not', 'rights'] as const

export default function Refund() {
  const t = useRefundWords()
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`${id}.title`),
    text: t(`${id}.text`, { email: SUPPORT_EMAIL }),
  }))
  return <Document name="refund" title={t('title')} lead={t('lead')} {...documents.refund} sections={sections} />
}
