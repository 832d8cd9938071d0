import { useMemo } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { profileCall } from '../../profile/screens/calls.ts'
import { checkWriting } from '../checks.rules.ts'
import type { Resume } from '../resume.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './resumes.module.css'

/** What the plain rules point out in the writing; the person decides. */
export const Findings = ({ document }: { document: Resume }) => {
  const t = useWords()
  const profile = useApiState(profileCall, {}).data?.profile ?? null
  const findings = useMemo(() => checkWriting(document, profile), [document, profile])
  return (
    <section className={classes.card} aria-labelledby="writing">
      <h2 id="writing" className={classes.heading}>
        {t('checks.title')}
      </h2>
      <p className={classes.note}>{t('checks.note')}</p>
      {findings.length === 0 ? (
        <p className={classes.note}>{t('checks.none')}</p>
      ) : (
        <ul className={classes.findings}>
          {findings.map(({ check, severity, about }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be found twice
            <li key={at}>
              <StatusBadge tone={severity}>{t(`checks.${severity}`)}</StatusBadge>
              <span>{t(`checks.${check}`, { about: about ?? t('checks.unnamed') })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
