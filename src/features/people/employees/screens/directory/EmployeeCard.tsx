import { UnstyledButton } from '@mantine/core'
import { initialsOf } from '../../../../../shared/initials.ts'
import type { EmployeeRow } from '../../record.contract.ts'
import { flagOf, PersonStatus, type RowsAround, salaryOf } from './columns.tsx'
import classes from './directory.module.css'
import { RowActions } from './RowActions.tsx'

/** An address too long for a phone is broken where one reads a pause. */
const breakable = (email: string) => {
  const at = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

/** A person of the directory on a phone. */
export const EmployeeCard = ({ row, around }: { row: EmployeeRow; around: RowsAround }) => {
  const { say: t, format, byCode, go, term, nationality } = around
  return (
    <article className={classes.card}>
      <div className={classes.cardHead}>
        <div className={classes.person}>
          <span className={classes.initials} aria-hidden>
            {initialsOf(row.full_name)}
          </span>
          <div className={classes.two}>
            <UnstyledButton className={classes.open} onClick={() => go({ open: 'profile', id: row.id })}>
              {row.full_name}
            </UnstyledButton>
            <span className={`${classes.quiet} figures`}>{row.employee_id}</span>
          </div>
        </div>
        <PersonStatus person={row} say={t} />
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{t('directory.position')}</dt>
          <dd>{format.list([row.position, term(row.department)])}</dd>
        </div>
        <div>
          <dt>{t('directory.pay')}</dt>
          <dd className="figures">
            <span aria-hidden>{flagOf(byCode, row.country)}</span>{' '}
            {format.list([format.countryName(row.country), salaryOf(row, around)])}
          </dd>
        </div>
        <div>
          <dt>{t('directory.contact')}</dt>
          <dd>
            <span className="ltr">{breakable(row.email)}</span>
          </dd>
        </div>
        <div>
          <dt>{t('form.nationality')}</dt>
          <dd>
            <bdi>{nationality(row.nationality)}</bdi>
          </dd>
        </div>
      </dl>
      <RowActions row={row} around={around} labelled />
    </article>
  )
}
