import classes from './help.module.css'
import { Sheet } from './Sheet.tsx'
import { useHelpWords } from './words/index.ts'

/** The keys as they stand on the keyboard; what they do is in the words. */
const GROUPS = [
  {
    name: 'anywhere',
    keys: [
      ['goTo', 'Ctrl K'],
      ['these', '?'],
      ['close', 'Esc'],
    ],
  },
  {
    name: 'lists',
    keys: [
      ['search', '/'],
      ['move', '↑ ↓'],
      ['open', 'Enter'],
    ],
  },
] as const

/** The list of keys. */
export const Keys = ({ onClose }: { onClose: () => void }) => {
  const t = useHelpWords()
  return (
    <Sheet title={t('keys.title')} onClose={onClose}>
      {GROUPS.map(({ name, keys }) => (
        <section key={name} aria-label={t(`keys.${name}`)}>
          <h3 className={classes.keysOf}>{t(`keys.${name}`)}</h3>
          <dl className={classes.keys}>
            {keys.map(([what, key]) => (
              <div key={what}>
                <dt>{t(`keys.${what}`)}</dt>
                <dd>
                  <kbd dir="ltr">{key}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  )
}
