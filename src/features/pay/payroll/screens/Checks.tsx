import { useApiState } from '../../../../web/api.ts'
import { checksCall } from './calls.ts'
import { Notes } from './Notes.tsx'

/** What to look at of a run before it is locked, beside what stops somebody. */
export default function Checks({ id }: { id: string }) {
  const { data } = useApiState(checksCall, { id })
  return data ? <Notes notes={data.checks} /> : null
}
