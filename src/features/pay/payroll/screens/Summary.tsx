import { Anchor } from '@mantine/core'
import { useApiState } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { RunSummary } from '../run-summary.contract.ts'
import { useWords } from '../words/index.ts'
import { summaryCall } from './calls.ts'
import classes from './payroll.module.css'

type Headcount = NonNullable<RunSummary['headcount']>
type Money = (minor: number) => string

const Movement = ({ moved, kind }: { moved: Headcount['came']; kind: 'came' | 'left' }) => {
  const t = useWords()
  const { day } = useFormat()
  const comma = useLanguage() === 'ar' ? '، ' : ', '
  if (moved.total === 0) return null
  const more = moved.total - moved.people.length
  return (
    <li>
      {t(`summary.${kind}`, { count: moved.total })}
      {': '}
      {moved.people.map((one, at) => (
        <span key={one.employmentId}>
          {at > 0 && comma}
          <Anchor component={Link} to={paths.employees({ open: 'profile', id: one.employeeId })} inherit>
            <bdi>{one.name}</bdi>
          </Anchor>
          {one.day !== null && ` (${t(kind === 'came' ? 'summary.from' : 'summary.until', { day: day(one.day) })})`}
        </span>
      ))}
      {more > 0 && ` ${t('summary.more', { count: more })}`}
    </li>
  )
}

const HeadcountPart = ({ headcount }: { headcount: Headcount }) => {
  const t = useWords()
  const { day, number } = useFormat()
  const { before, now, came, left, payDay } = headcount
  const title = t('summary.headcount', { day: day(payDay) })
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.quiet}>{t('summary.counts', { before: number(before), now: number(now) })}</p>
      {came.total + left.total === 0 ? (
        <p className={classes.quiet}>{t('summary.same')}</p>
      ) : (
        <ul className={classes.list}>
          <Movement moved={came} kind="came" />
          <Movement moved={left} kind="left" />
        </ul>
      )}
    </section>
  )
}

const Schemes = ({ schemes, money }: { schemes: RunSummary['schemes']; money: Money }) => {
  const t = useWords()
  const say = useSentences()
  const { number } = useFormat()
  const sum = (of: 'employee' | 'employer') => schemes.reduce((total, scheme) => total + scheme[of], 0)
  return (
    <section className={classes.card} aria-label={t('summary.schemes')}>
      <div className={classes.scroll}>
        <table className={classes.lines}>
          <caption>{t('summary.schemes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('summary.scheme')}</th>
              <td>{t('summary.people')}</td>
              <td>{t('summary.employee')}</td>
              <td>{t('summary.employer')}</td>
            </tr>
          </thead>
          <tbody>
            {schemes.map((scheme) => (
              <tr key={scheme.key}>
                <th scope="row">{say(scheme.label)}</th>
                <td className="figures">{number(scheme.people)}</td>
                <td className="figures">{money(scheme.employee)}</td>
                <td className="figures">{money(scheme.employer)}</td>
              </tr>
            ))}
            <tr data-sum>
              <th scope="row">{t('summary.total')}</th>
              <td />
              <td className="figures">{money(sum('employee'))}</td>
              <td className="figures">{money(sum('employer'))}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What a run takes for each scheme of the law, and who came and who left since the last one. */
export default function Summary({ id, money }: { id: string; money: Money }) {
  const { data } = useApiState(summaryCall, { id })
  if (!data) return null
  return (
    <>
      {data.headcount && <HeadcountPart headcount={data.headcount} />}
      {data.schemes.length > 0 && <Schemes schemes={data.schemes} money={money} />}
    </>
  )
}
