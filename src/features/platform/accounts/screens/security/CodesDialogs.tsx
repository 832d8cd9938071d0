import { Button, CopyButton } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { callEndpoint } from '../../../../../web/call.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useWords } from '../../security/words/index.ts'
import { newCodesCall } from './calls.ts'
import { PasswordForm } from './PasswordForm.tsx'
import classes from './settings.module.css'

type Props = { codes: readonly string[]; email: string; onClose: () => void }

/** Shown once. A click beside it does not lose them. */
export const CodesDialog = ({ codes, email, onClose }: Props) => {
  const t = useWords()
  const text = [t('codes.fileHead', { email }), '', ...codes, ''].join('\r\n')
  const save = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: t('codes.file') })
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
  return (
    <Dialog
      onClose={onClose}
      title={t('codes.title')}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      size="lg"
    >
      <div className={classes.form}>
        <p className={classes.text}>{t('codes.why')}</p>
        <ul className={classes.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={classes.buttons}>
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button variant="default" leftSection={<IconCopy size={16} />} onClick={copy}>
                {t(copied ? 'codes.copied' : 'codes.copy')}
              </Button>
            )}
          </CopyButton>
          <Button variant="default" leftSection={<IconDownload size={16} />} onClick={save}>
            {t('codes.download')}
          </Button>
          <Button onClick={onClose} data-autofocus>
            {t('codes.kept')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

export const NewCodesDialog = ({ onClose, onDone }: { onClose: () => void; onDone: (codes: string[]) => void }) => {
  const t = useWords()
  return (
    <Dialog onClose={onClose} title={t('codes.again')} closeButtonProps={{ 'aria-label': t('close') }}>
      <PasswordForm
        submit={t('codes.make')}
        onClose={onClose}
        onSend={async (password) => onDone((await callEndpoint(newCodesCall, { password })).recoveryCodes)}
      >
        {t('codes.againWhy')}
      </PasswordForm>
    </Dialog>
  )
}
