import { Button, Checkbox, Radio, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import type { KnownSkill } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { forgetCall, OF_SKILLS, sayCall } from './calls.ts'
import { useEvidence } from './useEvidence.ts'

const CHOICES = ['confirmed', 'denied', 'hidden', 'learning'] as const
type Choice = (typeof CHOICES)[number]

const chosenOf = (skill: KnownSkill): Choice => CHOICES.find((choice) => choice === skill.said?.stand) ?? 'confirmed'

/** Where a skill comes from, and what the person says of it. */
export const SkillDialog = ({ skill, onClose }: { skill: KnownSkill; onClose: () => void }) => {
  const t = useWords()
  const evidenceOf = useEvidence()
  const [stand, setStand] = useState<Choice>(chosenOf(skill))
  const [first, setFirst] = useState(skill.said?.first ?? false)
  const [note, setNote] = useState(skill.said?.note ?? '')
  const say = useCommand(sayCall, { refreshes: OF_SKILLS })
  const forget = useCommand(forgetCall, { refreshes: OF_SKILLS })
  const done = {
    onSuccess: () => {
      notify.success(t('skill.saved'))
      onClose()
    },
  }
  const problem = say.error ?? forget.error
  const { said } = skill
  return (
    <Dialog title={skill.label} onClose={onClose}>
      <form
        className={panel.stack}
        onSubmit={(event) => {
          event.preventDefault()
          say.mutate({ skill: skill.label, stand, note: note || null, first }, done)
        }}
      >
        <div className={panel.list}>
          <h3 className={panel.title}>{t('skill.where')}</h3>
          {skill.evidence.length === 0 && <p className={panel.quiet}>{t('skill.nowhere')}</p>}
          <ul className={panel.list}>
            {skill.evidence.map((evidence) => (
              <li key={JSON.stringify(evidence)} className={panel.quiet}>
                <bdi>{evidenceOf(evidence)}</bdi>
              </li>
            ))}
          </ul>
        </div>
        <Radio.Group label={t('skill.stand')} value={stand} onChange={(value) => setStand(value as Choice)}>
          <div className={panel.list}>
            {CHOICES.map((choice) => (
              <Radio key={choice} value={choice} label={t(`skill.${choice}`)} />
            ))}
          </div>
        </Radio.Group>
        <Checkbox
          label={t('skill.first')}
          description={t('skill.firstHint')}
          checked={first}
          onChange={(event) => setFirst(event.currentTarget.checked)}
        />
        <Textarea
          label={t('skill.note')}
          description={t('skill.noteHint')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={500}
          dir="auto"
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {problem && <p role="alert">{problem.message}</p>}
        <div className={panel.row}>
          <Button type="submit" loading={say.isPending}>
            {t('skill.save')}
          </Button>
          {said && (
            <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate({ id: said.id }, done)}>
              {t('skill.forget')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
