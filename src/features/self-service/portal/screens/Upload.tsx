import { Button, FileInput, NativeSelect, TextInput } from '@mantine/core'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { Document } from '../../../people/documents/contract.ts'
import { documentKinds } from '../../../people/documents/rules.ts'
import { useDocumentForm } from '../../../people/documents/screens/useKeep.ts'
import type { EmployeeRecord } from '../../../people/employees/record.contract.ts'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import { useWords } from '../words/index.ts'
import { useKind } from './parts.tsx'
import classes from './portal.module.css'

type Props = { employee: EmployeeRecord; document: Document | null; onClose: () => void }

/** A document of one's own, or the newer version of one. */
export const Upload = ({ employee, document, onClose }: Props) => {
  const t = useWords()
  const country = useCountry(employee.country)
  const kindOf = useKind(employee.country)
  const kinds = country
    ? documentKinds(country).map((k) => ({ value: k.key, label: String(kindOf(k.key, k.label)) }))
    : []
  const keep = useDocumentForm({
    employeeId: employee.id,
    document,
    usual: kinds[0]?.value ?? 'other',
    says: {
      noFile: t('documents.noFile'),
      tooLarge: t('documents.tooLarge'),
      done: t('documents.uploaded'),
      failed: (message) => t('documents.failed', { message }),
    },
    onDone: onClose,
  })
  return (
    <Dialog
      onClose={onClose}
      title={
        document
          ? t('documents.newVersion', { what: document.title ?? String(kindOf(document.kind, document.kind_label)) })
          : t('documents.add')
      }
      closeButtonProps={{ 'aria-label': t('documents.close') }}
    >
      <form onSubmit={keep.send} noValidate className={classes.form}>
        {!document && (
          <>
            <NativeSelect label={t('documents.kind')} {...keep.kind} data={kinds} data-autofocus />
            <TextInput label={t('documents.name')} {...keep.title} maxLength={200} />
          </>
        )}
        <FileInput
          label={t('documents.file')}
          description={t('documents.rules')}
          placeholder={t('documents.choose')}
          {...keep.file}
          accept=".pdf,.png,.jpg,.jpeg,.webp,.heic,.heif,.docx"
          required
        />
        <TextInput type="date" label={t('documents.expiry')} {...keep.expires} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('documents.cancel')}
          </Button>
          <Button type="submit" loading={keep.busy}>
            {t('documents.upload')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
