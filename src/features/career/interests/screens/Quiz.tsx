import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { type Answers, interestsOf, leadingOf, STATEMENTS, type Statement } from '../interests.rules.ts'
import { useWords } from '../words/index.ts'
import { interestsCall, keepInterestsCall } from './calls.ts'
import { Result } from './Result.tsx'

const SCALE = [1, 2, 3, 4, 5] as const
const A_PAGE = 6
const PAGES = Math.ceil(STATEMENTS.length / A_PAGE)

type QuizProps = { refreshes: readonly { path: string }[]; onClose: () => void }
type Given = Partial<Record<Statement, number>>

const isWhole = (given: Given): given is Answers => STATEMENTS.every((key) => given[key] !== undefined)

/** Thirty statements, six at a time, then the result. Nothing is sent unless it is kept. */
export default function Quiz({ refreshes, onClose }: QuizProps) {
  const t = useWords()
  const keep = useCommand(keepInterestsCall, { refreshes: [interestsCall, ...refreshes] })
  const [given, setGiven] = useState<Given>({})
  const [page, setPage] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const shown = STATEMENTS.slice(page * A_PAGE, (page + 1) * A_PAGE)
  const go = (to: number) => {
    const isForward = to > page
    if (isForward && shown.some((key) => given[key] === undefined)) return setMissing(true)
    setMissing(false)
    setPage(to)
  }
  const result = () => {
    if (!isWhole(given)) return null
    const scores = interestsOf(given)
    return (
      <>
        <Result scores={scores} leading={leadingOf(scores)} />
        <p className={panel.quiet}>{t('keepText')}</p>
        {keep.error && <p role="alert">{keep.error.message}</p>}
        <div className={panel.row}>
          <Button
            loading={keep.isPending}
            onClick={() =>
              keep.mutate(
                { answers: given },
                {
                  onSuccess: () => {
                    notify.success(t('keptNow'))
                    onClose()
                  },
                },
              )
            }
          >
            {t('keep')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </>
    )
  }
  return (
    <Dialog title={t('title')} onClose={onClose} size={640}>
      <div className={panel.stack}>
        {page === PAGES ? (
          result()
        ) : (
          <>
            <p className={panel.quiet}>
              {t('ask')} {t('page', { page: page + 1, of: PAGES })}
            </p>
            {shown.map((key) => (
              <Radio.Group
                key={key}
                label={t(`statements.${key}`)}
                value={given[key] === undefined ? null : `${given[key]}`}
                onChange={(value) => setGiven({ ...given, [key]: Number(value) })}
                error={isMissing && given[key] === undefined ? t('missing') : undefined}
              >
                <div className={panel.row}>
                  {SCALE.map((value) => (
                    <Radio key={value} value={`${value}`} label={t(`scale.s${value}`)} />
                  ))}
                </div>
              </Radio.Group>
            ))}
            <div className={panel.row}>
              {page > 0 && (
                <Button variant="default" onClick={() => go(page - 1)}>
                  {t('back')}
                </Button>
              )}
              <Button onClick={() => go(page + 1)}>{t(page === PAGES - 1 ? 'result' : 'next')}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
