import { Alert, Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import { useMinor } from '../../payroll/screens/calls.ts'
import { useWords } from '../words/index.ts'
import classes from './budget.module.css'
import { costCall } from './calls.ts'

type Opened = { id: string; onChange?: () => void; onClose: () => void }
const KINDS = ['pay', 'employer', 'end_of_service'] as const

/** What a place costs in a month, each amount with how it comes about. */
export default function CostDialog({ id, onChange, onClose }: Opened) {
  const t = useWords()
  const say = useSentences()
  const { month: monthName } = useFormat()
  const [month, setMonth] = useState('')
  const answer = useApiState(costCall, { positionId: id, month })
  const { data } = answer
  const money = useMinor(data?.country, data?.currency)
  const title = data ? t('cost.title', { title: data.title, month: monthName(data.month) }) : t('position.cost')
  return (
    <Dialog title={title} onClose={onClose} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={4} columns={2} />}>
        {(cost) => (
          <div className={classes.stack}>
            <NativeSelect
              label={t('month')}
              value={cost.month}
              onChange={(e) => setMonth(e.currentTarget.value)}
              data={cost.months.map((one) => ({ value: one.month, label: monthName(one.month) }))}
            />
            {cost.problem && (
              <Alert color="yellow" variant="light" title={t('position.notKnown')}>
                {say(cost.problem)}
              </Alert>
            )}
            {cost.lawOf !== cost.month && (
              <p className={classes.quiet}>{t('cost.lawOf', { month: monthName(cost.lawOf) })}</p>
            )}
            {cost.lines.length === 0 && <p className={classes.quiet}>{t('cost.nothing')}</p>}
            {KINDS.map((kind) => {
              const lines = cost.lines.filter((line) => line.kind === kind)
              if (lines.length === 0) return null
              return (
                <table key={kind} className={classes.table}>
                  <caption className={classes.quiet} style={{ textAlign: 'start' }}>
                    {t(`cost.${kind}`)}
                  </caption>
                  <tbody>
                    {lines.map((line) => (
                      <tr key={line.label}>
                        <th scope="row">{say(line.label)}</th>
                        <td className={`figures ${classes.end}`}>
                          <Explain name={line.label} explained={line.why}>
                            {money(line.amount)}
                          </Explain>
                        </td>
                      </tr>
                    ))}
                    <tr data-sum="">
                      <th scope="row">{t('cost.sum')}</th>
                      <td className={`figures ${classes.end}`}>
                        {money(lines.reduce((sum, { amount }) => sum + amount, 0))}
                      </td>
                    </tr>
                  </tbody>
                </table>
              )
            })}
            {cost.assumed.length > 0 && (
              <p className={classes.quiet}>
                {t('cost.assumed')}: {cost.assumed.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
              </p>
            )}
            {onChange && (
              <div className={classes.actions}>
                <Button variant="default" onClick={onChange}>
                  {t('position.change')}
                </Button>
              </div>
            )}
          </div>
        )}
      </WhenLoaded>
    </Dialog>
  )
}
