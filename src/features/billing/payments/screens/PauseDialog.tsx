import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'

const DAYS = [7, 14, 21, 30] as const

type Props = {
  texts: { title: string; text: string; days: string; confirm: string; keep: string }
  /** What so many days do to what is charged next; null: nothing is known of it. */
  movesBy: (days: number) => string | null
  isPending: boolean
  error: Error | null
  onPause: (days: number) => void
  onClose: () => void
}

/** For how long a plan stands still: of a job seeker or of a company, in the words of either. */
export const PauseDialog = ({ texts, movesBy, isPending, error, onPause, onClose }: Props) => {
  const t = useWords()
  const [days, setDays] = useState<(typeof DAYS)[number]>(14)
  const moves = movesBy(days)
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className={panel.stack}>
        <p style={{ margin: 0 }}>{texts.text}</p>
        <NativeSelect
          label={texts.days}
          value={days}
          onChange={(event) => setDays(DAYS.find((one) => String(one) === event.currentTarget.value) ?? days)}
          data={DAYS.map((one) => ({ value: String(one), label: t(`pause.days${one}`) }))}
        />
        {moves && <p style={{ margin: 0 }}>{moves}</p>}
        {error && <ErrorState error={error} />}
        <div className={panel.row}>
          <Button loading={isPending} onClick={() => onPause(days)}>
            {texts.confirm}
          </Button>
          <Button variant="default" onClick={onClose}>
            {texts.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
