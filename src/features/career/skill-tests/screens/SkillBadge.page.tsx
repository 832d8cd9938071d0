import { useParams } from '@tanstack/react-router'
import { useApiState } from '../../../../web/api.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { LoadingTable } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { publicBadgeCall } from './calls.ts'
import { Scale } from './Scale.tsx'
import classes from './tests.module.css'

/** What a badge says to whoever was given its link. */
export default function SkillBadge() {
  const { code = '' } = useParams({ strict: false }) as { code?: string }
  return (
    <Queries>
      <Badge code={code} />
    </Queries>
  )
}

const Badge = ({ code }: { code: string }) => {
  const t = useWords()
  const { day } = useFormat()
  const { data, error } = useApiState(publicBadgeCall, { code }, { anonymous: true })
  if (error)
    return (
      <div className={`${panel.stack} ${classes.badge}`}>
        <h1 className={panel.title}>{t('publicBadge.title')}</h1>
        <p>{error.status === 404 ? t('publicBadge.none') : error.message}</p>
      </div>
    )
  if (!data) return <LoadingTable rows={3} columns={1} />
  const days = { taken: day(data.takenOn), until: day(data.until) }
  return (
    <article className={`${panel.stack} ${classes.badge}`}>
      <h1 className={panel.title}>
        <bdi>{t('publicBadge.of', { name: data.name, test: t(`names.${data.test}`) })}</bdi>
      </h1>
      <Scale test={data.test} score={data.score} band={data.band} />
      <p>{data.isOver ? t('publicBadge.over', days) : t('publicBadge.valid', days)}</p>
      <p className={panel.quiet}>{t('publicBadge.how')}</p>
    </article>
  )
}
