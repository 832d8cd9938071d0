import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Page } from '../../../../web/ui/Page.tsx'
import { OrgTree } from '../../employments/screens/OrgTree.tsx'
import { useProfileWords } from '../profile/words/index.ts'

/** Everybody of the company by whom they report to, level by level. */
export default function OrgChart({ onClose }: { onClose: () => void }) {
  const t = useProfileWords()
  return (
    <Page
      title={t('org.title')}
      subtitle={t('org.text')}
      actions={
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} className="mirrored" />}
          onClick={() => void onClose()}
        >
          {t('back')}
        </Button>
      }
    >
      <OrgTree label={t('org.title')} />
    </Page>
  )
}
