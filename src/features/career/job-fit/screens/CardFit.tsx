import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useFitWords } from '../words/index.ts'
import { fitsCall } from './calls.ts'
import classes from './fit.module.css'

/** How one fits each job of a page, asked in one call. */
export const useFits = (jobs: readonly { id: string }[] | undefined) => {
  const t = useFitWords()
  const format = useFormat()
  const ids = (jobs ?? []).map((j) => j.id).join(',')
  const { data } = useApiState(fitsCall, { jobs: ids }, { enabled: ids !== '' })
  return (id: string) => {
    const fit = data?.fits.find((f) => f.id === id)
    if (!fit) return null
    return (
      <p className={classes.card}>
        {fit.must && <b>{t('must', fit.must)}</b>}
        <span>{t(`work.${fit.work}`, { country: format.countryName(fit.country) })}</span>
      </p>
    )
  }
}
