import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { MINUTES, type SkillTest, TIME_PERCENTS } from '../kinds.rules.ts'
import { useWords } from '../words/index.ts'
import { startCall, testsCall } from './calls.ts'

const TIMES = { 100: 'times.usual', 125: 'times.quarter', 150: 'times.half', 200: 'times.twice' } as const

/** How a test goes, by how its answers are given. */
const linesOf = (test: SkillTest) => {
  if (test === 'typing') return ['speed', 'pause', 'away', 'retake'] as const
  const how = test === 'reading' || test === 'care' ? 'chosen' : 'typed'
  return ['clock', 'pause', how, 'away', 'retake'] as const
}

type BeginProps = { test: SkillTest; onClose: () => void; onBegun: (attempt: string) => void }

/** A test that somebody begins of their own accord. */
export default function Begin({ test, onClose, onBegun }: BeginProps) {
  const start = useCommand(startCall, { refreshes: [testsCall] })
  return (
    <BeginDialog
      test={test}
      starting={start}
      onStart={(timePercent) => start.mutate({ test, timePercent }, { onSuccess: ({ id }) => onBegun(id) })}
      onClose={onClose}
    />
  )
}

type BeginDialogProps = {
  test: SkillTest
  starting: { isPending: boolean; error: Error | null }
  onStart: (timePercent: number) => void
  onClose: () => void
}

/** How a test goes, and how much time somebody wants for it. */
export const BeginDialog = ({ test, starting, onStart, onClose }: BeginDialogProps) => {
  const t = useWords()
  const [percent, setPercent] = useState('100')
  return (
    <Dialog title={t('begin.title', { test: t(`names.${test}`) })} onClose={onClose}>
      <div className={panel.stack}>
        <ul>
          {linesOf(test).map((line) => (
            <li key={line}>{t(`begin.${line}`)}</li>
          ))}
        </ul>
        <Radio.Group label={t('begin.time')} description={t('begin.reason')} value={percent} onChange={setPercent}>
          <div className={panel.stack} style={{ gap: 8, marginBlockStart: 8 }}>
            {TIME_PERCENTS.map((one) => (
              <Radio key={one} value={`${one}`} label={t(TIMES[one], { count: (MINUTES[test] * one) / 100 })} />
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
