import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import type { PayEntity, PayRun } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { GroupDialog } from './GroupDialog.tsx'
import classes from './payroll.module.css'

/** The tab of somebody’s page where it is entered. */
const PAY = 'financial'

type Props = {
  setup: { entities: readonly PayEntity[]; mayRun: boolean }
  /** The runs on the page: what the law asks of somebody is entered in one that is still open. */
  runs: readonly PayRun[]
}

/** What each legal entity lacks before its people can be paid; nothing where nothing is missing. */
export default function Setup({ setup, runs }: Props) {
  const t = useWords()
  const [open, setOpen] = useState<PayEntity | null>(null)
  const openRun = runs.find(({ state }) => state === 'draft' || state === 'calculated')
  const placeOf = (what: string, person: { id: string; employmentId: string }) =>
    what === 'facts' && openRun
      ? paths.payroll({ run: openRun.id, person: person.employmentId })
      : paths.employees({ open: 'profile', id: person.id, tab: PAY })
  const lacking = setup.entities.filter(({ missing, people }) => missing.length > 0 && people > 0)
  if (lacking.length === 0) return null
  return (
    <section className={classes.card} aria-label={t('setup.title')}>
      <h2 className={classes.title}>{t('setup.title')}</h2>
      <ul className={classes.list}>
        {lacking.map((entity) => (
          <li key={entity.id} className={classes.head}>
            <div>
              <strong>
                <bdi>{entity.name}</bdi>
              </strong>
              <ul className={classes.list}>
                {entity.missing.map(({ what, people, who = [] }) => (
                  <li key={what} className={classes.quiet}>
                    {t(`missing.${what}`, { count: people })}
                    {who.map((person, at) => (
                      <span key={person.id}>
                        {at === 0 ? ': ' : ', '}
                        <Anchor component={Link} to={placeOf(what, person)}>
                          <bdi>{person.name}</bdi>
                        </Anchor>
                      </span>
                    ))}
                    {who.length > 0 && people > who.length && ' …'}
                  </li>
                ))}
              </ul>
            </div>
            {setup.mayRun && !entity.group && entity.missing.some(({ what }) => what === 'group') && (
              <Button variant="default" onClick={() => setOpen(entity)}>
                {t('setup.addGroup')}
              </Button>
            )}
            {setup.mayRun && entity.missing.some(({ what }) => what === 'history') && (
              <Button component={Link} to={paths.goLive()} variant="default">
                {t('setup.bringOver')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && <GroupDialog entity={open} onClose={() => setOpen(null)} />}
    </section>
  )
}
