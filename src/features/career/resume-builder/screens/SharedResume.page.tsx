import { Button, Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { makeAndFetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useWords } from '../words/index.ts'
import { openSharedCall } from './calls.ts'
import { Paper } from './Paper.tsx'
import classes from './resumes.module.css'

/** A CV, for whoever was given its link. */
export default function SharedResume() {
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  return (
    <Queries>
      <Shared token={token} />
    </Queries>
  )
}

const Shared = ({ token }: { token: string }) => {
  const t = useWords()
  const { moment } = useFormat()
  const { mutate: open, data, error } = useCommand(openSharedCall, { anonymous: true })
  const [making, setMaking] = useState<string | null>(null)
  useEffect(() => open({ token }), [open, token])
  const download = async (format: 'pdf' | 'docx') => {
    setMaking(format)
    try {
      const name = data?.name || t('shared.title')
      saveFile(`${name}.${format}`, await makeAndFetchFile('/api/shared-resumes/file', { token, format }))
    } catch (failure) {
      notify.failure(failure instanceof Error ? failure.message : '')
    } finally {
      setMaking(null)
    }
  }
  if (error)
    return (
      <div className={classes.shared}>
        <h1>{t('shared.title')}</h1>
        <p>{error.status === 404 ? t('shared.none') : error.message}</p>
      </div>
    )
  if (!data) return <Skeleton height={320} />
  return (
    <article className={classes.shared}>
      <h1>
        <bdi>{data.name || t('shared.title')}</bdi>
      </h1>
      <div className={classes.row}>
        {(['pdf', 'docx'] as const).map((format) => (
          <Button
            key={format}
            variant={format === 'pdf' ? 'filled' : 'default'}
            loading={making === format}
            onClick={() => void download(format)}
          >
            {t(`shared.${format}`)}
          </Button>
        ))}
      </div>
      <Paper document={data.document} template={data.template} empty={<p>{t('shared.title')}</p>} />
      <p className={classes.note}>{t('shared.until', { when: moment(data.endsAt) })}</p>
    </article>
  )
}
