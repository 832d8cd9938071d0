import { Anchor, Button, Group } from '@mantine/core'
import '@mantine/core/styles/Anchor.layer.css'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Text.layer.css'
import { useState } from 'react'
import { SUPPORT_EMAIL } from '../contact.ts'
import { useWebWords } from '../words/index.ts'
import classes from './ErrorPage.module.css'

const clearAndReload = async () => {
  sessionStorage.clear()
  if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  location.reload()
}

/** The page of last resort. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const say = useWebWords()
  const [details, setDetails] = useState(false)
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const about = `${said}\n\n${location.href}\n${navigator.userAgent}`
  const mail = `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(say('failure.mailSubject'))}&body=${encodeURIComponent(about)}`
  return (
    <div className={classes.page} role="alert">
      <h1 className={classes.title}>{say('failure.title')}</h1>
      <p>{say('failure.intro')}</p>
      <Group gap="xs">
        <Button onClick={() => location.reload()}>{say('failure.refresh')}</Button>
        <Button variant="default" onClick={() => void clearAndReload()}>
          {say('failure.clear')}
        </Button>
        <Button variant="default" component="a" href="/">
          {say('failure.home')}
        </Button>
      </Group>
      <h2 className={classes.heading}>{say('failure.incognitoTitle')}</h2>
      <p>{say('failure.incognito')}</p>
      <Group gap="md">
        <Anchor component="button" type="button" onClick={() => setDetails(!details)} aria-expanded={details}>
          {say(details ? 'failure.hideDetails' : 'failure.showDetails')}
        </Anchor>
        <Anchor href={mail}>{say('failure.support')}</Anchor>
      </Group>
      {details && (
        <pre className={classes.details} dir="ltr">
          {error instanceof Error && error.stack ? `${said}\n\n${error.stack}` : said}
        </pre>
      )}
    </div>
  )
}
