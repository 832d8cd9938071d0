import { Button, PasswordInput, TextInput } from '@mantine/core'
import encodeQR from 'qr'
import { useEffect, useMemo, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { wire } from '../../../../shared/endpoint.ts'
import { call } from '../../../../web/api.ts'
import { ApiError } from '../../../../web/call.ts'
import { Queries } from '../../../../web/queries.tsx'
import { readText, writeText } from '../../../../web/stored.ts'
import { useTitle } from '../../../../web/ui/Page.tsx'
import type * as contract from '../devices.contract.ts'
import { useWords } from '../kiosk/words/index.ts'
import { useTimes } from './employee/useTimes.ts'
import classes from './kiosk.module.css'
import { useCamera } from './useCamera.ts'

const pairCall = wire<typeof contract.pairKiosk>('POST', '/api/kiosk/pair')
const codeCall = wire<typeof contract.kioskCode>('POST', '/api/kiosk/code')
const punchCall = wire<typeof contract.kioskPunch>('POST', '/api/kiosk/punches')
const photoCall = wire<typeof contract.sendKioskPhoto>('POST', '/api/kiosk/photo')
const KEY = 'fourshore.kiosk'
const AGAIN_MS = 5_000
const SAID_MS = 6_000

/** The punch stands by itself: a photo that does not arrive is shown as missing. */
const sendPhoto = (ticket: string, file: Blob) => call(photoCall, { ticket }, { anonymous: true, file }).catch(() => {})

type KioskCode = Output<typeof contract.kioskCode>

/** The page of a tablet at the door: a code that changes, and number and PIN for whoever has no phone. */
export default function Kiosk() {
  return (
    <Queries>
      <Pairing />
    </Queries>
  )
}

const Pairing = () => {
  const t = useWords()
  const [key, setKey] = useState(() => readText(KEY))
  useTitle(t('title'))
  useEffect(() => {
    const code = location.hash.startsWith('#pair=') ? location.hash.slice(6) : ''
    if (!code) return
    history.replaceState(null, '', location.pathname)
    call(pairCall, { code }, { anonymous: true }).then(
      (paired) => {
        writeText(KEY, paired.key)
        setKey(paired.key)
      },
      () => {},
    )
  }, [])
  const forget = () => {
    writeText(KEY, null)
    setKey(null)
  }
  return <div className={classes.page}>{key ? <Door deviceKey={key} onRevoked={forget} /> : <Unpaired />}</div>
}

const Unpaired = () => {
  const t = useWords()
  return (
    <div className={classes.card}>
      <h1>{t('unpaired')}</h1>
      <p>{t('unpairedText')}</p>
    </div>
  )
}

const Door = ({ deviceKey, onRevoked }: { deviceKey: string; onRevoked: () => void }) => {
  const t = useWords()
  const { clock } = useTimes()
  const [shown, setShown] = useState<KioskCode | null>(null)
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const ask = async () => {
      let wait = AGAIN_MS
      try {
        const next = await call(codeCall, { key: deviceKey }, { anonymous: true })
        if (over) return
        setShown(next)
        wait = next.holdsSeconds * 1000 + 250
      } catch (error) {
        if (over) return
        setShown(null)
        if (error instanceof ApiError && error.status === 410) return onRevoked()
      }
      timer = setTimeout(() => void ask(), wait)
    }
    void ask()
    const ticking = setInterval(() => setNow(new Date()), 1_000)
    return () => {
      over = true
      clearTimeout(timer)
      clearInterval(ticking)
    }
  }, [deviceKey, onRevoked])
  const svg = useMemo(() => (shown ? encodeQR(shown.link, 'svg', { ecc: 'medium', border: 2 }) : ''), [shown])
  const picture = useMemo(() => (svg ? `data:image/svg+xml;utf8,${encodeURIComponent(svg)}` : ''), [svg])
  if (!shown) return <p className={classes.card}>{t('offline')}</p>
  return (
    <div className={classes.card}>
      <p className={classes.place}>
        <bdi>{shown.company}</bdi> · <bdi>{shown.site ?? shown.name}</bdi>
      </p>
      <p className={classes.time}>{clock(now.toISOString(), shown.zone)}</p>
      <h1>{t('scan')}</h1>
      <img className={classes.code} src={picture} alt={t('scan')} />
      <Typed deviceKey={deviceKey} zone={shown.zone} photoUntil={shown.photoUntil} />
    </div>
  )
}

type TypedProps = { deviceKey: string; zone: string; photoUntil: string | null }

const Typed = ({ deviceKey, zone, photoUntil }: TypedProps) => {
  const t = useWords()
  const { clock, shortDay } = useTimes()
  const camera = useCamera(photoUntil !== null)
  const [number, setNumber] = useState('')
  const [pin, setPin] = useState('')
  const [said, setSaid] = useState<{ text: string; isWrong: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  const punch = async (direction: 'in' | 'out') => {
    if (isBusy) return
    setBusy(true)
    const photo = photoUntil === null ? null : await camera.shoot()
    try {
      const done = await call(
        punchCall,
        { key: deviceKey, number, pin, direction, at: new Date().toISOString(), camera: photo !== null },
        { anonymous: true },
      )
      if (photo && done.photoTicket) void sendPhoto(done.photoTicket, photo)
      setSaid({
        text: t(direction === 'in' ? 'doneIn' : 'doneOut', { name: done.name, time: clock(done.at, zone) }),
        isWrong: false,
      })
      setNumber('')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSaid({ text: Object.values(error.fields)[0] ?? error.message, isWrong: true })
    } finally {
      setPin('')
      setBusy(false)
    }
  }
  return (
    <form className={classes.typed} onSubmit={(event) => event.preventDefault()} noValidate>
      <h2>{t('or')}</h2>
      <TextInput
        size="lg"
        label={t('number')}
        value={number}
        autoComplete="off"
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <PasswordInput
        visibilityToggleButtonProps={{ 'aria-label': t('showPin') }}
        size="lg"
        mt="sm"
        label={t('pin')}
        value={pin}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => setPin(event.currentTarget.value)}
      />
      {photoUntil !== null && (
        <>
          <video
            ref={camera.video}
            className={classes.camera}
            data-off={camera.isOpen !== true || undefined}
            muted
            playsInline
            aria-label={t('camera')}
          />
          <p className={classes.photo}>
            {t(camera.isOpen === false ? 'noCamera' : 'photo', { day: shortDay(photoUntil) })}
          </p>
        </>
      )}
      <div className={classes.buttons}>
        <Button size="lg" loading={isBusy} onClick={() => void punch('in')}>
          {t('in')}
        </Button>
        <Button size="lg" variant="default" loading={isBusy} onClick={() => void punch('out')}>
          {t('out')}
        </Button>
      </div>
      <p role="status" className={classes.said} data-wrong={said?.isWrong || undefined}>
        {said?.text}
      </p>
    </form>
  )
}
