import { Button, Radio } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { MINUTES, type SkillTest, TIME_PERCENTS } from '../kinds.rules.ts'
import { useWords } from '../words/index.ts'
import { startCall, testsCall } from './calls.ts'

const TIMES = { 100: 'times.usual', 125: 'times.quarter', 150: 'times.half', 200: 'times.twice' } as const

/** A line of `begin` in the words of the tests. */
export type BeginLine = 'clock' | 'speed' | 'pause' | 'chosen' | 'typed' | 'away' | 'retake'

/** How a test goes, by how its answers are given. */
export const linesOf = (test: SkillTest): readonly BeginLine[] => {
  if (test === 'typing') return ['speed', 'pause', 'away', 'retake']
  const how = test === 'reading' || test === 'care' ? 'chosen' : 'typed'
  return ['clock', 'pause', how, 'away', 'retake']
}

type BeginProps = { test: SkillTest; onClose: () => void; onBegun: (attempt: string) => void }

/** A test that somebody begins of their own accord. */
export default function Begin({ test, onClose, onBegun }: BeginProps) {
  const t = useWords()
  const start = useCommand(startCall, { refreshes: [testsCall] })
  return (
    <BeginDialog
      name={t(`names.${test}`)}
      minutes={MINUTES[test]}
      lines={linesOf(test)}
      starting={start}
      onStart={(timePercent) => start.mutate({ test, timePercent }, { onSuccess: ({ id }) => onBegun(id) })}
      onClose={onClose}
    />
  )
}

type BeginDialogProps = {
  name: string
  /** The usual time. */
  minutes: number
  lines: readonly BeginLine[]
  /** What else is to be known before it begins. */
  about?: ReactNode
  starting: { isPending: boolean; error: Error | null }
  onStart: (timePercent: number) => void
  onClose: () => void
}

/** How a test goes, and how much time somebody wants for it. */
export const BeginDialog = ({ name, minutes, lines, about, starting, onStart, onClose }: BeginDialogProps) => {
  const t = useWords()
  const [percent, setPercent] = useState('100')
  return (
    <Dialog title={t('begin.title', { test: name })} onClose={onClose}>
      <div className={panel.stack}>
        {about}
        <ul>
          {lines.map((line) => (
            <li key={line}>{t(`begin.${line}`)}</li>
          ))}
        </ul>
        <Radio.Group label={t('begin.time')} description={t('begin.reason')} value={percent} onChange={setPercent}>
          <div className={panel.stack} style={{ gap: 8, marginBlockStart: 8 }}>
            {TIME_PERCENTS.map((one) => (
              <Radio key={one} value={`${one}`} label={t(TIMES[one], { count: (minutes * one) / 100 })} />
            ))}
          </div>
        </Radio.Group>
        {starting.error && <ErrorState error={starting.error} />}
        <div className={panel.row}>
          <Button loading={starting.isPending} onClick={() => onStart(Number(percent))}>
            {t('begin.now')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('begin.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
