import { useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { type GivenAnswer, isRightAnswer } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { Shown } from './Shown.tsx'
import type { TestForm } from './useTestForm.ts'

const NOTHING: GivenAnswer = { chosen: [], typed: '' }

/** The test as an applicant sees it, to try: nothing of it is kept. */
export const Preview = ({ form, onClose }: { form: TestForm['form']; onClose: () => void }) => {
  const t = useWords()
  const { number } = useFormat()
  const [given, setGiven] = useState<Record<string, GivenAnswer>>({})
  const right = form.questions.filter((one) => isRightAnswer({ ...one, key: 0 }, given[one.id] ?? null)).length
  return (
    <Dialog title={form.title || t('untitled')} size="lg" onClose={onClose}>
      <div className={panel.stack}>
        <p className={panel.note}>
          {t('preview.text', { asks: number(form.asks), pool: number(form.questions.length) })}
        </p>
        {form.purpose && <p dir="auto">{form.purpose}</p>}
        <ol className={panel.stack}>
          {form.questions.map((question) => (
            <li key={question.id}>
              <Shown
                id={`preview-${question.id}`}
                question={question}
                language={form.language}
                given={given[question.id] ?? NOTHING}
                labels={{
                  one: t('preview.one'),
                  many: t('preview.many'),
                  number: t('preview.number'),
                  numberHint: t('fields.valueHint'),
                  wrong: '',
                }}
                onChange={(next) => setGiven((old) => ({ ...old, [question.id]: next }))}
              />
            </li>
          ))}
        </ol>
        <p role="status">{t('preview.right', { right: number(right), pool: number(form.questions.length) })}</p>
      </div>
    </Dialog>
  )
}
