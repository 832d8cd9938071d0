import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { loadWords } from '../../../../web/i18n.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { FoundTalent } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './talent.module.css'

const ExportDialog = lazy(() =>
  loadWords(['platform/lists']).then(() => import('../../../hiring/applications/screens/ExportDialog.tsx')),
)

/** Applicants of the company come first, and under their own heading. */
export const Own = ({ own, filter }: { own: FoundTalent['own']; filter: object }) => {
  const t = useWords()
  const format = useFormat()
  const [exporting, setExporting] = useState(false)
  return (
    <section className={classes.own} aria-labelledby="own">
      <div className={classes.bar}>
        <h3 id="own" className={classes.facet}>
          {t('own')}
        </h3>
        <Button size="compact-sm" variant="default" onClick={() => setExporting(true)}>
          {t('ownExport')}
        </Button>
      </div>
      <p className={classes.quiet}>{t('ownText')}</p>
      <ul className={classes.rows}>
        {own.people.map((p) => (
          <li key={p.candidateId} className={classes.row}>
            <div>
              <Link to={paths.ats({ application: p.applicationId })} className={classes.open}>
                <bdi>{p.name ?? t('ownName', { number: p.number })}</bdi>
              </Link>
              <span className={classes.quiet}>{t('ownOf', { job: p.job, day: format.dayOf(p.appliedAt) })}</span>
            </div>
            <span className={classes.badges}>
              {p.pools.map((pool) => (
                <StatusBadge key={pool} tone="calm">
                  {pool}
                </StatusBadge>
              ))}
              {p.keepUntil && <span className={classes.quiet}>{t('keptUntil', { day: format.day(p.keepUntil) })}</span>}
            </span>
          </li>
        ))}
      </ul>
      {own.total > own.people.length && (
        <p className={classes.quiet}>{t('ownMore', { shown: own.people.length, total: format.number(own.total) })}</p>
      )}
      {exporting && (
        <Suspense>
          <ExportDialog
            filter={filter}
            path="/api/company/talent/own/export"
            name="own-applicants.csv"
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
