import { Anchor, Popover, UnstyledButton } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import type { Explained } from '../../shared/explain.ts'
import classes from './Explain.module.css'
import { useFormat } from './format.ts'
import { useUiWords } from './words/index.ts'

type Props = {
  /** What the figure is, in the words of the screen: "Hourly rate". */
  name: string
  explained: Explained
  /** The figure as it is shown. */
  children: ReactNode
  /** Writes a quantity: an amount with its symbol, hours with their unit. As it stands, unless given. */
  write?: (value: string, unit: string) => ReactNode
}

/** A figure that can be opened: what went in, which rule, where it comes from, each step, what came out. */
export const Explain = ({ name, explained, children, write = plain }: Props) => {
  const t = useUiWords()
  const title = useId()
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width={360}
      position="bottom-start"
      withArrow={false}
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        {/* The focus goes in a moment after it opens: Escape before that closes it as well, and it alone. */}
        <UnstyledButton
          className={classes.figure}
          aria-label={t('explain.label', { name })}
          onClick={() => setOpened(!opened)}
          onKeyDown={(e) => opened && e.key === 'Escape' && setOpened(false)}
          {...(opened ? ownEscape : {})}
        >
          {children}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.sheet} aria-labelledby={title} {...ownEscape}>
        <p id={title} className={classes.name}>
          {t('explain.label', { name })}
        </p>
        <Derivation explained={explained} write={write} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Escape in here closes this, and not the dialog the figure stands in as well. */
const ownEscape = { 'data-mantine-stop-propagation': true }

const plain = (value: string, unit: string) => `${value} ${unit}`

/** The same, laid out on the page instead of in a popover. */
export const Derivation = ({ explained, write = plain }: { explained: Explained; write?: Props['write'] }) => {
  const t = useUiWords()
  const { day } = useFormat()
  const { rule, inputs, steps } = explained
  return (
    <div className={classes.derivation}>
      <h4 className={classes.heading}>{t('explain.inputs')}</h4>
      <dl className={classes.inputs}>
        {inputs.map((input) => (
          <div key={input.name} className={classes.line}>
            <dt>{input.name}</dt>
            <dd className="figures">{write(input.value, input.unit)}</dd>
          </div>
        ))}
      </dl>
      <h4 className={classes.heading}>{t('explain.steps')}</h4>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.text} className={classes.line}>
            <span>{step.text}</span>
            <span className="figures">{step.result}</span>
          </li>
        ))}
      </ol>
      <p className={classes.result}>
        <span>{t('explain.result')}</span>
        <strong className="figures">{write(explained.value, explained.unit)}</strong>
      </p>
      <p className={classes.source}>
        {t('explain.rule')}: {rule.title}
        {rule.effectiveFrom && `, ${t('explain.since', { day: day(rule.effectiveFrom) })}`}
        <br />
        {t('explain.source')}:{' '}
        {rule.source.url ? (
          <Anchor href={rule.source.url} target="_blank" rel="noreferrer" inherit {...ownEscape}>
            {rule.source.title}
          </Anchor>
        ) : (
          rule.source.title
        )}
        , {t('explain.checked', { day: day(rule.source.checkedOn) })}
        {!rule.source.confirmed && ` (${t('explain.unconfirmed')})`}
      </p>
    </div>
  )
}
