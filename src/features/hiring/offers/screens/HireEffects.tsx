import { Alert } from '@mantine/core'
import type { Output } from '../../../../shared/endpoint.ts'
import { LetterPreview } from '../../../../web/ui/Consequences.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import classes from '../../interviews/screens/interviews.module.css'
import type { previewHire } from '../contract.ts'
import { useOfferWords } from '../words/index.ts'

type Props = { preview: Output<typeof previewHire>; closeJob: boolean }

/** What hiring does beside the record: what goes over, what is called off, whose application ends and what each of them reads. */
export const HireEffects = ({ preview, closeJob }: Props) => {
  const t = useOfferWords()
  const { list, moment } = useFormat()
  const carries = [...preview.carries, ...(preview.phone ? (['phone'] as const) : [])]
  return (
    <>
      {carries.length > 0 && (
        <p className={classes.quiet}>
          {t('hire.carries', { what: list(carries.map((what) => t(`carried.${what}`))) })}
        </p>
      )}
      {preview.interviews > 0 && <p className={classes.quiet}>{t('hire.interviews', { count: preview.interviews })}</p>}
      {preview.fills && closeJob && preview.othersCount > 0 && (
        <Alert color="yellow" title={t('hire.othersTitle', { count: preview.othersCount })}>
          <p>{t('hire.othersText', { when: moment(preview.closesAt) })}</p>
          {preview.others.map((other) => (
            <details key={other.id}>
              <summary>
                <bdi>{other.name ?? t('list.number', { number: String(other.number) })}</bdi> · {other.stage}
              </summary>
              <LetterPreview
                name={t('hire.letter')}
                subject={other.subject}
                body={other.body}
                leaves={t('hire.letterLeaves', { when: moment(other.leavesAt) })}
              />
            </details>
          ))}
          {preview.othersCount > preview.others.length && (
            <p>{t('hire.more', { count: preview.othersCount - preview.others.length })}</p>
          )}
        </Alert>
      )}
    </>
  )
}
