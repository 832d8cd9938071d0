import { useAddress } from '../../../../web/address.ts'
import type { Job } from '../../jobs/contract.ts'
import { Board } from '../../pipeline/screens/Board.tsx'

const AT = { search: '', show: '', names: '', settings: '', card: '' }

/** The board of this job alone. */
export default function Pipeline({ job }: { job: Job }) {
  const [at, go] = useAddress(AT)
  const { id, title, number, status } = job
  return (
    <Board
      jobId={id}
      jobs={[{ id, title, number, place: job.place, status, active: 0, waiting: 0 }]}
      at={at}
      onChange={(change) => void go(change, { replace: true })}
    />
  )
}
