import { Alert, Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Consequences.module.css'
import { Dialog } from './Dialog.tsx'

type Fact = { label: string; value: ReactNode }

type ConfirmProps = {
  title: string
  /** What it is about, in short. */
  facts: readonly Fact[]
  /** What follows from it: who is written to, and when. */
  children?: ReactNode
  /** What the button does, in words: Send the offer letter. */
  confirm: string
  cancel: string
  dismiss: string
  error?: string | null | undefined
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Before something that others will see: what it is, what follows from it, and one button that says what it does. */
export const ConfirmDialog = (props: ConfirmProps) => (
  <Dialog title={props.title} onClose={props.onClose} size="lg" closeButtonProps={{ 'aria-label': props.dismiss }}>
    <Stack gap="md">
      <FactList facts={props.facts} />
      {props.children}
      {props.error && (
        <Alert color="red" role="alert">
          {props.error}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={props.onClose}>
          {props.cancel}
        </Button>
        <Button onClick={props.onConfirm} loading={props.pending} data-autofocus>
          {props.confirm}
        </Button>
      </Group>
    </Stack>
  </Dialog>
)

/** What something is, in short: labels with their values, beside each other where there is room. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

type LetterProps = { name: string; subject: string; body: string; leaves: string }

/** A letter as somebody will read it, with when it leaves. */
export const LetterPreview = ({ name, subject, body, leaves }: LetterProps) => (
  <section className={classes.letter} aria-label={name} aria-live="polite">
    <span className={classes.when}>{leaves}</span>
    <br />
    <strong dir="auto">{subject}</strong>
    <p dir="auto">{body}</p>
  </section>
)

type PendingProps = { text: string; undo: string; pending: boolean; onUndo: () => void }

/** Something that has been told to happen and has not happened yet: when it does, and the button that takes it back. */
export const PendingNote = ({ text, undo, pending, onUndo }: PendingProps) => (
  <div className={classes.pending} role="status">
    <span>{text}</span>
    <Button size="compact-sm" variant="default" onClick={onUndo} loading={pending}>
      {undo}
    </Button>
  </div>
)
