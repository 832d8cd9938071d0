import { paths } from '../paths.ts'
import { clearAndReload, mailTo } from './actions.ts'
import { browserInfo } from './browser.ts'
import classes from './help.module.css'
import { Sheet } from './Sheet.tsx'
import { useHelpWords } from './words/index.ts'

type Props = { onGuide: () => void; onTest: () => void; onClose: () => void }

/** What the help button opens. Plain links: help has to work where the rest does not. */
export const Menu = ({ onGuide, onTest, onClose }: Props) => {
  const say = useHelpWords()
  const pressed = [
    { name: say('menu.guide'), hint: say('menu.guideHint'), press: onGuide },
    { name: say('menu.test'), hint: say('menu.testHint'), press: onTest },
    { name: say('menu.recovery'), hint: say('menu.recoveryHint'), press: () => void clearAndReload() },
  ]
  const led = [
    { name: say('menu.faq'), hint: say('menu.faqHint'), to: paths.faq() },
    { name: say('menu.contact'), hint: say('menu.contactHint'), to: paths.contact() },
  ]
  return (
    <Sheet title={say('menu.title')} onClose={onClose}>
      <p className={classes.intro}>{say('menu.intro')}</p>
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
      <a className={classes.link} href={mailTo(say('guide.subject'), `\n\n${browserInfo()}`)}>
        {say('menu.email')}
      </a>
    </Sheet>
  )
}
