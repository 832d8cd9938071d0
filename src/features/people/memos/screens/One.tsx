import { useApiState } from '../../../../web/api.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { Composer } from './Composer.tsx'
import { choicesCall, readCall } from './calls.ts'
import { MemoView } from './MemoView.tsx'

type Props = { id: string; onGo: (memo: string) => void }

/** One memo: being written, or followed once it is sent. */
export default function MemoScreen({ id, onGo }: Props) {
  const isNew = id === 'new'
  const read = useApiState(readCall, { id }, { enabled: !isNew })
  const choices = useApiState(choicesCall, {})
  const error = read.error ?? choices.error
  if (error && (!choices.data || (!isNew && !read.data)))
    return (
      <ErrorState
        error={error}
        onRetry={() => {
          if (!isNew) void read.refetch()
          void choices.refetch()
        }}
        retrying={read.isFetching || choices.isFetching}
      />
    )
  if (!choices.data || (!isNew && !read.data)) return <LoadingTable rows={6} columns={3} />
  const memo = read.data?.memo ?? null
  return memo === null || memo.state === 'draft' ? (
    <Composer memo={memo} choices={choices.data} onGo={onGo} />
  ) : (
    <MemoView memo={memo} onGo={onGo} />
  )
}
