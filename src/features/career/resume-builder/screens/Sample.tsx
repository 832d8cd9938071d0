import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { TEMPLATES, type Template } from '../kinds.rules.ts'
import { SAMPLE } from '../sample.rules.ts'
import { useWords } from '../words/index.ts'
import { Paper } from './Paper.tsx'
import classes from './resumes.module.css'

const NAMES = { classic: 'templates.classic', timeline: 'templates.timeline', compact: 'templates.compact' } as const

/** A made-up CV in each template, to look at. Nothing of it is copied anywhere. */
export default function Sample({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const [template, setTemplate] = useState<Template>('classic')
  return (
    <Dialog title={t('sample.title')} size="lg" onClose={onClose}>
      <div className={classes.stack}>
        <p className={classes.note}>{t('sample.text')}</p>
        <NativeSelect
          label={t('templates.label')}
          value={template}
          data={TEMPLATES.map((one) => ({ value: one, label: t(NAMES[one]) }))}
          onChange={(event) => setTemplate(TEMPLATES.find((one) => one === event.currentTarget.value) ?? 'classic')}
        />
        <Paper document={SAMPLE} template={template} empty={null} />
      </div>
    </Dialog>
  )
}
