import { Button } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { useWords } from '../words/index.ts'
import { renewCall } from './calls.ts'
import classes from './mine.module.css'

/** Under a link that has ended: have a new one sent to the mailbox. */
export const RenewLink = ({ link }: { link: string }) => {
  const t = useWords()
  const renew = useCommand(renewCall, { refreshes: [], anonymous: true })
  return (
    <p className={classes.quiet} role="status">
      {renew.isSuccess ? (
        t('renewed')
      ) : (
        <Button loading={renew.isPending} onClick={() => renew.mutate({ link })}>
          {t('renew')}
        </Button>
      )}
      {renew.error?.message}
    </p>
  )
}
