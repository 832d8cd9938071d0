import { dayIn, wallIn } from '../../../../shared/dates.ts'
import type { Output } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { useLastCopy } from '../../../../web/copy.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { useOnline } from '../../../../web/online.ts'
import { paths } from '../../../../web/paths.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { listApplicationsForCandidate } from '../../../hiring/applications/mine.contract.ts'
import { sourceName } from '../../../hiring/applications/source.rules.ts'
import { PUBLIC_STATUSES, type PublicStatus } from '../../../hiring/jobs/stages.rules.ts'
import { useWords } from '../words/index.ts'
import { listCall } from './calls.ts'
import { csvOf } from './csv.ts'
import classes from './mine.module.css'

const AT = { from: '', to: '', status: '', country: '' }

/** The zone of whoever reads: what is told by an instant is told by their clock. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

type Row = {
  id: string
  on: string
  title: string
  company: string
  country: string
  /** Null: they keep it themselves. */
  source: string | null
  status: PublicStatus
  outcome: string
  changedAt: string
}

/** What was sent here and what they keep themselves, the newest first, each marked as what it is. */
const rowsOf = (data: Output<typeof listApplicationsForCandidate> | undefined): Row[] =>
  [
    ...(data?.applications ?? []).map((a) => ({
      id: a.id,
      on: a.appliedOn,
      title: a.job.title,
      company: a.job.company,
      country: a.job.country,
      source: a.source,
      status: a.status,
      outcome: a.outcomePhrase ?? '',
      changedAt: a.changedAt,
    })),
    ...(data?.kept ?? []).map((c) => ({
      id: c.id,
      on: c.appliedOn,
      title: c.title,
      company: c.company,
      country: c.country,
      source: null,
      status: c.status,
      outcome: '',
      changedAt: c.changedAt,
    })),
  ].sort((a, b) => Number(a.on < b.on) - Number(a.on > b.on))

