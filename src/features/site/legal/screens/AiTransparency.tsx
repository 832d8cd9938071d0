import { SUPPORT_EMAIL } from '../../../../web/contact.ts'
import { ENGINE, FACTS_BY, MODEL } from '../../../matching/matching/version.rules.ts'
import { useAiWords } from '../words/index.ts'
import { Document } from './Document.tsx'
import { documents } from './documents.ts'

const SECTIONS = ['does', 'not', 'used', 'never', 'count', 'model', 'limits', 'rights', 'record', 'engine'] as const

/** How a program takes part in hiring, for whoever applies. */
export default function AiTransparency() {
  const t = useAiWords()
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`${id}.title`),
    text: t(`${id}.text`, { email: SUPPORT_EMAIL, engine: `${ENGINE}, ${FACTS_BY}`, model: MODEL }),
  }))
  return <Document name="ai" title={t('title')} lead={t('lead')} {...documents.ai} sections={sections} />
}
