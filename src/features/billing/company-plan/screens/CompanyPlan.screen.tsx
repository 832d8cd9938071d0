import { Button, Skeleton } from '@mantine/core'
import { useApiState } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Chart } from '../../../../web/ui/chart/Chart.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { companyPlanCall } from './calls.ts'

/** What the company has, what it uses, and that nothing is charged. */
export default function CompanyPlan() {
  const t = useWords()
  const { day, number } = useFormat()
  const answer = useApiState(companyPlanCall, {})
  const language = useLanguage()
  // The axis has room for a day and a month.
  const short = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button component={Link} to={paths.company({ tab: 'export' })} variant="default">
          {t('export')}
        </Button>
      }
    >
      <WhenLoaded answer={answer} waiting={<Skeleton height={320} />}>
        {({ state, endsAt, daysLeft, seats, messages }) => {
          const until = day(endsAt?.slice(0, 10))
          const today = seats.at(-1)?.people ?? 0
          const said =
            state === 'trial'
              ? t('states.trial', { count: daysLeft, day: until })
              : t(`states.${state}`, { day: until })
          return (
            <div className={panel.stack}>
              <section className={panel.card} aria-labelledby="plan-now">
                <h2 id="plan-now">{t('now')}</h2>
                <p>{said}</p>
                <p className={panel.quiet}>{t('after')}</p>
              </section>
              <section className={panel.card} aria-labelledby="plan-seats">
                <h2 id="plan-seats">{t('seats')}</h2>
                <p>
                  {t('seatsToday', { count: today })}. <span className={panel.quiet}>{t('seatsRule')}</span>
                </p>
                <Chart
                  kind="area"
                  title={t('seats')}
                  description={t('seatsMeans')}
                  of={t('day')}
                  points={seats.map((each) => ({ id: each.day, name: short.format(Date.parse(each.day)) }))}
                  series={[{ id: 'people', name: t('people'), values: seats.map((each) => each.people) }]}
                  write={(people) => number(people)}
                  empty={t('none')}
                />
              </section>
              <section className={panel.card} aria-labelledby="plan-messages">
                <h2 id="plan-messages">{t('messages')}</h2>
                <Figures
                  figures={messages.map(({ channel, sent }) => ({
                    label: t(`channels.${channel}`),
                    value: number(sent),
                  }))}
                />
              </section>
            </div>
          )
        }}
      </WhenLoaded>
    </Page>
  )
}
