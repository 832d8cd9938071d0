import { Button, FileInput, NativeSelect, TextInput } from '@mantine/core'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { Document } from '../../../people/documents/contract.ts'
import { documentKinds } from '../../../people/documents/rules.ts'
import { useKeep } from '../../../people/documents/screens/useKeep.ts'
import type { EmployeeRecord } from '../../../people/employees/record.contract.ts'
import { useCountry } from '../../../people/employees/screens/calls.ts'
import { useWords } from '../words/index.ts'
import { useKind } from './parts.tsx'
import classes from './portal.module.css'

type Props = { employee: EmployeeRecord; document: Document | null; onClose: () => void }

/** A document of one's own, or the newer version of one. */
export const Upload = ({ employee, document, onClose }: Props) => {
  const say = useWords()
  const country = useCountry(employee.country)
  const kindOf = useKind(employee.country)
  const kinds = country
    ? documentKinds(country).map((k) => ({ value: k.key, label: String(kindOf(k.key, k.label)) }))
    : []
  const keep = useKeep({
    employeeId: employee.id,
    document,
    usual: kinds[0]?.value ?? 'other',
    says: {
      noFile: say('documents.noFile'),
      tooLarge: say('documents.tooLarge'),
      done: say('documents.uploaded'),
      failed: (message) => say('documents.failed', { message }),
    },
    onDone: onClose,
  })
  return (
    <Dialog
      onClose={onClose}
      title={
        document
          ? say('documents.newVersion', { what: document.title ?? String(kindOf(document.kind, document.kind_label)) })
          : say('documents.add')
      }
      closeButtonProps={{ 'aria-label': say('documents.close') }}
    >
      <form onSubmit={keep.send} noValidate className={classes.form}>
        {!document && (
          <>
            <NativeSelect label={say('documents.kind')} {...keep.kind} data={kinds} data-autofocus />
            <TextInput label={say('documents.name')} {...keep.title} maxLength={200} />
          </>
        )}
        <FileInput
          label={say('documents.file')}
          description={say('documents.rules')}
          placeholder={say('documents.choose')}
          {...keep.file}
          accept=".pdf,.png,.jpg,.jpeg,.webp,.heic,.heif,.docx"
          required
        />
        <TextInput type="date" label={say('documents.expiry')} {...keep.expires} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {say('documents.cancel')}
          </Button>
          <Button type="submit" loading={keep.busy}>
            {say('documents.upload')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
