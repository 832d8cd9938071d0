import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Country } from '../../../../countries/country.ts'
import { useListPage } from '../../../../web/list.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import type { Calculation } from '../contract.ts'
import { useOvertimeWords } from '../words/index.ts'
import { policyCall } from './calls.ts'
import classes from './overtime.module.css'
import { Details, Notices, Results } from './Results.tsx'
import { useWrite } from './useWrite.ts'

/** A page of the history is this many times longer with each "earlier". */
const STEP = 5
const MOST = 50

/** What was calculated for this person before, newest first; each opens to its derivation. */
export const History = ({ id }: { id: string }) => {
  const t = useOvertimeWords()
  const [pageSize, setPageSize] = useState(STEP)
  const [page, setPage] = useState(1)
  const answer = useListPage(policyCall, { id, pageSize }, page)
  const { data, isFetching } = answer
  const earlier = () => {
    if (pageSize < MOST) setPageSize(Math.min(MOST, pageSize * 2))
    else setPage(page + 1)
  }
  return (
    <section className={classes.history}>
      <h4 className={classes.heading}>{t('history.title')}</h4>
      <WhenLoaded answer={answer} title={t('history.failed')} waiting={<LoadingTable rows={2} columns={3} />}>
        {({ totalCount, calculations }) =>
          totalCount === 0 ? (
            <p className={classes.note}>{t('history.none')}</p>
          ) : (
            <ul className={classes.past}>
              {calculations.map((one) => (
                <Past key={one.id} one={one} />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      {data && page * pageSize < data.totalCount && (
        <Button variant="subtle" size="compact-sm" loading={isFetching} onClick={earlier}>
          {t('history.more')}
        </Button>
      )}
    </section>
  )
}

const Past = ({ one }: { one: Calculation }) => {
  // Somebody may have worked elsewhere then: the figures are written as that country writes them.
  const country = useCountry(one.country)
  return country ? <Opened one={one} country={country} /> : null
}

const Opened = ({ one, country }: { one: Calculation; country: Country }) => {
  const t = useOvertimeWords()
  const { moment, number } = useFormat()
  const { amount } = useWrite(country)
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <li>
      <UnstyledButton
        className={classes.pastButton}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        <IconChevronRight
          size={16}
          className={`${classes.chevron} mirrored`}
          data-open={open || undefined}
          aria-hidden
        />
        <span className={classes.pastWhen}>
          <span className="figures">{moment(one.createdAt)}</span>
          <span className={classes.note}>
            {t(`history.${one.mode}`)}, {t('unit.hours', { n: number(one.totalHours) })}
            {one.createdBy && ` · ${t('history.by', { who: one.createdBy })}`}
          </span>
        </span>
        <strong className="figures">{amount(one.totalPay)}</strong>
      </UnstyledButton>
      {open && (
        <div id={panel} className={classes.pastBody}>
          <Notices notices={one.result.notices} country={country} />
          <div className={classes.columns}>
            <Details result={one.result} country={country} />
            <Results result={one.result} country={country} />
          </div>
        </div>
      )}
    </li>
  )
}
