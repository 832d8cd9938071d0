import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { fromMinor, typedMinor } from '../../../../../shared/money.ts'
import { ApiError, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import type { ClaimDetail, ClaimLine } from '../../claim.contract.ts'
import { useWords } from '../../own/words/index.ts'
import { MOST_PARTS } from '../../split.rules.ts'
import { claimCall, type Mine, mineCall, splitLineCall } from './calls.ts'
import classes from './claims.module.css'
import { nameOfLine, useAmount } from './parts.tsx'

type Part = { key: number; categoryId: string; amount: string; project: string }
type Props = { claim: ClaimDetail; mine: Mine; line: ClaimLine; onClose: () => void }

/** One receipt in several lines; what is left to share out is said while one types. */
export const SplitDialog = ({ claim, mine, line, onClose }: Props) => {
  const t = useWords()
  const amount = useAmount()
  const { decimals, minor: whole } = line.amount
  const partOf = (key: number): Part => ({ key, categoryId: line.categoryId, amount: '', project: line.project ?? '' })
  const [parts, setParts] = useState<readonly Part[]>([partOf(1), partOf(2)])
  const split = useCommand(splitLineCall, { refreshes: [claimCall, mineCall] })
  const fields = split.error instanceof ApiError ? split.error.fields : {}
  const categories = mine.categories.filter(({ kind }) => kind === 'receipt')
  const left = whole - parts.reduce((sum, part) => sum + (typedMinor(part.amount, decimals) ?? 0), 0)
  const change = (key: number, over: Partial<Part>) =>
    setParts(parts.map((part) => (part.key === key ? { ...part, ...over } : part)))
  const send = () =>
    split.mutate(
      { id: claim.id, lineId: line.id, parts: parts.map(({ key: _, ...part }) => part) },
      {
        onSuccess: () => {
          notify.success(t('split.done'))
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={t('split.of', { what: nameOfLine(line) })}
      onClose={onClose}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        noValidate
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {parts.map((part, at) => (
          <fieldset key={part.key} className={classes.part}>
            <legend>{t('split.part', { number: at + 1 })}</legend>
            <NativeSelect
              label={t('category')}
              value={part.categoryId}
              error={fields[`parts.${at}.categoryId`]}
              onChange={(event) => change(part.key, { categoryId: event.currentTarget.value })}
              data={categories.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <div className={classes.pair}>
              <TextInput
                label={`${t('amount')} (${line.amount.currency})`}
                inputMode="decimal"
                value={part.amount}
                error={fields[`parts.${at}.amount`]}
                placeholder={left > 0 && part.amount === '' ? fromMinor(left, decimals) : ''}
                onChange={(event) => change(part.key, { amount: event.currentTarget.value })}
              />
              <TextInput
                label={t('project')}
                maxLength={80}
                value={part.project}
                onChange={(event) => change(part.key, { project: event.currentTarget.value })}
              />
            </div>
            {parts.length > 2 && (
              <div>
                <Button
                  variant="subtle"
                  size="compact-md"
                  aria-label={`${t('remove')}: ${t('split.part', { number: at + 1 })}`}
                  onClick={() => setParts(parts.filter(({ key }) => key !== part.key))}
                >
                  {t('remove')}
                </Button>
              </div>
            )}
          </fieldset>
        ))}
        <p role="status" className={classes.note}>
          {left === 0 ? t('split.adds') : t('split.left', { amount: amount({ ...line.amount, minor: left }) })}
        </p>
        {split.error && <p role="alert">{fields.parts ?? split.error.message}</p>}
        <div className={classes.actions}>
          {parts.length < MOST_PARTS && (
            <Button
              variant="default"
              onClick={() => setParts([...parts, partOf(Math.max(...parts.map(({ key }) => key)) + 1)])}
            >
              {t('split.another')}
            </Button>
          )}
          <Button type="submit" loading={split.isPending} disabled={left !== 0}>
            {t('split.do')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
