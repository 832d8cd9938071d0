import '../../../../web/styles.dashboard.ts'
import { SegmentedControl } from '@mantine/core'
import { useAddress } from '../../../../web/address.ts'
import { Queries } from '../../../../web/queries.tsx'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { useWords } from '../words/index.ts'
import { Messages } from './Messages.tsx'
import { Subscriptions } from './Subscriptions.tsx'

const AT = { show: 'messages', state: '', page: '1', size: '50' }

/** What people wrote to the platform, and who asked for its newsletter. Outside the dashboard, beside the outbox of the platform. */
export default function ContactLists() {
  return (
    <Queries>
      <Lists />
    </Queries>
  )
}

const Lists = () => {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const list = { at, usual: AT, go }
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <div className={panel.row}>
        <SegmentedControl
          aria-label={t('show')}
          value={at.show === 'newsletter' ? 'newsletter' : 'messages'}
          onChange={(show) => go({ ...AT, show })}
          data={[
            { value: 'messages', label: t('messages') },
            { value: 'newsletter', label: t('subscriptions') },
          ]}
        />
      </div>
      {at.show === 'newsletter' ? <Subscriptions {...list} /> : <Messages {...list} />}
    </Page>
  )
}
