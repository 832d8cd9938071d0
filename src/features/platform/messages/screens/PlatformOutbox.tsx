import '@mantine/core/styles.layer.css'
import { Queries } from '../../../../web/queries.tsx'
import Outbox from './Outbox.tsx'

/** The outbox of the whole platform, outside the dashboard. */
export default function PlatformOutbox() {
  return (
    <Queries>
      <Outbox />
    </Queries>
  )
}
