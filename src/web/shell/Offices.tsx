import { OFFICE_PHONES } from '../contact.ts'
import { useWebWords } from '../words/index.ts'
import classes from './Footer.module.css'

const OFFICES = ['headquarters', 'india', 'uae', 'canada'] as const

/** Where we are, and the telephone of an office that has one set. */
export const Offices = ({ wide = false }: { wide?: boolean }) => {
  const t = useWebWords()
  return (
    <ul className={wide ? classes.officesWide : classes.offices}>
      {OFFICES.map((office) => {
        const phone = OFFICE_PHONES[office]
        return (
          <li key={office}>
            <strong>{t(`footer.${office}`)}</strong>
            <span>{t(`footer.${office}Place`)}</span>
            {phone && (
              <a href={phone.dial} className="ltr">
                {phone.shown}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
