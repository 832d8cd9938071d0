import { Button, Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { BoostLine } from '../boost.rules.ts'
import { useWords } from '../words/index.ts'

type SuggestedProps = { line: BoostLine; busy: boolean; onTake: (text: string) => void; onLeave: () => void }

/** A line as it was and as it could be, with why; what only its person can know is asked. */
export const Suggested = ({ line, busy, onTake, onLeave }: SuggestedProps) => {
  const t = useWords()
  const { list } = useFormat()
  const heading = useId()
  const { about, suggestion } = line
  const { was, rules, question } = suggestion
  const [text, setText] = useState(suggestion.becomes)
  const isEmpty = text.trim() === ''
  return (
    <li>
      <article className={panel.card} aria-labelledby={heading}>
        <h2 id={heading}>
          <bdi>{about}</bdi>
        </h2>
        <div>
          <p className={panel.quiet}>{t('was')}</p>
          <p lang="en" dir="auto">
            {was}
          </p>
        </div>
        {question?.asks === 'verb' && (
          <div>
            <p className={panel.quiet}>{t('asksVerb')}</p>
            <div className={panel.row}>
              {question.verbs.map((verb) => (
                <Button
                  key={verb}
                  variant="default"
                  size="compact-md"
                  lang="en"
                  onClick={() => setText(`${verb} ${question.rest}`)}
                >
                  {verb}
                </Button>
              ))}
            </div>
          </div>
        )}
        <Textarea
          label={t('becomes')}
          description={question?.asks === 'number' ? t('asksNumber') : t('edit')}
          error={isEmpty && t('empty')}
          autosize
          minRows={1}
          maxLength={1_000}
          lang="en"
          dir="auto"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {rules.length > 0 && <p className={panel.quiet}>{list(rules.map((rule) => t(`why.${rule}`)))}</p>}
        <div className={panel.row}>
          <Button
            loading={busy}
            disabled={isEmpty || text.trim() === was}
            aria-label={t('acceptOf', { line: was })}
            onClick={() => onTake(text)}
          >
            {t('accept')}
          </Button>
          <Button variant="default" disabled={busy} aria-label={t('refuseOf', { line: was })} onClick={onLeave}>
            {t('refuse')}
          </Button>
        </div>
      </article>
    </li>
  )
}
