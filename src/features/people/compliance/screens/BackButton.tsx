import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useComplianceWords } from '../words/index.ts'

export const BackButton = ({ onBack }: { onBack: () => void }) => {
  const t = useComplianceWords()
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconArrowLeft size={16} className="mirrored" />}
      onClick={onBack}
    >
      {t('back')}
    </Button>
  )
}
