import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { SkillResultRow } from '../../../career/skill-tests/review.contract.ts'
import { useWords } from '../words/index.ts'
import { resultsCall, standCall, voidCall } from './calls.ts'

type DecideProps = { result: SkillResultRow; voids: boolean; onClose: () => void }

/** Voids a result, or lets it stand, with words that the person reads. */
export const Decide = ({ result: { id, name }, voids, onClose }: DecideProps) => {
  const t = useWords()
  const [words, setWords] = useState('')
  const refreshes = { refreshes: [resultsCall] }
  const toVoid = useCommand(voidCall, refreshes)
  const stand = useCommand(standCall, refreshes)
  const error = toVoid.error ?? stand.error
  const onSuccess = () => {
    notify.success(t('done'))
    onClose()
  }
  return (
    <Dialog title={t(voids ? 'voidOf' : 'standOf', { name })} onClose={onClose}>
      <form
        className={panel.stack}
        onSubmit={(e) => {
          e.preventDefault()
          if (voids) toVoid.mutate({ id, reason: words }, { onSuccess })
          else stand.mutate({ id, words }, { onSuccess })
        }}
      >
        <Textarea
          label={t(voids ? 'reason' : 'words')}
          description={t('reasonHint')}
          autosize
          minRows={3}
          maxLength={1000}
          value={words}
          onChange={(e) => setWords(e.currentTarget.value)}
        />
        {error && <ErrorState error={error} />}
        <div className={panel.row}>
          <Button
            type="submit"
            {...(voids ? { color: 'red' } : {})}
            disabled={!words.trim()}
            loading={toVoid.isPending || stand.isPending}
          >
            {t(voids ? 'void' : 'stand')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
