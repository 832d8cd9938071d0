import { useDebouncedValue } from '@mantine/hooks'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import classes from '../../distance/screens/distance.module.css'
import { useWords } from '../words/index.ts'
import { previewCall } from './calls.ts'
import { type Draft, NO_PREVIEW, previewOf } from './draft.ts'

const WAIT_MS = 350

/** What a zone would have told of, before it is kept. */
export const Preview = ({ draft }: { draft: Draft }) => {
  const t = useWords()
  const format = useFormat()
  const [settled] = useDebouncedValue(draft, WAIT_MS)
  const asked = previewOf(settled)
  const { data, error, isFetching, refetch } = useApiState(previewCall, asked ?? NO_PREVIEW, {
    enabled: asked !== null,
  })
  const body = () => {
    if (asked === null) return <p className={classes.quiet}>{t('preview.wait')}</p>
    if (error?.fields) return <p role="alert">{Object.values(error.fields)[0]}</p>
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    if (!data) return null
    return (
      <>
        <p>
          <b>{data.adverts === 0 ? t('preview.none') : t('preview.count', { count: data.adverts })}</b>
        </p>
        {data.isTooMany && <p>{t('preview.tooMany')}</p>}
        {data.newest.length > 0 && (
          <>
            <p className={classes.quiet}>{t('preview.newest')}</p>
            <ul className={classes.towns}>
              {data.newest.map(({ id, title, company, town, at }) => (
                <li key={id}>
                  <Link to={paths.job(id)} dir="auto">
                    {t('preview.line', { title, company, town, day: format.day(at.slice(0, 10)) })}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    )
  }
  return (
    <section className={classes.card} aria-labelledby="preview" aria-live="polite" aria-busy={isFetching || undefined}>
      <h3 id="preview">{t('preview.title')}</h3>
      {body()}
    </section>
  )
}
