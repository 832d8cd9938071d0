import { Alert } from '@mantine/core'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Job } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { useFieldName } from './useFieldName.ts'

/** Where the job stands with those who approve it; nothing where nobody has to. */
export const ApprovalNote = ({ job }: { job: Job }) => {
  const t = useWords()
  const format = useFormat()
  const { status, approval, waitsForYou } = job
  const names = (list: readonly string[]) => format.list(list)
  if (job.proposed) return <ChangeNote job={job} proposed={job.proposed} />
  if (status === 'pending_approval')
    return (
      <Alert color={waitsForYou ? 'yellow' : 'gray'} title={t(waitsForYou ? 'approval.you' : 'approval.waits')}>
        <Whose job={job} />
      </Alert>
    )
  if (status === 'approved')
    return (
      <Alert color="green" title={t('approval.approved')}>
        {approval.given.length > 0 && `${t('approval.given', { names: names(approval.given) })} `}
        {t('approval.approvedText')}
      </Alert>
    )
  if (approval.sentBack)
    return (
      <Alert color="yellow" title={t('approval.back', { who: format.isolated(approval.sentBack.by ?? '—') })}>
        <span dir="auto">{approval.sentBack.note}</span>
      </Alert>
    )
  if (approval.lapsed) return <Alert color="yellow">{t('approval.lapsed')}</Alert>
  if (status === 'draft' && approval.needed) return <Alert color="gray">{t('approval.needed')}</Alert>
  return null
}

/** Whose word is missing, who has given it, and who asked. */
const Whose = ({ job: { approval } }: { job: Job }) => {
  const t = useWords()
  const format = useFormat()
  const names = (list: readonly string[]) => format.list(list)
  return (
    <>
      {approval.alone
        ? t('approval.alone')
        : t(approval.all ? 'approval.each' : 'approval.any', { names: names(approval.missing) })}
      {approval.given.length > 0 && ` ${t('approval.given', { names: names(approval.given) })}`}
      {approval.askedBy && ` ${t('approval.asked', { who: format.isolated(approval.askedBy) })}`}
    </>
  )
}

const formatValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.every((v) => typeof v === 'string') ? value.join(', ') : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What is to be different of a published job, each field as it is and as it would be. */
const ChangeNote = ({ job, proposed }: { job: Job; proposed: Record<string, unknown> }) => {
  const t = useWords()
  const label = useFieldName()
  const content = job.content as Record<string, unknown>
  return (
    <Alert
      color={job.waitsForYou ? 'yellow' : 'gray'}
      title={t(job.waitsForYou ? 'approval.changeYou' : 'approval.changeWaits')}
    >
      <Whose job={job} /> {t('approval.changeText')}
      <ul>
        {Object.entries(proposed).map(([name, value]) => (
          <li key={name}>
            {label(name)}
            {name !== 'description' && formatValue(value) !== '' && name !== 'placeId' && name !== 'occupationId' && (
              <>
                {': '}
                <s dir="auto">{formatValue(content[name])}</s> <strong dir="auto">{formatValue(value)}</strong>
              </>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
