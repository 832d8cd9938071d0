import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import type { FoundInSearch } from '../../criteria-search/contract.ts'
import { ObjectionDialog } from '../../criteria-search/screens/SayWrong.tsx'
import { useWords } from '../words/index.ts'
import { contestCall, inSearchesCall } from './calls.ts'
import classes from './found.module.css'

type Props = { search: FoundInSearch; line: string; text: string }

/** What somebody said against a verdict on them, with its answer; and the way to say so, once at a time. */
export const Contest = ({ search, line, text }: Props) => {
  const t = useWords()
  const [asking, setAsking] = useState(false)
  const said = search.objections.filter((o) => o.line === line)
  const { company } = search
  return (
    <>
      {said.map((o) => (
        <div key={o.at} className={classes.careful} dir="auto">
          {t('inSearches.said', { reason: o.reason })}
          <span className={classes.quiet}>
            {' '}
            {o.answer
              ? t(o.answer.agreed ? 'inSearches.agreed' : 'inSearches.stays', { company })
              : t('inSearches.waits')}{' '}
            {o.answer?.words && t('inSearches.theirWords', { words: o.answer.words })}
          </span>
        </div>
      ))}
      {said.every((o) => o.answer) && (
        <div>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={t('inSearches.wrongOf', { text })}
            onClick={() => setAsking(true)}
          >
            {t('inSearches.wrong')}
          </Button>
        </div>
      )}
      {asking && <Ask search={search} line={line} text={text} onClose={() => setAsking(false)} />}
    </>
  )
}

const Ask = ({ search: { id, company }, line, text, onClose }: Props & { onClose: () => void }) => {
  const t = useWords()
  const { mutate, isPending, error } = useCommand(contestCall, { refreshes: [inSearchesCall] })
  return (
    <ObjectionDialog
      text={text}
      words={{
        title: t('inSearches.wrongTitle'),
        hint: t('inSearches.wrongHint', { company }),
        done: t('inSearches.wrongSent', { company }),
        send: t('send'),
        cancel: t('cancel'),
        close: t('close'),
      }}
      command={{ mutate: (reason, then) => mutate({ run: id, line, reason }, then), isPending, error }}
      onClose={onClose}
    />
  )
}
