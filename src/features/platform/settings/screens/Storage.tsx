import { Progress } from '@mantine/core'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { readStorage } from '../../uploads/contract.ts'
import { useWords } from '../words/index.ts'
import classes from './settings.module.css'

const storageCall = wire<typeof readStorage>('GET', '/api/company/storage')
const MEGABYTE = 1024 ** 2
const GIGABYTE = 1024 ** 3
/** From here on it is time to tidy up. */
const NEARLY_FULL = 0.9

/** How much of the room for files is used up. */
export const Storage = () => {
  const t = useWords()
  const { number } = useFormat()
  const { data } = useApiState(storageCall, {})
  if (!data) return null
  const share = data.usedBytes / data.mostBytes
  const amount = (bytes: number) =>
    bytes < GIGABYTE
      ? t('megabytes', { size: number(Math.ceil(bytes / MEGABYTE)) })
      : t('gigabytes', { size: number(Math.round((bytes / GIGABYTE) * 10) / 10) })
  return (
    <section aria-labelledby="settings-storage" className={classes.storage}>
      <h2 id="settings-storage" className={classes.small}>
        {t('storage')}
      </h2>
      <Progress value={share * 100} color={share >= NEARLY_FULL ? 'red' : 'blue'} aria-label={t('storage')} />
      <p className={classes.hint}>{t('storageLine', { used: amount(data.usedBytes), most: amount(data.mostBytes) })}</p>
      {share >= NEARLY_FULL && <p className={classes.hint}>{t('storageFull')}</p>}
    </section>
  )
}
