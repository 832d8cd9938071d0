import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { initialsOf } from '../../../../shared/initials.ts'
import { call } from '../../../../web/api.ts'
import { sentenceOfFailure } from '../../../../web/failure.ts'
import { notify } from '../../../../web/notify.ts'
import type { changeProfile, Profile, uploadLogo } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './company.module.css'

const logoCall = wire<typeof uploadLogo>('POST', '/api/employer/logo')
const changeCall = wire<typeof changeProfile>('PUT', '/api/employer/profile')

const SIDE = 512

/** Drawn anew, at most 512 points a side: small to send, and without what a camera wrote into it. */
const smaller = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('The picture could not be drawn')
  return new File([blob], file.name.replace(/\.\w+$/, '.png'), { type: 'image/png' })
}

/** It is saved by itself, at once. */
export const Logo = ({ profile, onChanged }: { profile: Profile; onChanged: (profile: Profile) => void }) => {
  const t = useWords()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<{ profile: Profile }>, done: string) => {
    setBusy(true)
    try {
      const { profile } = await work()
      client.setQueryData(['/api/employer/profile', {}], { profile })
      onChanged(profile)
      notify.success(done)
    } catch (error) {
      notify.failure(sentenceOfFailure(error))
    } finally {
      setBusy(false)
      // The same file may be chosen again.
      if (input.current) input.current.value = ''
    }
  }
  const choose = (chosen: File | null) => {
    if (!chosen) return
    void run(async () => {
      const file = await smaller(chosen).catch(() => {
        throw new Error(t('profile.badLogo'))
      })
      return call(logoCall, { name: file.name }, { file })
    }, t('profile.logoSaved'))
  }
  return (
    <div className={classes.logo}>
      {profile.logoUrl ? (
        <img src={profile.logoUrl} alt={t('profile.logo')} />
      ) : (
        <span className={classes.noLogo} aria-hidden>
          {initialsOf(profile.name)}
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('profile.logo')}
        onChange={(e) => choose(e.currentTarget.files?.[0] ?? null)}
      />
      <Button variant="default" disabled={busy} onClick={() => input.current?.click()}>
        {t('profile.chooseLogo')}
      </Button>
      {profile.logoUrl && (
        <Button
          variant="subtle"
          disabled={busy}
          onClick={() => run(() => call(changeCall, { logo: null }), t('profile.logoGone'))}
        >
          {t('profile.removeLogo')}
        </Button>
      )}
      <span className={classes.quiet}>{t('profile.logoHelp')}</span>
    </div>
  )
}