/** The same applications as a plain list, to print and to hand in. */
const Plain = () => {
  const t = useWords()
  const format = useFormat()
  useTitle(t('plainTitle'))
  const zone = ownZone()
  const [at, go] = useAddress(AT)
  const status: PublicStatus | '' = PUBLIC_STATUSES.find((s) => s === at.status) ?? ''
  const asked = { from: at.from, to: at.to, country: at.country, status } as const
  const { data: asData, error, isPending, isFetching, refetch } = useApiState(listCall, asked)
  const everything = useApiState(listCall, {})
  const countries = [...new Set(rowsOf(everything.data).map((r) => r.country))]
  const online = useOnline()
  const copy = useLastCopy('applications', everything.data)
  const cut = (!online || everything.error?.status === 0) && copy !== null
  const data = cut ? copy.value : asData
  const heads = [t('day'), t('job'), t('company'), t('country'), t('source'), t('state'), t('outcome'), t('lastChange')]
  const rows = data ? rowsOf(data) : []
  // The file keeps ISO days, which a spreadsheet reads; the page writes them out.
  const cells = (row: Row, day: (on: string) => string) => [
    day(row.on),
    row.title,
    row.company,
    format.countryName(row.country),
    row.source === null ? t('keeping.mark') : sourceName(row.source, (own) => t(`sources.${own}`)),
    t(`statuses.${row.status}`),
    row.outcome,
    day(dayIn(zone, new Date(row.changedAt))),
  ]
  const save = () => {
    if (!data) return
    const made = t('made', { when: `${wallIn(zone, data.at)} ${zone}` })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(csvOf([heads, ...rows.map((row) => cells(row, (on) => on)), [made]]))
    link.download = `applications-${dayIn(zone, new Date(data.at))}.csv`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
  const savePdf = async () => {
    const search = new URLSearchParams(Object.entries({ ...asked, zone }).filter(([, value]) => value !== ''))
    try {
      saveFile(`applications-${dayIn(zone, new Date())}.pdf`, await fetchFile(`/api/my-applications-record?${search}`))
    } catch (failed) {
      notify.failure(failed instanceof Error ? failed.message : String(failed))
    }
  }
  return (
    <div className={classes.plain}>
      <h1 className={classes.title}>{t('plainTitle')}</h1>
      <p className={classes.quiet}>{t('plainSubtitle')}</p>
      <form className={classes.filters} onSubmit={(e) => e.preventDefault()}>
        <fieldset className={classes.narrow} disabled={cut}>
          {(['from', 'to'] as const).map((name) => (
            <label key={name} className={classes.box}>
              <span>{t(name)}</span>
              <input type="date" value={at[name]} onChange={(e) => void go({ [name]: e.currentTarget.value })} />
            </label>
          ))}
          <label className={classes.box}>
            <span>{t('country')}</span>
            <select value={at.country} onChange={(e) => void go({ country: e.currentTarget.value })}>
              <option value="">{t('all')}</option>
              {countries.map((code) => (
                <option key={code} value={code}>
                  {format.countryName(code)}
                </option>
              ))}
            </select>
          </label>
          <label className={classes.box}>
            <span>{t('state')}</span>
            <select value={status} onChange={(e) => void go({ status: e.currentTarget.value })}>
              <option value="">{t('all')}</option>
              {PUBLIC_STATUSES.map((s) => (
                <option key={s} value={s}>
                  {t(`statuses.${s}`)}
                </option>
              ))}
            </select>
          </label>
        </fieldset>
        <button type="button" className={classes.quietPress} onClick={() => print()}>
          {t('print')}
        </button>
        <button type="button" className={classes.quietPress} onClick={save} disabled={!data}>
          {t('csv')}
        </button>
        <button type="button" className={classes.quietPress} onClick={() => void savePdf()} disabled={!data || cut}>
          {t('pdf')}
        </button>
      </form>
      {cut && (
        <p role="status" className={classes.copy}>
          {t('lastCopy', { when: format.moment(copy.keptAt) })}
        </p>
      )}
      {!cut && isPending && <LoadingTable rows={6} columns={5} />}
      {!cut && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && rows.length === 0 && (
        <p>
          {t(data.all + data.allKept === 0 ? 'empty' : 'noneHere')}{' '}
          {data.all + data.allKept > 0 && (
            <button
              type="button"
              className={classes.link}
              onClick={() => void go({ from: '', to: '', status: '', country: '' })}
            >
              {t('widen')}
            </button>
          )}
        </p>
      )}
      {data && rows.length > 0 && (
        <>
          <p>
            <strong>{t('total', { count: data.applications.length })}</strong> ·{' '}
            {PUBLIC_STATUSES.filter((s) => (data.counts[s] ?? 0) > 0)
              .map((s) => `${t(`statuses.${s}`)} ${format.number(data.counts[s] ?? 0)}`)
              .join(', ')}
            {data.kept.length > 0 && (
              <>
                {' '}
                · <strong>{t('keeping.apart', { count: data.kept.length })}</strong>
              </>
            )}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard */}
          <section className={classes.scroll} tabIndex={0} aria-label={t('plainTitle')}>
            <table>
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    {cells(row, format.day).map((cell, i) => (
                      <td key={heads[i]} dir="auto">
                        {i === 1 ? <Link to={paths.seekerMyApplications({ application: row.id })}>{cell}</Link> : cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <h2 className={classes.heading}>{t('weeks')}</h2>
          <ul className={classes.weeks}>
            {data.weeks.map((w) => (
              <li key={w.monday}>
                {t('week')} {format.day(w.monday)}: {format.number(w.count)}
              </li>
            ))}
          </ul>
          <p className={classes.quiet}>{t('made', { when: format.moment(data.at) })}</p>
        </>
      )}
    </div>
  )
}

export default function PlainList() {
  return (
    <Queries>
      <Plain />
    </Queries>
  )
}
