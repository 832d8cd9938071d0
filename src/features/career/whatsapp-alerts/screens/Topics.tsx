import { Checkbox } from '@mantine/core'
import { ALERT_TOPICS, type AlertTopic } from '../alerts.rules.ts'
import { useWords } from '../words/index.ts'

type TopicsProps = { value: readonly AlertTopic[]; onChange: (topics: AlertTopic[]) => void }

/** What somebody is told of. */
export const Topics = ({ value, onChange }: TopicsProps) => {
  const t = useWords()
  return (
    <Checkbox.Group
      label={t('topics.label')}
      value={[...value]}
      onChange={(said) => onChange(ALERT_TOPICS.filter((topic) => said.includes(topic)))}
    >
      {ALERT_TOPICS.map((topic) => (
        <Checkbox key={topic} value={topic} label={t(`topics.${topic}`)} mt={8} />
      ))}
    </Checkbox.Group>
  )
}
