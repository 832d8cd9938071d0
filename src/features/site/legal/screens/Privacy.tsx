import { SUPPORT_EMAIL } from '../../../../web/contact.ts'
import { useLegalWords, usePrivacyWords } from '../words/index.ts'
import { Document } from './Document.tsx'
import { documents, laws } from './documents.ts'

const SECTIONS = [
  'who',
  'data',
  'why',
  'laws',
  'recipients',
  'where',
  'keep',
  'safe',
  'rights',
  'automated',
  'children',
  'breach',
  'changes',
] as const

const Laws = () => {
  const t = useLegalWords()
  return (
    <>
      <p>{t('sources')}</p>
      <ul>
        {laws.map(({ name, href }) => (
          <li key={href}>
            <a href={href} lang="en" dir="ltr" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

export default function Privacy() {
  const t = usePrivacyWords()
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`${id}.title`),
    text: t(`${id}.text`, { email: SUPPORT_EMAIL }),
    ...(id === 'laws' ? { more: <Laws /> } : {}),
  }))
  return <Document name="privacy" title={t('title')} lead={t('lead')} {...documents.privacy} sections={sections} />
}
