import { ActionIcon, Button } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { call, useApiState, useCommand } from '../../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../../web/download.ts'
import { notify } from '../../../../../web/notify.ts'
import panel from '../../../../../web/ui/panel.module.css'
import type { ItemView } from '../../contract.ts'
import { useMyTaxWords } from '../../own/words/index.ts'
import classes from '../declarations.module.css'
import { mineCall, proofCall, removeProofCall } from './calls.ts'

type Props = { item: ItemView; name: string; mayChange: boolean }

/** Papers of an item: added from a file or the camera, read again, and taken back until payroll has looked at them. */
export const Proofs = ({ item, name, mayChange }: Props) => {
  const t = useMyTaxWords()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const { refetch } = useApiState(mineCall, {})
  const remove = useCommand(removeProofCall, { refreshes: [mineCall] })
  const fail = (error: unknown) => notify.failure(error instanceof Error ? error.message : String(error))
  const add = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      await call(proofCall, { head: item.head, name: file.name }, { file })
      await refetch()
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }
  const read = async (id: string, file: string) => {
    try {
      saveFile(file, await fetchFile(`/api/my-tax-declaration/proofs/${id}`))
    } catch (error) {
      fail(error)
    }
  }
  return (
    <div className={panel.row}>
      {item.proofs.length === 0 && item.state === 'open' && <span className={panel.quiet}>{t('noProof')}</span>}
      {item.proofs.map((proof) => (
        <span key={proof.id} className={panel.row}>
          <Button variant="subtle" size="compact-md" onClick={() => void read(proof.id, proof.name)}>
            <bdi>{proof.name}</bdi>
          </Button>
          {mayChange && (
            <ActionIcon
              variant="subtle"
              aria-label={t('removeProof', { name: proof.name })}
              onClick={() => void remove.mutateAsync({ id: proof.id }).catch(fail)}
            >
              <IconX size={16} />
            </ActionIcon>
          )}
        </span>
      ))}
      {mayChange && (
        <>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPaperclip size={16} />}
            loading={busy}
            onClick={() => input.current?.click()}
            aria-label={`${t('addProof')}: ${name}`}
          >
            {t('addProof')}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".pdf,.png,.jpg,.jpeg,.webp,.heic"
            className={classes.hidden}
            tabIndex={-1}
            aria-label={`${t('proofs')}: ${name}`}
            onChange={(e) => {
              void add(e.currentTarget.files?.[0])
              e.currentTarget.value = ''
            }}
          />
        </>
      )}
    </div>
  )
}
