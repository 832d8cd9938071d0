import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useGo } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useWords } from '../words/index.ts'
import classes from './Card.module.css'
import { Message } from './Card.tsx'

/** An employee at the wrong door is shown the right one. */
export default function CompanyAccess() {
  const t = useWords()
  const go = useGo()
  const [slug, setSlug] = useState('')
  const open = (e: FormEvent) => {
    e.preventDefault()
    const last = slug.trim().split('/').filter(Boolean).at(-1)
    if (last) void go(paths.companyLogin(last))
  }
  return (
    <Message tone="careful">
      {t('login.companyAccess')}
      <form className={classes.form} onSubmit={open}>
        <TextInput
          label={t('company.slug')}
          placeholder="/c/…"
          value={slug}
          onChange={(e) => setSlug(e.currentTarget.value)}
          autoCapitalize="none"
          dir="ltr"
        />
        <Button type="submit" variant="default">
          {t('company.open')}
        </Button>
      </form>
    </Message>
  )
}
