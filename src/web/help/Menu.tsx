import { paths } from '../paths.ts'
import { clearAndReload, mailTo } from './actions.ts'
import { browserInfo } from './browser.ts'
import classes from './help.module.css'
import { Sheet } from './Sheet.tsx'
import { useHelpWords } from './words/index.ts'

type Props = { onGuide: () => void; onKeys: () => void; onTest: () => void; onClose: () => void }

/** What the help button opens. Plain links: help has to work where the rest does not. */
export const Menu = ({ onGuide, onKeys, onTest, onClose }: Props) => {
  const t = useHelpWords()
  const pressed = [
    { name: t('menu.guide'), hint: t('menu.guideHint'), press: onGuide },
    { name: t('menu.keys'), hint: t('menu.keysHint'), press: onKeys },
    { name: t('menu.test'), hint: t('menu.testHint'), press: onTest },
    { name: t('menu.recovery'), hint: t('menu.recoveryHint'), press: () => void clearAndReload() },
  ]
  const led = [
    { name: t('menu.faq'), hint: t('menu.faqHint'), to: paths.faq() },
    { name: t('menu.contact'), hint: t('menu.contactHint'), to: paths.contact() },
  ]
  return (
    <Sheet title={t('menu.title')} onClose={onClose}>
      <p className={classes.intro}>{t('menu.intro')}</p>
      <ul className={classes.menu}>
        {pressed.map(({ name, hint, press }) => (
          <li key={name}>
            <button type="button" className={classes.entry} onClick={press}>
              <strong>{name}</strong>
              <span>{hint}</span>
            </button>
          </li>
        ))}
        {led.map(({ name, hint, to }) => (
          <li key={name}>
            <a className={classes.entry} href={to}>
              <strong>{name}</strong>
              <span>{hint}</span>
            </a>
          </li>
        ))}
      </ul>
      <a className={classes.link} href={mailTo(t('guide.subject'), `\n\n${browserInfo()}`)}>
        {t('menu.email')}
      </a>
    </Sheet>
  )
}
