import { SUPPORT_EMAIL } from '../../../../web/contact.ts'
import { useCookieWords } from '../words/index.ts'
import classes from './Document.module.css'
import { Document } from './Document.tsx'
import { documents, stored } from './documents.ts'

const SECTIONS = ['short', 'list', 'consent', 'control', 'others', 'changes'] as const

const Stored = () => {
  const t = useCookieWords()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('list.name')}</th>
          <th scope="col">{t('list.purpose')}</th>
        </tr>
      </thead>
      <tbody>
        {stored.map(([key, purpose]) => (
          <tr key={key}>
            <th scope="row">
              <code className="ltr">{key}</code>
            </th>
            <td>{t(`list.${purpose}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export default function CookiePolicy() {
  const t = useCookieWords()
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`${id}.title`),
    text: t(`${id}.text`, { email: SUPPORT_EMAIL }),
    ...(id === 'list' ? { more: <Stored /> } : {}),
  }))
  return <Document name="cookies" title={t('title')} lead={t('lead')} {...documents.cookies} sections={sections} />
}
