import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../words/index.ts'

type Props = { jobId: string; title: string }

/** What brings people to an advert nobody has answered yet: its address, to copy or to send. */
export default function ShareKit({ jobId, title }: Props) {
  const t = useWords()
  const [copied, setCopied] = useState(false)
  const address = `${location.origin}/jobs/${jobId}`
  const text = encodeURIComponent(`${title}: ${address}`)
  return (
    <Group gap="xs" align="flex-end" justify="center" my="sm">
      <TextInput label={t('share.address')} value={address} readOnly w={{ base: '100%', sm: 380 }} dir="ltr" />
      <Button
        variant="default"
        onClick={() =>
          void navigator.clipboard.writeText(address).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {t(copied ? 'share.copied' : 'share.copy')}
      </Button>
      <Button variant="default" component="a" href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
        {t('share.email')}
      </Button>
      <Button variant="default" component="a" href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer">
        {t('share.whatsapp')}
      </Button>
    </Group>
  )
}
