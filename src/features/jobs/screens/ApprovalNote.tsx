import { Alert } from '@mantine/core'
import { useFormat } from '../../../web/ui/format.ts'
import type { Job } from '../contract.ts'
import { useWords } from '../words/index.ts'

/** Where the job stands with those who approve it; nothing where nobody has to. */
export const ApprovalNote = ({ job }: { job: Job }) => {
  const say = useWords()
  const format = useFormat()
  const { status, approval, waitsForYou } = job
  const names = (list: readonly string[]) => format.list(list)
  if (status === 'pending_approval')
    return (
      <Alert color={waitsForYou ? 'yellow' : 'gray'} title={say(waitsForYou ? 'approval.you' : 'approval.waits')}>
        {approval.alone
          ? say('approval.alone')
          : say(approval.all ? 'approval.each' : 'approval.any', { names: names(approval.missing) })}
        {approval.given.length > 0 && ` ${say('approval.given', { names: names(approval.given) })}`}
        {approval.askedBy && ` ${say('approval.asked', { who: format.isolated(approval.askedBy) })}`}
      </Alert>
    )
  if (status === 'approved')
    return (
      <Alert color="green" title={say('approval.approved')}>
        {approval.given.length > 0 && `${say('approval.given', { names: names(approval.given) })} `}
        {say('approval.approvedText')}
      </Alert>
    )
  if (approval.sentBack)
    return (
      <Alert color="yellow" title={say('approval.back', { who: format.isolated(approval.sentBack.by ?? '—') })}>
        <span dir="auto">{approval.sentBack.note}</span>
      </Alert>
    )
  if (approval.lapsed) return <Alert color="yellow">{say('approval.lapsed')}</Alert>
  if (status === 'draft' && approval.needed) return <Alert color="gray">{say('approval.needed')}</Alert>
  return null
}
