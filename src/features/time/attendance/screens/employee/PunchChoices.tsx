import { Checkbox } from '@mantine/core'
import { useWords } from '../../employee/words/index.ts'
import type { usePunching } from './usePunching.ts'

type Props = Pick<
  ReturnType<typeof usePunching>,
  'asksPlace' | 'shares' | 'setShares' | 'mayRemote' | 'isRemote' | 'setRemote'
>

/** What goes with a punch: that one works remotely, where the company lets people say so, and else one's place where it is asked. */
export const PunchChoices = ({ mayRemote, asksPlace, shares, setShares, isRemote, setRemote }: Props) => {
  const t = useWords()
  return (
    <>
      {mayRemote && (
        <Checkbox
          mt="sm"
          checked={isRemote}
          onChange={(event) => setRemote(event.currentTarget.checked)}
          label={t('today.remote')}
          description={t('today.remoteWhy')}
        />
      )}
      {asksPlace && (
        <Checkbox
          mt="sm"
          checked={shares}
          onChange={(event) => setShares(event.currentTarget.checked)}
          label={t('today.sharePlace')}
          description={t('today.placeWhy')}
        />
      )}
    </>
  )
}
