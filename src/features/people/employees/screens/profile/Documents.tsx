import { Button, FileInput, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconCircleCheck, IconDownload, IconEye, IconPlus, IconUpload } from '@tabler/icons-react'
import { type DragEvent, lazy, Suspense, useState } from 'react'
import { useApiState } from '../../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../../web/download.ts'
import { notify } from '../../../../../web/notify.ts'
import { useTerm } from '../../../../../web/terms/useTerm.ts'
import { FormDialog } from '../../../../../web/ui/FormDialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { WhenLoaded } from '../../../../../web/ui/states.tsx'
import { useHeldCommand } from '../../../../../web/undo/useUndo.ts'
import { useCountry } from '../../../../platform/geo/screens/countries.ts'
import type { Document } from '../../../documents/contract.ts'
import { COMMON_KINDS, documentKinds } from '../../../documents/rules.ts'
import { documentsCall, useDocumentForm } from '../../../documents/screens/useKeep.ts'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { useWords } from '../../words/index.ts'
import { getCall } from '../calls.ts'
import { removeDocumentCall } from './calls.ts'
import { Block } from './parts.tsx'
import classes from './profile.module.css'

const Preview = lazy(() => import('./Preview.tsx'))

/** A kind in the language of the page: the country's own, or one of everybody's. */
const useKinds = (employee: EmployeeDetail['employee']) => {
  const term = useTerm()
  const country = useCountry(employee.country)
  const everybodys: readonly string[] = COMMON_KINDS.map((k) => k.key)
  const label = (key: string, english: string) =>
    everybodys.includes(key) ? term(english) : (country?.say(english) ?? english)
  return {
    kinds: country ? documentKinds(country).map((k) => ({ value: k.key, label: label(k.key, k.label) })) : [],
    kindOf: (d: Document) => label(d.kind, d.kind_label),
    titleOf: (d: Document) => d.title ?? label(d.kind, d.kind_label),
  }
}

/** Files kept about a person, in versions: the newest counts, the others are its history. */
export default function Documents({ detail }: { detail: EmployeeDetail }) {
  const t = useProfileWords()
  const { id } = detail.employee
  const answer = useApiState(documentsCall, { id })
  const { data } = answer
  const [keeping, setKeeping] = useState<Document | 'new' | null>(null)
  const [removing, setRemoving] = useState<Document | null>(null)
  const [looking, setLooking] = useState<string | null>(null)
  const [dropped, setDropped] = useState<File | null>(null)
  const { titleOf } = useKinds(detail.employee)
  const looked = data?.documents.find((d) => d.id === looking)
  const remove = useHeldCommand(removeDocumentCall, { refreshes: [documentsCall, getCall] })
  return (
    <Block
      title={t('document.title')}
      action={
        data?.mayChange && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={16} />}
            onClick={() => setKeeping('new')}
          >
            {t('document.add')}
          </Button>
        )
      }
    >
      <WhenLoaded answer={answer} waiting={null}>
        {({ documents: all, mayChange }) => {
          const documents = all.filter((d) => !remove.isHeld(`document ${d.id}`))
          return documents.length === 0 ? (
            <p className={classes.note}>{t('document.none')}</p>
          ) : (
            <ul className={classes.things}>
              {documents.map((d) => (
                <Row
                  key={d.id}
                  document={d}
                  employee={detail.employee}
                  onLook={() => setLooking(d.id)}
                  onReplace={mayChange ? () => setKeeping(d) : null}
                  onRemove={mayChange ? () => setRemoving(d) : null}
                />
              ))}
            </ul>
          )
        }}
      </WhenLoaded>
      {data?.mayChange && (
        <DropZone
          onFile={(file) => {
            setDropped(file)
            setKeeping('new')
          }}
        />
      )}
      {keeping && (
        <Keep
          detail={detail}
          document={keeping === 'new' ? null : keeping}
          dropped={dropped}
          onClose={() => {
            setKeeping(null)
            setDropped(null)
          }}
        />
      )}
      <Suspense fallback={null}>
        {looked && (
          <Preview
            employeeId={id}
            document={looked}
            title={titleOf(looked)}
            mayVerify={data?.mayVerify ?? false}
            onClose={() => setLooking(null)}
          />
        )}
      </Suspense>
      {removing && (
        <Remove
          employee={detail.employee}
          document={removing}
          onRemove={() => {
            remove.hold(`document ${removing.id}`, { id, documentId: removing.id }, t('document.removed'))
            setRemoving(null)
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </Block>
  )
}

type RowProps = {
  document: Document
  employee: EmployeeDetail['employee']
  onLook: () => void
  onReplace: (() => void) | null
  onRemove: (() => void) | null
}

const Row = ({ document: d, employee, onLook, onReplace, onRemove }: RowProps) => {
  const { kindOf, titleOf } = useKinds(employee)
  const t = useProfileWords()
  const sayOf = useWords()
  const { day, moment } = useFormat()
  const [newest, ...earlier] = d.versions
  const download = async (v: Document['versions'][number]) => {
    try {
      saveFile(v.name, await fetchFile(`/api/employees/${employee.id}/documents/${d.id}/versions/${v.version}`))
    } catch (error) {
      notify.failure(t('document.notDownloaded', { message: error instanceof Error ? error.message : '' }))
    }
  }
  const version = (v: Document['versions'][number]) => (
    <>
      <span className={classes.note}>
        <bdi>{v.name}</bdi>
        <span>{t('document.by', { when: moment(v.created_at), who: v.created_by ?? '–' })}</span>
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconDownload size={15} />}
        aria-label={t('document.downloadOf', { name: v.name, version: v.version })}
        onClick={() => void download(v)}
      >
        {t('document.download')}
      </Button>
    </>
  )
  const expiryOf = () => {
    if (!d.expires_on) return null
    const at = { day: day(d.expires_on) }
    if (d.daysUntilExpiry !== null && d.daysUntilExpiry < 0)
      return { tone: 'wrong', said: t('document.expired', at) } as const
    if (d.isExpiringSoon)
      return { tone: 'careful', said: sayOf('profile.expiresIn', { count: d.daysUntilExpiry ?? 0 }) } as const
    return { tone: 'ok', said: t('document.expires', at) } as const
  }
  const expiry = expiryOf()
  return (
    <li>
      <div className={classes.thing}>
        <span className={classes.strong}>
          {titleOf(d)}
          {d.title && <span className={classes.note}> · {kindOf(d)}</span>}
        </span>
        {newest && <span className={classes.version}>{version(newest)}</span>}
        {earlier.length > 0 && (
          <details className={classes.more}>
            <summary>{t('document.history', { count: earlier.length })}</summary>
            {earlier.map((v) => (
              <span key={v.version} className={classes.version}>
                <span className={classes.note}>{t('document.version', { version: v.version })}</span>
                {version(v)}
              </span>
            ))}
          </details>
        )}
      </div>
      <StatusBadge tone={newest?.verified_at ? 'ok' : 'idle'}>
        {t(newest?.verified_at ? 'verify.verified' : 'verify.notYet')}
      </StatusBadge>
      {expiry && <StatusBadge tone={expiry.tone}>{expiry.said}</StatusBadge>}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={newest?.verified_at ? <IconEye size={15} /> : <IconCircleCheck size={15} />}
        aria-label={t('verify.look', { what: titleOf(d) })}
        onClick={onLook}
      >
        {t('verify.open')}
      </Button>
      {onReplace && onRemove && (
        <Group gap={4} wrap="nowrap">
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('document.newVersion', { what: titleOf(d) })}
            onClick={onReplace}
          >
            {t('document.replace')}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`${t('document.remove')}: ${titleOf(d)}`}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        </Group>
      )}
    </li>
  )
}

