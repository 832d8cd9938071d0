import '../../../../web/styles.dashboard.ts'
import { Queries } from '../../../../web/queries.tsx'
import Outbox from './Outbox.screen.tsx'

/** The outbox of the whole platform, outside the dashboard. */
export default function PlatformOutbox() {
  return (
    <Queries>
      <Outbox />
    </Queries>
  )
}
