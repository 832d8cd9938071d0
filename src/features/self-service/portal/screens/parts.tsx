import { Fragment, type ReactNode } from 'react'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { COMMON_KINDS } from '../../../people/documents/rules.ts'
import type { EmployeeDetail } from '../../../people/record/contract.ts'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import { useWords } from '../words/index.ts'
import classes from './portal.module.css'

export const Card = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <section className={classes.card} aria-label={title}>
    <div className={classes.cardHead}>
      <h2 className={classes.heading}>{title}</h2>
      {action}
    </div>
    {children}
  </section>
)

/** A name and what is known; text of a person keeps its own direction. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => {
  const t = useWords()
  const nothing = children === null || children === undefined || children === ''
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {nothing && <span className={classes.note}>{t('details.notGiven')}</span>}
        {!nothing && (typeof children === 'string' ? <bdi>{children}</bdi> : children)}
      </dd>
    </div>
  )
}

/** An address as a whole line; where even that is too narrow it breaks before the @ and after a dot, and nowhere else if it can. */
export const MailFact = ({ name, address }: { name: string; address: string }) => (
  <div className={classes.whole}>
    <dt>{name}</dt>
    <dd>
      <bdi>
        {address.split(/(?=@)|(?<=\.)/).map((piece, at, pieces) => (
          <Fragment key={pieces.slice(0, at + 1).join('')}>
            {at > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </bdi>
    </dd>
  </div>
)

/** Amounts of this person: their country's money with its symbol, any other with its code. */
export const useMoneyOf = ({ employee }: EmployeeDetail) => {
  const { money } = useFormat()
  const country = useCountry(employee.country)
  return (amount: number, currency = employee.currency) =>
    money(
      amount,
      country?.currency.code === currency
        ? { symbol: country.currency.symbol, decimals: country.currency.minorUnits, locale: country.locale }
        : { symbol: currency },
    )
}

/** A kind of document in the language in use. */
export const useKind = (code: string) => {
  const country = useCountry(code)
  const term = useTerm()
  return (key: string, english: string) =>
    COMMON_KINDS.some((k) => k.key === key) ? term(english) : (country?.say(english) ?? english)
}
