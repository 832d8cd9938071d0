import { Anchor, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import company from '../../profile/screens/company.module.css'
import { useWords } from '../../profile/words/index.ts'
import type { Entry } from '../contract.ts'
import { linesOf, valueText } from '../rules.ts'
import classes from './log.module.css'
import { useActionName, useFieldName } from './names.ts'

type Props = { entry: Entry; zone: string; open: boolean; onToggle: () => void }

const nameIn = (value: unknown): string | null => {
  const name = typeof value === 'object' && value !== null ? (value as { name?: unknown; legalName?: unknown }) : {}
  const found = name.name ?? name.legalName
  return typeof found === 'string' ? found : null
}

/** One line of the log; opened, what was and what is. */
export const EntryRow = ({ entry, zone, open, onToggle }: Props) => {
  const t = useWords()
  const { moment } = useFormat()
  const nameOf = useActionName()
  const action = nameOf(entry.action)
  const who = entry.actor ? (entry.actor.name ?? entry.actor.email ?? t('log.somebody')) : t('log.house')
  const whom = entry.target?.name ?? nameIn(entry.after) ?? nameIn(entry.before)
  const id = `log-${entry.id}`
  return (
    <li className={classes.entry}>
      <UnstyledButton
        className={classes.line}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('log.open', { action: `${action}${whom ? `, ${whom}` : ''}` })}
        onClick={onToggle}
      >
        <IconChevronRight size={16} className={`${classes.arrow} mirrored`} data-open={open || undefined} aria-hidden />
        <span className={classes.what}>
          <strong>{action}</strong>
          {whom && <bdi className={classes.whom}>{whom}</bdi>}
        </span>
        <span className={classes.who}>
          <bdi>{who}</bdi>
        </span>
        <span className={`${classes.when} figures`}>{moment(entry.at, zone)}</span>
        <span className={classes.outcome}>
          {entry.outcome !== 'done' && <StatusBadge tone="wrong">{t(`log.${entry.outcome}`)}</StatusBadge>}
        </span>
      </UnstyledButton>
      {open && (
        <div id={id} className={classes.opened}>
          <Changes entry={entry} />
        </div>
      )}
    </li>
  )
}

/** Where the record is that an entry is about; null where it has no page of its own. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  employee: (id) => paths.employees({ open: 'profile', id }),
  application: (id) => paths.ats({ application: id }),
  job: (id) => paths.companyJobs({ job: id }),
  memo: (id) => paths.memos({ memo: id }),
  'expense-claim': (id) => paths.expenseClaims({ claim: id }),
  'pay-run': (id) => paths.payroll({ run: id }),
  entity: () => paths.company({ tab: 'entities' }),
  department: () => paths.company({ tab: 'departments' }),
}
const placeOf = (target: Entry['target']): string | null =>
  target?.id ? (PLACES[target.type]?.(target.id) ?? null) : null

const Changes = ({ entry }: { entry: Entry }) => {
  const t = useWords()
  const fieldName = useFieldName()
  const term = useTerm()
  const lines = linesOf(entry.before, entry.after)
  const details = linesOf(null, entry.detail)
  const to = placeOf(entry.target)
  const text = (value: unknown) => term(valueText(value)) || t('log.none')
  const facts: [string, string | null][] = [
    ...details.map((d): [string, string] => [fieldName(d.field), text(d.after)]),
    [t('log.address'), entry.address],
    [t('log.entry'), entry.id],
  ]
  return (
    <>
      {lines.length > 0 ? (
        <div className={classes.scroll}>
          <table className={classes.changes}>
            <caption className={classes.caption}>{t('log.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('log.field')}</th>
                <th scope="col">{t('log.before')}</th>
                <th scope="col">{t('log.after')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.field}>
                  <th scope="row">{fieldName(line.field)}</th>
                  <td>
                    <bdi>{entry.before === null ? '' : text(line.before)}</bdi>
                  </td>
                  <td>
                    <bdi>{entry.after === null ? '' : text(line.after)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className={company.quiet}>{t('log.nothing')}</p>
      )}
      {to && (
        <Anchor component={Link} to={to} size="sm">
          {t('log.openRecord')}
        </Anchor>
      )}
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
