import { Button } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import type { Document } from '../../../people/documents/contract.ts'
import { documentsCall } from '../../../people/documents/screens/useKeep.ts'
import type { EmployeeRecord } from '../../../people/employees/record.contract.ts'
import { useWords } from '../words/index.ts'
import { Card, useKind } from './parts.tsx'
import classes from './portal.module.css'
import { Upload } from './Upload.tsx'

/** The papers the company keeps about this person: downloaded, added to, renewed; removed by HR alone. */
export default function Documents({ employee }: { employee: EmployeeRecord }) {
  const t = useWords()
  const answer = useApiState(documentsCall, { id: employee.id })
  const [keeping, setKeeping] = useState<Document | 'new' | null>(null)
  return (
    <Card
      title={t('documents.title')}
      action={
        <Button variant="default" leftSection={<IconUpload size={16} />} onClick={() => setKeeping('new')}>
          {t('documents.add')}
        </Button>
      }
    >
      <WhenLoaded answer={answer} waiting={null}>
        {({ documents }) =>
          documents.length === 0 ? (
            <p className={classes.note}>{t('documents.none')}</p>
          ) : (
            <ul className={classes.papers}>
              {documents.map((d) => (
                <Paper key={d.id} document={d} employee={employee} onReplace={() => setKeeping(d)} />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      {keeping && (
        <Upload employee={employee} document={keeping === 'new' ? null : keeping} onClose={() => setKeeping(null)} />
      )}
    </Card>
  )
}

type PaperProps = { document: Document; employee: EmployeeRecord; onReplace: () => void }

const Paper = ({ document: d, employee, onReplace }: PaperProps) => {
  const t = useWords()
  const { day, moment } = useFormat()
  const kind = useKind(employee.country)
  const [newest] = d.versions
  const title = d.title ?? kind(d.kind, d.kind_label)
  const download = async (v: Document['versions'][number]) => {
    try {
      saveFile(v.name, await fetchFile(`/api/employees/${employee.id}/documents/${d.id}/versions/${v.version}`))
    } catch (error) {
      notify.failure(t('documents.notDownloaded', { message: error instanceof Error ? error.message : '' }))
    }
  }
  const over = d.daysUntilExpiry !== null && d.daysUntilExpiry < 0
  const toneOfValid = d.isExpiringSoon ? 'careful' : 'ok'
  return (
    <li>
      <div className={classes.paper}>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {newest && (
          <span className={classes.note}>
            {t('documents.kept', { version: newest.version, when: moment(newest.created_at) })}
          </span>
        )}
        {d.expires_on && (
          <span>
            <StatusBadge tone={over ? 'wrong' : toneOfValid}>
              {t(over ? 'documents.expired' : 'documents.until', { day: day(d.expires_on) })}
            </StatusBadge>
          </span>
        )}
      </div>
      <span className={classes.paperTools}>
        {newest && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconDownload size={15} />}
            aria-label={t('documents.downloadOf', { name: newest.name })}
            onClick={() => void download(newest)}
          >
            {t('documents.download')}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('documents.newVersion', { what: title })}
          onClick={onReplace}
        >
          {t('documents.replace')}
        </Button>
      </span>
    </li>
  )
}
