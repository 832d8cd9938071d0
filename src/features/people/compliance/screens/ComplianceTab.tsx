import { useState } from 'react'
import { useComplianceWords } from '../words/index.ts'
import { ComplianceFigures, CompliancePeople, ComplianceReport, type PeopleProps } from './CompliancePeople.tsx'
import classes from './compliance.module.css'
import { ExpiringPanel } from './Expiring.tsx'
import { Review } from './Review.tsx'

type Props = PeopleProps & {
  /** The employee under review; '' for the overview. */
  employeeId: string
}

/** How complete everybody's record is, and one person's checks in detail: the tab of the employee form. */
export default function ComplianceTab({ employeeId, onReview, ...people }: Props) {
  const t = useComplianceWords()
  const [overview, setOverview] = useState(employeeId === '')
  if (!overview && employeeId) return <Review id={employeeId} onBack={() => setOverview(true)} />
  const review = (id: string) => {
    setOverview(false)
    onReview(id)
  }
  return (
    <div className={classes.overview}>
      <div className={classes.bar}>
        <p className={classes.note}>{t('overview')}</p>
        <ComplianceReport completeness={people.completeness} />
      </div>
      <ComplianceFigures />
      <CompliancePeople {...people} onReview={review} />
      <ExpiringPanel />
    </div>
  )
}
