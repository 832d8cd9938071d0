import { Alert, Button, Group, NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { type PolicyContent, type PolicyRule, WHEN_OVER } from '../../../../shared/approvals.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { PoliciesView, PolicyInput, PolicyView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { listCall, policiesCall, savePolicyCall } from './calls.ts'
import { RuleFields } from './RuleFields.tsx'
import { Simulate } from './Simulate.tsx'
import { useShown } from './useShown.ts'

type Props = { policy: PolicyView; all: PoliciesView; onClose: () => void }

const FRESH: PolicyRule = { when: {}, steps: [{ who: [{ by: 'administrators', mode: 'any' }] }] }

/** The rules of a kind: tried out first, then asked for. */
export const PolicyDialog = ({ policy, all, onClose }: Props) => {
  const t = useWords()
  const shown = useShown()
  const save = useCommand(savePolicyCall, { refreshes: [policiesCall, listCall] })
  const [content, setContent] = useState<PolicyContent>(policy.content as PolicyContent)
  const setRule = (index: number, rule: PolicyRule) =>
    setContent({ ...content, rules: content.rules.map((r, i) => (i === index ? rule : r)) })
  const send = (wanted: PolicyContent | null) =>
    save.mutate(
      { kind: policy.kind, content: wanted as PolicyInput | null },
      {
        onSuccess: () => {
          notify.success(t(all.alone ? 'policies.saved' : 'policies.asked'))
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={t('policies.title', { name: shown.kind(policy.kind) })}
      onClose={onClose}
      size="xl"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap="md">
        {content.rules.map((rule, index) => (
          <RuleFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the order
            key={index}
            index={index}
            rule={rule}
            policy={policy}
            all={all}
            isLast={index === content.rules.length - 1}
            onChange={(next) => setRule(index, next)}
            onRemove={() => setContent({ ...content, rules: content.rules.filter((_r, i) => i !== index) })}
          />
        ))}
        <Group>
          <Button variant="default" onClick={() => setContent({ ...content, rules: [FRESH, ...content.rules] })}>
            {t('policies.addRule')}
          </Button>
        </Group>
        <NativeSelect
          label={t('whenOver.label')}
          description={t(policy.mayDecline ? 'whenOver.hint' : 'whenOver.never')}
          value={content.whenOver ?? 'escalate'}
          onChange={(event) =>
            setContent({ ...content, whenOver: WHEN_OVER.find((one) => one === event.currentTarget.value) })
          }
          data={WHEN_OVER.filter((one) => one !== 'decline' || policy.mayDecline).map((one) => ({
            value: one,
            label: t(`whenOver.${one}`),
          }))}
        />
        <Simulate policy={policy} all={all} content={content} />
        {!all.alone && <Alert color="yellow">{t('policies.another')}</Alert>}
        {save.error && <Alert color="red">{save.error.message}</Alert>}
        <Group justify="space-between">
          {policy.own ? (
            <Button variant="subtle" onClick={() => send(null)} loading={save.isPending}>
              {t('policies.reset')}
            </Button>
          ) : (
            <span />
          )}
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button onClick={() => send(content)} loading={save.isPending}>
              {t(all.alone ? 'policies.save' : 'policies.ask')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  )
}
