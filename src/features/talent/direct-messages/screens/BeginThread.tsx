import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useGo } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import panel from '../../../../web/ui/panel.module.css'
import { LONGEST_MESSAGE } from '../talk.rules.ts'
import { useWords } from '../words/index.ts'
import { CompanyOpeners } from './Composer.tsx'
import { beginCall, templateFactsCall, theirsCall } from './calls.ts'

type BeginThreadProps = { with: { application: string } | { invitation: string } }

/** The first message of a thread with somebody who applied, or who accepted an invitation. */
export const BeginThread = ({ with: whom }: BeginThreadProps) => {
  const t = useWords()
  const go = useGo()
  const begin = useCommand(beginCall, { refreshes: [theirsCall] })
  const [words, setWords] = useState('')
  const wrong = begin.error?.fields.words
  const [isOpen, setOpen] = useState(false)
  const { data: facts } = useApiState(templateFactsCall, whom, { enabled: isOpen })
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('company.write')}</summary>
      <form
        className={panel.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!begin.isPending)
            begin.mutate(
              { ...whom, words },
              { onSuccess: ({ thread }) => void go(paths.directMessages({ thread: thread.id })) },
            )
        }}
      >
        {facts && <CompanyOpeners facts={facts} onChoose={setWords} />}
        <Textarea
          label={t('company.words')}
          description={t('company.writeHint')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          error={wrong}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={LONGEST_MESSAGE}
          dir="auto"
        />
        {begin.error && !wrong && <p role="alert">{begin.error.message}</p>}
        <div>
          <Button type="submit" variant="default" loading={begin.isPending} disabled={!words.trim()}>
            {t('company.send')}
          </Button>
        </div>
      </form>
    </details>
  )
}
