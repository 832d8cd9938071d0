import { Skeleton } from '@mantine/core'
import { useApiState } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import { readMineCall } from '../../direct-messages/screens/calls.ts'
import { useWords } from '../words/index.ts'

/** The words of a thread with a company, to read. */
export default function OneThread({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const t = useWords()
  const { moment } = useFormat()
  const answer = useApiState(readMineCall, { id })
  return (
    <Dialog onClose={onClose} title={<bdi>{title}</bdi>}>
      <WhenLoaded answer={answer} waiting={<Skeleton height={160} />}>
        {({ thread, messages }) => (
          <ol className={panel.list}>
            {messages.map((message) => (
              <li key={message.id}>
                <span className={panel.quiet}>
                  <bdi>{message.side === 'seeker' ? t('you') : (message.by ?? thread.name)}</bdi> · {moment(message.at)}
                </span>
                <br />
                <span dir="auto" className={panel.words}>
                  {message.words}
                </span>
              </li>
            ))}
          </ol>
        )}
      </WhenLoaded>
    </Dialog>
  )
}