type KeepProps = { detail: EmployeeDetail; document: Document | null; dropped: File | null; onClose: () => void }

/** A place to let go of a file; by keyboard it opens the choice of one. */
const DropZone = ({ onFile }: { onFile: (file: File) => void }) => {
  const t = useProfileWords()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <label
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconUpload size={18} aria-hidden />
      <span>{t('document.drop')}</span>
      <span className={classes.note}>{t('document.rules')}</span>
      <input
        type="file"
        accept=".pdf,.png,.jpg,.jpeg,.webp,.heic,.heif,.docx"
        className={classes.unseen}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onFile(file)
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}

/** A new document, or a new version of one. */
const Keep = ({ detail, document, dropped, onClose }: KeepProps) => {
  const t = useProfileWords()
  const { employee } = detail
  const { kinds, titleOf } = useKinds(employee)
  const keep = useDocumentForm({
    employeeId: employee.id,
    document,
    dropped,
    usual: kinds[0]?.value ?? 'other',
    refreshes: [getCall.path],
    says: {
      noFile: t('document.noFile'),
      tooLarge: t('document.tooLarge'),
      done: t('document.added'),
      failed: (message) => t('document.failed', { message }),
    },
    onDone: onClose,
  })
  return (
    <FormDialog
      title={document ? t('document.newVersion', { what: titleOf(document) }) : t('document.add')}
      onClose={onClose}
      onSubmit={keep.send}
      busy={keep.busy}
      action={t('document.upload')}
      acting={t('document.uploading')}
    >
      {!document && (
        <>
          <NativeSelect label={t('document.kind')} {...keep.kind} data={kinds} data-autofocus />
          <TextInput label={t('document.name')} {...keep.title} placeholder={t('optional')} maxLength={200} />
        </>
      )}
      <FileInput
        label={t('document.file')}
        description={t('document.rules')}
        placeholder={t('document.choose')}
        {...keep.file}
        accept=".pdf,.png,.jpg,.jpeg,.webp,.heic,.heif,.docx"
        clearable
        required
      />
      <TextInput type="date" label={t('document.expiry')} {...keep.expires} />
    </FormDialog>
  )
}

type RemoveProps = {
  employee: EmployeeDetail['employee']
  document: Document
  onRemove: () => void
  onClose: () => void
}

const Remove = ({ employee, document, onRemove, onClose }: RemoveProps) => {
  const { titleOf } = useKinds(employee)
  const t = useProfileWords()
  return (
    <FormDialog
      title={t('document.remove')}
      onClose={onClose}
      busy={false}
      action={t('document.remove')}
      danger
      onSubmit={(e) => {
        e.preventDefault()
        onRemove()
      }}
    >
      <p className={classes.note}>{t('document.removeText', { what: titleOf(document) })}</p>
    </FormDialog>
  )
}
