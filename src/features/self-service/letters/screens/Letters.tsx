import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { useSession } from '../../../../web/session.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { EmployeeLetter, LetterKind, LetterLanguage, listMyLetters, makeMyLetter } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './letters.module.css'

const listCall = wire<typeof listMyLetters>('GET', '/api/portal/letters')
const makeCall = wire<typeof makeMyLetter>('POST', '/api/portal/letters')

const LANGUAGES: readonly LetterLanguage[] = ['en', 'ar', 'fr', 'hi', 'ta']
const isDrawn = (language: string): language is LetterLanguage => LANGUAGES.some((one) => one === language)

const useDownload = () => {
  const t = useWords()
  const { user } = useSession()
  return async ({ documentId, fileName }: EmployeeLetter) => {
    try {
      saveFile(fileName, await fetchFile(`/api/employees/${user?.employeeId}/documents/${documentId}/versions/1`))
    } catch (error) {
      notify.failure(t('failed', { message: (error as Error).message }))
    }
  }
}

/** Letters the reader can make at once, and those they made. */
export default function Letters() {
  const t = useWords()
  const { data, error, isFetching, refetch } = useApiState(listCall, {})
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={3} columns={1} />
  return (
    <>
      {data.refusal ? (
        <EmptyState title={t('none')}>{t('nobodySigns')}</EmptyState>
      ) : (
        data.kinds.length > 0 && <MakeLetter kinds={data.kinds} leave={data.leave} />
      )}
      <section className={classes.card} aria-label={t('made')}>
        <h2 className={classes.heading}>{t('made')}</h2>
        {data.letters.length === 0 && <p className={classes.note}>{t('noneMade')}</p>}
        <ul className={classes.list}>
          {data.letters.map((letter) => (
            <Made key={letter.id} letter={letter} />
          ))}
        </ul>
      </section>
    </>
  )
}

type MakeProps = {
  kinds: readonly LetterKind[]
  leave: readonly { id: string; name: string; from: string; until: string }[]
}

const MakeLetter = ({ kinds, leave }: MakeProps) => {
  const t = useWords()
  const language = useLanguage()
  const { day } = useFormat()
  const download = useDownload()
  const make = useCommand(makeCall, { refreshes: [listCall] })
  const begin = {
    kind: kinds[0] ?? 'employment',
    language: isDrawn(language) ? language : 'en',
    addressedTo: '',
    leaveId: '',
  }
  const { form, field, submit, sending, values } = useFields(begin, {})
  const send = submit(async (chosen) => {
    const { letter } = await make.mutateAsync({
      kind: chosen.kind as LetterKind,
      language: chosen.language as LetterLanguage,
      addressedTo: chosen.addressedTo,
      leaveId: chosen.kind === 'leave' ? chosen.leaveId || (leave[0]?.id ?? null) : null,
    })
    notify.success(t('done', { number: letter.number }))
    await download(letter)
  })
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const isWithoutLeave = values.kind === 'leave' && leave.length === 0
  return (
    <section className={classes.card} aria-label={t('title')}>
      <h2 className={classes.heading}>{t('title')}</h2>
      <p className={classes.note}>{t('text')}</p>
      <form ref={form} onSubmit={(event) => void send(event)} noValidate>
        <NativeSelect
          label={t('kind')}
          data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...field('kind')}
        />
        {values.kind === 'leave' && leave.length > 0 && (
          <NativeSelect
            mt="sm"
            label={t('leave')}
            data={leave.map(({ id, name, from, until }) => ({
              value: id,
              label: `${name}: ${day(from)} – ${day(until)}`,
            }))}
            {...field('leaveId')}
          />
        )}
        <NativeSelect
          mt="sm"
          label={t('language')}
          description={t('languageHint')}
          data={LANGUAGES.map((value) => ({
            value,
            label: value === 'en' ? t('englishOnly') : t('both', { language: names.of(value) ?? value }),
          }))}
          {...field('language')}
        />
        <TextInput
          mt="sm"
          label={t('addressedTo')}
          description={t('addressedHint')}
          maxLength={200}
          {...field('addressedTo')}
        />
        {isWithoutLeave && <p className={classes.note}>{t('noLeave')}</p>}
        <Button mt="md" type="submit" loading={sending} disabled={isWithoutLeave}>
          {t('make')}
        </Button>
      </form>
    </section>
  )
}

const Made = ({ letter }: { letter: EmployeeLetter }) => {
  const t = useWords()
  const { moment } = useFormat()
  const download = useDownload()
  return (
    <li className={classes.row}>
      <span>
        <strong>{t(`kinds.${letter.kind}`)}</strong> <span className="figures">{letter.number}</span>
        <span className={`${classes.line} ${classes.note}`}>
          {moment(letter.madeAt)}
          {letter.addressedTo && <bdi> · {letter.addressedTo}</bdi>}
        </span>
      </span>
      <Button
        variant="subtle"
        leftSection={<IconDownload size={15} />}
        aria-label={t('downloadOf', { number: letter.number })}
        onClick={() => void download(letter)}
      >
        {t('download')}
      </Button>
    </li>
  )
}
