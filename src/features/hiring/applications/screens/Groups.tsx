import { Button, VisuallyHidden } from '@mantine/core'
import type { Input } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { STAGE_KINDS } from '../../jobs/stages.rules.ts'
import type { groupApplications } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { groupsCall } from './calls.ts'
import classes from './work.module.css'

type GroupsInput = Input<typeof groupApplications>
type Props = { asked: GroupsInput; onChoose: (key: string) => void }

/** The groups of the list with how many are in each; one is opened by a press. */
export default function Groups({ asked: input, onChoose }: Props) {
  const t = useWords()
  const format = useFormat()
  const groups = useApiState(groupsCall, input).data?.groups ?? []
  const nameOf = ({ key, name }: { key: string; name: string }) =>
    input.by === 'stage' ? t(`kinds.${STAGE_KINDS.find((s) => s === key) ?? 'applied'}`) : name || t('nobody')
  return (
    <section className={classes.groups} aria-label={`${t('group')}: ${t(input.by)}`}>
      <VisuallyHidden component="h2">{`${t('group')}: ${t(input.by)}`}</VisuallyHidden>
      {groups.map((group) => (
        <h3 key={group.key}>
          <Button variant="default" size="compact-md" disabled={group.key === ''} onClick={() => onChoose(group.key)}>
            <bdi>{nameOf(group)}</bdi>&nbsp;<strong>{format.number(group.count)}</strong>
          </Button>
        </h3>
      ))}
    </section>
  )
}
