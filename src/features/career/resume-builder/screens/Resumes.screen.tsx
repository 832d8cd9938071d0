import { Button, Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { EmptyState, ErrorState, WhenLoaded } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { removeCall, resumesCall } from './calls.ts'
import classes from './resumes.module.css'

const Create = lazy(() => import('./Create.tsx'))
const Sample = lazy(() => import('./Sample.tsx'))
const Editor = lazy(() => import('./Editor.tsx'))

const AT = { cv: '' }

/** The CVs somebody builds here, or one of them. */
export default function Resumes() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Suspense fallback={<Waiting />}>
        {at.cv ? (
          <Editor key={at.cv} id={at.cv} onBack={() => void go({ cv: '' })} />
        ) : (
          <List onOpen={(cv) => void go({ cv })} />
        )}
      </Suspense>
    </Page>
  )
}

const Waiting = () => {
  const t = useWords()
  return (
    <div role="status" aria-label={t('loading')} className={classes.stack}>
      <Skeleton height={90} />
      <Skeleton height={240} />
    </div>
  )
}

type Removing = { id: string; name: string }

const List = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const t = useWords()
  const { moment, countryName } = useFormat()
  const answer = useApiState(resumesCall, {})
  const [creating, setCreating] = useState(false)
  const [showsSample, setShowsSample] = useState(false)
  const [removing, setRemoving] = useState<Removing | null>(null)
  return (
    <WhenLoaded answer={answer} waiting={<Waiting />}>
      {({ resumes, most }) => {
        const create = (
          <div className={classes.row}>
            <Button onClick={() => setCreating(true)} disabled={resumes.length >= most}>
              {t('list.new')}
            </Button>
            <Button variant="default" onClick={() => setShowsSample(true)}>
              {t('list.sample')}
            </Button>
          </div>
        )
        return (
          <>
            {resumes.length === 0 ? (
              <EmptyState title={t('list.emptyTitle')} action={create}>
                {t('list.emptyText')}
              </EmptyState>
            ) : (
              <section className={classes.card} aria-labelledby="resumes">
                <div className={classes.head}>
                  <h2 id="resumes" className={classes.heading}>
                    {t('list.title')}
                  </h2>
                  {create}
                </div>
                {resumes.length >= most && <p className={classes.note}>{t('list.full', { count: most })}</p>}
                <ul className={classes.list}>
                  {resumes.map(({ id, name, country, savedAt }) => (
                    <li key={id}>
                      <div>
                        <p className={classes.name}>
                          <bdi>{name}</bdi>
                        </p>
                        <p className={classes.note}>
                          {countryName(country)} · {t('list.saved', { when: moment(savedAt) })}
                        </p>
                      </div>
                      <div className={classes.row}>
                        <Button variant="default" aria-label={`${t('list.open')}: ${name}`} onClick={() => onOpen(id)}>
                          {t('list.open')}
                        </Button>
                        <Button
                          variant="subtle"
                          color="red"
                          aria-label={`${t('list.remove')}: ${name}`}
                          onClick={() => setRemoving({ id, name })}
                        >
                          {t('list.remove')}
                        </Button>
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <Suspense>
              {creating && <Create resumes={resumes} onClose={() => setCreating(false)} onMade={onOpen} />}
              {showsSample && <Sample onClose={() => setShowsSample(false)} />}
            </Suspense>
            {removing && <Remove {...removing} onClose={() => setRemoving(null)} />}
          </>
        )
      }}
    </WhenLoaded>
  )
}

const Remove = ({ id, name, onClose }: Removing & { onClose: () => void }) => {
  const t = useWords()
  const remove = useCommand(removeCall, { refreshes: [resumesCall] })
  return (
    <Dialog title={t('list.removeTitle')} onClose={onClose} size="sm">
      <div className={classes.stack}>
        <p className={classes.note}>{t('list.removeText', { name })}</p>
        {remove.error && <ErrorState error={remove.error} />}
        <div className={classes.row}>
          <Button variant="default" onClick={onClose}>
            {t('list.cancel')}
          </Button>
          <Button
            color="red"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(
                { id },
                {
                  onSuccess: () => {
                    notify.success(t('list.removed'))
                    onClose()
                  },
                },
              )
            }
          >
            {t('list.remove')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
