import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { fetchFile } from '../../../../../web/download.ts'
import { notify } from '../../../../../web/notify.ts'
import { useWords } from '../../employee/words/index.ts'
import classes from './mine.module.css'

/** The photo of a punch, fetched once it is asked for: each look is logged. */
export const PunchPhoto = ({ address, name }: { address: string; name: string }) => {
  const t = useWords()
  const [shown, setShown] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown])
  const open = async () => {
    setBusy(true)
    try {
      setShown(URL.createObjectURL(await fetchFile(address)))
    } catch (error) {
      notify.failure(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  if (shown) return <img src={shown} alt={name} className={classes.punchPhoto} />
  return (
    <Button size="compact-xs" variant="subtle" loading={isBusy} aria-label={name} onClick={() => void open()}>
      {t('photo.open')}
    </Button>
  )
}
