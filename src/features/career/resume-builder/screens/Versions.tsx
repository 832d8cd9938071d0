import { Button, Skeleton } from '@mantine/core'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, WhenLoaded } from '../../../../web/ui/states.tsx'
import { changedParts } from '../checks.rules.ts'
import type { Resume } from '../resume.contract.ts'
import { useWords } from '../words/index.ts'
import { restoreCall, resumesCall, revisionsCall } from './calls.ts'
import classes from './resumes.module.css'

type VersionsProps = {
  id: string
  revision: number
  document: Resume
  onClose: () => void
  onRestored: () => void
}

/** How the CV was before: in what each version differs, and the way back to it. */
export default function Versions({ id, revision, document, onClose, onRestored }: VersionsProps) {
  const t = useWords()
  const { moment, list } = useFormat()
  const answer = useApiState(revisionsCall, { id })
  const restore = useCommand(restoreCall, { refreshes: [revisionsCall, resumesCall] })
  return (
    <Dialog title={t('versions.title')} onClose={onClose}>
      <div className={classes.stack}>
        <p className={classes.note}>{t('versions.text')}</p>
        {restore.error && <ErrorState error={restore.error} />}
        <WhenLoaded answer={answer} waiting={<Skeleton height={120} />}>
          {({ revisions }) =>
            revisions.length === 0 ? (
              <p className={classes.note}>{t('versions.none')}</p>
            ) : (
              <ul className={classes.list}>
                {revisions.map((earlier) => {
                  const parts = changedParts(earlier.document, document)
                  const when = moment(earlier.savedAt)
                  return (
                    <li key={earlier.revision}>
                      <div>
                        <p className={classes.name}>{when}</p>
                        <p className={classes.note}>
                          {parts.length === 0
                            ? t('versions.same')
                            : t('versions.differs', { parts: list(parts.map((part) => t(`parts.${part}`))) })}
                        </p>
                      </div>
                      <Button
                        variant="default"
                        aria-label={t('versions.restoreOf', { when })}
                        loading={restore.isPending && restore.variables?.earlier === earlier.revision}
                        onClick={() =>
                          restore.mutate(
                            { id, earlier: earlier.revision, revision },
                            {
                              onSuccess: () => {
                                notify.success(t('versions.restored'))
                                onClose()
                                onRestored()
                              },
                            },
                          )
                        }
                      >
                        {t('versions.restore')}
                      </Button>
                    </li>
                  )
                })}
              </ul>
            )
          }
        </WhenLoaded>
      </div>
    </Dialog>
  )
}
