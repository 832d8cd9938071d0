import {
  Alert,
  Button,
  Checkbox,
  FileButton,
  Group,
  NativeSelect,
  NumberInput,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../../../../web/api.ts'
import { DraftNote } from '../../../../web/ui/DraftNote.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { leaveLeft } from '../left.rules.ts'
import { useMyWords } from '../my/words/index.ts'
import type { LeavePreview } from '../my.contract.ts'
import type { LeaveCardView } from '../shapes.contract.ts'
import { paperCall } from './calls.ts'
import classes from './leave.module.css'
import { LeftOf } from './my/LeftOf.tsx'
import { useDays, useKindName } from './my/useDays.ts'
import { type Form, LENGTHS, useLeaveForm, type Wanted } from './useLeaveForm.ts'

type Props = {
  cards: readonly LeaveCardView[]
  today: string
  delegates: readonly { userId: string; name: string }[]
  /** Asks what it would cost; nothing is kept. */
  preview: (wanted: Wanted) => Promise<LeavePreview>
  send: (wanted: Wanted) => Promise<unknown>
  /** What the button says. */
  action: string
  mayUpload: boolean
  /** The name its draft is kept under in the browser until it is sent. */
  draft: string
}

const RELATIONS = ['spouse', 'parent', 'child', 'sibling', 'grandparent', 'other'] as const

/** Leave is asked for: the days, at once what they cost, and what is left then. */
export const LeaveForm = ({ cards, today, delegates, preview, send, action, mayUpload, draft }: Props) => {
  const t = useMyWords()
  const kindName = useKindName()
  const days = useDays()
  const form = useLeaveForm(cards, today, draft)
  const { values, set, card, wanted } = form
  const cost = usePreview(preview, wanted)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [sending, setSending] = useState(false)
  const problems = failure ? Object.values(failure.fields) : (cost.shown?.problems ?? []).map(({ message }) => message)
  const submit = async () => {
    if (sending) return
    setSending(true)
    setFailure(null)
    try {
      await send(wanted)
      form.forget()
    } catch (error) {
      setFailure(error instanceof ApiError ? error : null)
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        void submit()
      }}
    >
      <Stack gap="sm">
        <DraftNote news={form.news} onDiscard={form.anew} />
        {form.wasKept && (
          <Group justify="space-between" gap="xs">
            <span className={classes.quiet}>{t('draftKept')}</span>
            <Button variant="subtle" size="compact-sm" onClick={form.anew}>
              {t('draftAnew')}
            </Button>
          </Group>
        )}
        <NativeSelect
          label={t('kind')}
          description={card && card.type.pays !== 'all' ? t(`pays.${card.type.pays}`) : undefined}
          value={values.type}
          onChange={(e) => set({ type: e.currentTarget.value })}
          data={cards.map(({ type }) => ({ value: type.key, label: kindName(type) }))}
        />
        <Group grow>
          <TextInput
            type="date"
            label={t('from')}
            required
            value={values.from}
            onChange={(e) => form.setFrom(e.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t('until')}
            required
            value={values.until}
            min={values.from}
            onChange={(e) => set({ until: e.currentTarget.value })}
          />
        </Group>
        {card && values.from === values.until && (card.halfDays || card.hours) && (
          <NativeSelect
            label={t('length')}
            value={values.length}
            onChange={(e) => set({ length: LENGTHS.find((one) => one === e.currentTarget.value) ?? 'full' })}
            data={LENGTHS.filter((one) => one === 'full' || (one === 'hours' ? card.hours : card.halfDays)).map(
              (one) => ({
                value: one,
                label: t(`lengths.${one}`),
              }),
            )}
          />
        )}
        {values.length === 'hours' && values.from === values.until && (
          <Group grow>
            <TextInput
              type="time"
              label={t('starts')}
              value={values.starts}
              onChange={(e) => set({ starts: e.currentTarget.value })}
            />
            <NumberInput
              label={t('hours')}
              min={0.25}
              max={24}
              step={0.5}
              value={values.hours}
              onChange={(hours) => set({ hours: Number(hours) || 1 })}
            />
          </Group>
        )}
        <Occasion card={card} values={values} set={set} />
        {card && !card.isUnlimited && !card.isForOccasion && (
          <p className={classes.quiet}>
            {t('leftOf', { kind: kindName(card.type), days: days(leaveLeft(card).left, card.dayMinutes) })}
            <br />
            <LeftOf card={card} />
          </p>
        )}
        <Cost cost={cost.shown} problems={problems} today={today} />
        {mayUpload && card?.documentsAfterDays !== null && card !== undefined && (
          <Paper onFile={(file) => set({ file })} />
        )}
        {delegates.length > 0 && (
          <NativeSelect
            label={t('delegate')}
            value={values.delegate}
            onChange={(e) => set({ delegate: e.currentTarget.value })}
            data={[
              { value: '', label: t('nobody') },
              ...delegates.map(({ userId, name }) => ({ value: userId, label: name })),
            ]}
          />
        )}
        <Textarea
          label={t('note')}
          value={values.note}
          maxLength={500}
          autosize
          minRows={1}
          onChange={(e) => set({ note: e.currentTarget.value })}
        />
        {failure && problems.length === 0 && (
          <Alert color="red" role="alert">
            {failure.message}
          </Alert>
        )}
        <Button type="submit" loading={sending}>
          {action}
        </Button>
      </Stack>
    </form>
  )
}

/** Asked a moment after the last change; an answer that comes late is not shown. */
const usePreview = (preview: Props['preview'], wanted: Wanted) => {
  const [shown, setShown] = useState<LeavePreview | null>(null)
  const asked = useRef(0)
  const { note: _, file: __, delegate: ___, ...weighed } = wanted
  const key = JSON.stringify(weighed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is weighed, by its text
  useEffect(() => {
    asked.current += 1
    const own = asked.current
    if (!wanted.from || !wanted.until || wanted.until < wanted.from) return setShown(null)
    const timer = setTimeout(() => {
      preview(wanted).then(
        (found) => own === asked.current && setShown(found),
        (error: unknown) =>
          own === asked.current &&
          setShown(error instanceof ApiError ? emptyPreview(Object.values(error.fields)) : null),
      )
    }, 250)
    return () => clearTimeout(timer)
  }, [key])
  return { shown }
}

const emptyPreview = (messages: readonly string[]): LeavePreview => ({
  segments: [],
  minutes: 0,
  dayMinutes: 1,
  before: { on: '', now: 0, booked: 0, accruing: 0, expiring: 0, paidOut: 0, forecast: 0 },
  after: 0,
  problems: messages.map((message) => ({ field: '', message })),
  paperBy: null,
  othersAway: [],
  holidays: [],
})

const Occasion = ({ card, values, set }: { card: LeaveCardView | undefined } & Pick<Form, 'values' | 'set'>) => {
  const t = useMyWords()
  const asks = card?.isForOccasion ? card.asks : []
  return (
    <>
      {asks.includes('childBorn') && (
        <TextInput
          type="date"
          label={t('childBorn')}
          required
          value={values.childBorn}
          onChange={(e) => set({ childBorn: e.currentTarget.value })}
        />
      )}
      {asks.includes('adoptedOn') && (
        <TextInput
          type="date"
          label={t('adoptedOn')}
          required
          value={values.adoptedOn}
          onChange={(e) => set({ adoptedOn: e.currentTarget.value })}
        />
      )}
      {asks.includes('relation') && (
        <NativeSelect
          label={t('relation')}
          value={values.relation}
          onChange={(e) => set({ relation: e.currentTarget.value })}
          data={RELATIONS.map((one) => ({ value: one, label: t(`relations.${one}`) }))}
        />
      )}
      {asks.includes('earlierChildren') && (
        <NumberInput
          label={t('earlierChildren')}
          min={0}
          max={20}
          value={values.earlierChildren}
          onChange={(n) => set({ earlierChildren: Number(n) || 0 })}
        />
      )}
      {asks.includes('childIsCitizen') && (
        <Checkbox
          label={t('childIsCitizen')}
          checked={values.childIsCitizen}
          onChange={(e) => set({ childIsCitizen: e.currentTarget.checked })}
        />
      )}
      {asks.includes('childIsDisabled') && (
        <Checkbox
          label={t('childIsDisabled')}
          checked={values.childIsDisabled}
          onChange={(e) => set({ childIsDisabled: e.currentTarget.checked })}
        />
      )}
    </>
  )
}

/** What it costs, each day by what it is, what is left, and what speaks against it. */
type CostProps = { cost: LeavePreview | null; problems: readonly string[]; today: string }

const Cost = ({ cost, problems, today }: CostProps) => {
  const t = useMyWords()
  const days = useDays()
  const { day, list } = useFormat()
  const last = cost?.segments.at(-1)?.day ?? ''
  const what = { days: cost ? days(cost.after, cost.dayMinutes) : '', day: day(last) }
  // More may be earned by a day to come: what is left then is not what is left today less what it costs.
  const left = last > today ? t('afterOn', what) : t('after', what)
  return (
    <div className={classes.result} role="status">
      {problems.map((message) => (
        <p key={message} className={classes.wrong}>
          {message}
        </p>
      ))}
      {cost && cost.segments.length > 0 && (
        <>
          <p>
            <strong>{t('costs', { days: days(cost.minutes, cost.dayMinutes) })}</strong>
            {problems.length === 0 && ` · ${left}`}
          </p>
          {cost.segments.length > 1 && cost.segments.length < 32 && (
            <ul className={classes.daysLine} aria-label={t('dayPlan')}>
              {cost.segments.map((segment) => (
                <li key={segment.day} className={classes.dayChip} data-colour={segment.colour}>
                  {day(segment.day)}: {t(`colours.${segment.colour}`)}
                </li>
              ))}
            </ul>
          )}
          {cost.holidays.map((holiday) => (
            <p key={holiday.day} className={classes.quiet}>
              {day(holiday.day)}: {holiday.name}
            </p>
          ))}
          {cost.othersAway.length > 0 && (
            <p className={classes.quiet}>
              {t('othersAway', { names: list([...new Set(cost.othersAway.map(({ person }) => person))]) })}
            </p>
          )}
          {cost.paperBy && <p className={classes.quiet}>{t('paperBy', { day: day(cost.paperBy) })}</p>}
        </>
      )}
    </div>
  )
}

const Paper = ({ onFile }: { onFile: (id: string) => void }) => {
  const t = useMyWords()
  const [kept, setKept] = useState('')
  const [failed, setFailed] = useState('')
  const take = async (file: File | null) => {
    if (!file) return
    try {
      const stored = await call(paperCall, { name: file.name }, { file })
      setKept(stored.name)
      setFailed('')
      onFile(stored.file)
    } catch (error) {
      setFailed(error instanceof Error ? error.message : '')
    }
  }
  return (
    <div>
      <FileButton accept="application/pdf,image/*" onChange={(file) => void take(file)}>
        {(props) => (
          <Button variant="default" size="xs" {...props}>
            {t('paper')}
          </Button>
        )}
      </FileButton>
      {kept && <p className={classes.quiet}>{t('paperKept', { name: kept })}</p>}
      {failed && <p className={classes.wrong}>{failed}</p>}
    </div>
  )
}
