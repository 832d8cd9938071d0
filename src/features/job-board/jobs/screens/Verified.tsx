import { useFormat } from '../../../../web/ui/format.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { Verified } from '../contract.ts'
import classes from './verified.module.css'

/** What stands in another script, or begins with a number, keeps its own direction. */
const apart = (text: string) => `\u2068${text}\u2069`

const useNumber = () => {
  const t = usePublicJobs()
  return ({ label, number, givenBy }: Verified): string => {
    const text = apart(`${label} ${number}`)
    return givenBy ? t('verified.by', { number: text, by: apart(givenBy) }) : text
  }
}

/** That the company was found in its register: the number, the register, the day. Of one that was not, nothing. */
export const VerifiedMark = ({ verified: v }: { verified: Verified | null }) => {
  const t = usePublicJobs()
  const format = useFormat()
  if (!v) return null
  const number = apart(`${v.label} ${v.number}`)
  return (
    <p className={classes.mark}>
      <svg viewBox="0 0 16 16" aria-hidden className={classes.tick}>
        <path d="M8 1.5 13.5 3.6v4c0 3.3-2.2 5.8-5.5 6.9-3.3-1.1-5.5-3.6-5.5-6.9v-4Z M5.4 8l1.9 1.9 3.4-3.7" />
      </svg>
      <span>{t('verified.card', { number, day: format.day(v.checkedOn), register: apart(v.register) })}</span>
    </p>
  )
}

/** On the page of a job: who was found in which register, or plainly that nobody has looked. */
export const Registration = ({ verified: v }: { verified: Verified | null }) => {
  const t = usePublicJobs()
  const format = useFormat()
  const number = useNumber()
  return (
    <section className={classes.registration}>
      <h2 className={classes.heading}>{t('verified.title')}</h2>
      {v ? (
        <>
          <p>
            {t('verified.found', {
              name: apart(v.legalName),
              country: format.countryName(v.country),
              register: apart(v.register),
              day: format.day(v.checkedOn),
              number: number(v),
            })}
          </p>
          <p>
            <a href={v.url} rel="nofollow noopener external">
              {t('verified.open', { register: apart(v.register) })}
            </a>
          </p>
        </>
      ) : (
        <p>{t('verified.none')}</p>
      )}
    </section>
  )
}
