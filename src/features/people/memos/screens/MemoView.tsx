import { Alert, Button, Menu, NativeSelect } from '@mantine/core'
import { IconBell, IconDots, IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { dirOf, LANGUAGES, type Language } from '../../../../shared/languages.ts'
import { call, useCommand } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { useFaces } from '../../../../web/faces.ts'
import { notify } from '../../../../web/notify.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Memo } from '../contract.ts'
import { percentOf } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { extendCall, listCall, moveCall, readCall, receiptsCall, remindCall } from './calls.ts'
import { Body } from './employee/Body.tsx'
import classes from './memos.module.css'
import { STATE_TONES } from './parts.tsx'
import { Receipts } from './Receipts.tsx'

const Ask = lazy(() => import('./AskDialog.tsx'))
const VersionDialog = lazy(() => import('./VersionDialog.tsx'))

type Props = { memo: Memo; onGo: (memo: string) => void }
type Opened = 'recall' | 'close' | 'extend' | 'version' | null

/** A memo that left the house: how far it has come, who has it, and what can still be done. */
export const MemoView = ({ memo, onGo }: Props) => {
  const t = useWords()
  const { number, moment, day } = useFormat()
  const client = useQueryClient()
  const [open, setOpen] = useState<Opened>(null)
  const remind = useCommand(remindCall, { refreshes: [receiptsCall, readCall] })
  const move = useCommand(moveCall, { refreshes: [listCall, readCall, receiptsCall] })
  const { counts: c, state } = memo
  const share = (n: number) => `${number(percentOf(n, c.people))}%`
  const refreshed = () =>
    Promise.all([listCall, readCall, receiptsCall].map((w) => client.invalidateQueries({ queryKey: [w.path] })))
  const register = async (format: 'csv' | 'pdf') => {
    try {
      const name = `memo-register-${memo.id.slice(0, 8)}-v${memo.version}.${format}`
      saveFile(name, await fetchFile(`/api/memos/${memo.id}/register?format=${format}`))
    } catch (error) {
      notify.failure(t('refused', { message: error instanceof Error ? error.message : '' }))
    }
  }
  const sendReminders = () =>
    remind.mutate(
      { id: memo.id },
      {
        onSuccess: ({ reminded }) =>
          notify.success(reminded > 0 ? t('view.reminded', { count: reminded }) : t('view.nobody')),
        onError: (error) => notify.failure(t('refused', { message: error.message })),
      },
    )
  const isSent = state === 'sent'
  return (
    <Page
      title={memo.title}
      subtitle={[
        t(`kinds.${memo.kind}`),
        memo.sentAt && moment(memo.sentAt),
        memo.publishAt && t('goesOut', { when: moment(memo.publishAt) }),
        memo.dueOn && t('due', { day: day(memo.dueOn) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          <Button variant="subtle" onClick={() => onGo('')}>
            {t('back')}
          </Button>
          {state === 'scheduled' && (
            <Button
              variant="default"
              loading={move.isPending}
              onClick={() => move.mutate({ id: memo.id, to: 'draft' })}
            >
              {t('view.unschedule')}
            </Button>
          )}
          {memo.version > 0 && (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default" leftSection={<IconDownload size={16} />}>
                  {t('view.register')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => void register('csv')}>{t('view.csv')}</Menu.Item>
                <Menu.Item onClick={() => void register('pdf')}>{t('view.pdf')}</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
          {isSent && (
            <Button
              variant="default"
              leftSection={<IconBell size={16} />}
              loading={remind.isPending}
              onClick={sendReminders}
            >
              {t('view.remind')}
            </Button>
          )}
          {(isSent || state === 'closed') && (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default" leftSection={<IconDots size={16} />}>
                  {t('view.more')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {isSent && <Menu.Item onClick={() => setOpen('version')}>{t('view.version')}</Menu.Item>}
                {isSent && <Menu.Item onClick={() => setOpen('extend')}>{t('view.extend')}</Menu.Item>}
                {isSent && <Menu.Item onClick={() => setOpen('close')}>{t('view.closeMemo')}</Menu.Item>}
                <Menu.Item color="red" onClick={() => setOpen('recall')}>
                  {t('view.recall')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </>
      }
    >
      {state !== 'sent' && (
        <p className={classes.line}>
          <StatusBadge tone={STATE_TONES[state]}>{t(`states.${state}`)}</StatusBadge>
          {memo.reason && <span>{t('view.reason', { reason: memo.reason })}</span>}
        </p>
      )}
      {move.error && (
        <Alert color="red" role="alert">
          {move.error.message}
        </Alert>
      )}
      {memo.version > 0 && (
        <>
          <Figures
            figures={[
              { label: t('counts.people'), value: number(c.people) },
              { label: t('counts.delivered'), value: number(c.delivered), hint: share(c.delivered) },
              { label: t('counts.opened'), value: number(c.opened), hint: share(c.opened) },
              ...(memo.ack === 'none'
                ? []
                : [
                    { label: t('counts.acknowledged'), value: number(c.acknowledged), hint: share(c.acknowledged) },
                    { label: t('counts.declined'), value: number(c.declined) },
                  ]),
              {
                label: t('counts.overdue'),
                value: number(c.overdue),
                ...(c.overdue > 0 ? { tone: 'wrong' as const } : {}),
              },
            ]}
          />
          <Receipts memo={memo} />
        </>
      )}
      <Text memo={memo} />
      {memo.versions.length > 0 && <Versions memo={memo} />}
      <Suspense fallback={null}>
        {open === 'version' && <VersionDialog memo={memo} onClose={() => setOpen(null)} />}
        {open === 'extend' && (
          <Ask
            title={t('view.extend')}
            button={t('view.extend')}
            field={{ name: 'dueOn', label: t('ask.due'), type: 'day', value: memo.dueOn ?? '' }}
            onClose={() => setOpen(null)}
            onDo={async (dueOn) => {
              await call(extendCall, { id: memo.id, dueOn })
              await refreshed()
            }}
          />
        )}
        {(open === 'recall' || open === 'close') && (
          <Ask
            title={t(open === 'recall' ? 'ask.recall' : 'ask.close')}
            text={t(open === 'recall' ? 'ask.recallText' : 'ask.closeText')}
            button={t(open === 'recall' ? 'view.recall' : 'view.closeMemo')}
            danger={open === 'recall'}
            field={{ name: 'reason', label: t('ask.reason'), type: 'words' }}
            onClose={() => setOpen(null)}
            onDo={async (reason) => {
              await call(moveCall, { id: memo.id, to: open === 'recall' ? 'recalled' : 'closed', reason })
              await refreshed()
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}

const Text = ({ memo }: { memo: Memo }) => {
  const t = useWords()
  const [language, setLanguage] = useState<Language>(memo.mainLanguage)
  const words = memo.texts[language]
  const offered = LANGUAGES.filter((l) => memo.texts[l.code])
  useFaces(offered.map(({ code }) => code))
  return (
    <section className={classes.card} aria-label={t('view.text')}>
      <div className={classes.line}>
        <h2 className={classes.heading}>{t('view.text')}</h2>
        {offered.length > 1 && (
          <NativeSelect
            aria-label={t('form.language')}
            value={language}
            onChange={(e) => setLanguage(e.currentTarget.value as Language)}
            data={offered.map((l) => ({ value: l.code, label: l.name }))}
          />
        )}
      </div>
      {words && <Body text={words.body} language={language} dir={dirOf(language)} />}
    </section>
  )
}

const Versions = ({ memo }: { memo: Memo }) => {
  const t = useWords()
  const { moment, number } = useFormat()
  return (
    <section className={classes.card} aria-label={t('view.versions')}>
      <h2 className={classes.heading}>{t('view.versions')}</h2>
      {memo.versions.map((v) => (
        <div key={v.number}>
          <p className={`${classes.line} ${classes.plain}`}>
            <strong>{t('view.versionLine', { number: v.number, when: moment(v.at) })}</strong>
            {memo.ack !== 'none' && (
              <span>{t('view.versionCount', { done: number(v.acknowledged), people: number(v.people) })}</span>
            )}
          </p>
          {v.note && <p className={classes.quiet}>{t('view.note', { note: v.note })}</p>}
          <p className={classes.quiet}>
            {t('view.hash')} <span className={`${classes.hash} ltr`}>{v.hash}</span>
          </p>
        </div>
      ))}
    </section>
  )
}
