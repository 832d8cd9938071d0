import { Anchor, Button, Menu, TextInput } from '@mantine/core'
import { IconAddressBook, IconDownload, IconMail, IconPhoto } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { initialsOf } from '../../../../shared/initials.ts'
import { useCommand } from '../../../../web/api.ts'
import { saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { getCall } from '../../employees/screens/calls.ts'
import type { CardData, emailDigitalCard } from '../contract.ts'
import { fileName, toVcard } from '../rules.ts'
import { useCardWords } from '../words/index.ts'
import classes from './card.module.css'
import { drawCard, PICTURE, pngOf } from './picture.ts'

const emailCall = wire<typeof emailDigitalCard>('POST', '/api/employees/:id/digital-card/email')

type Props = { id: string; card: CardData; onClose: () => void }

/** The card as it will be seen, and the ways to hand it on. */
export const Share = ({ id, card, onClose }: Props) => {
  const t = useCardWords()
  const term = useTerm()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [mailing, setMailing] = useState(false)
  const departmentLine = card.department ? t('departmentLine', { department: term(card.department) }) : null
  useEffect(() => {
    if (!canvas.current) return
    drawCard(canvas.current, card, departmentLine).catch(() => notify.failure(t('errors.generateAgain')))
  }, [card, departmentLine, t])
  const keep = (file: string, content: Blob) => {
    saveFile(file, content)
    notify.success(t('share.saved', { file }))
  }
  const saveContact = () =>
    keep(fileName(card, 'vcf'), new Blob([toVcard(card, card.generatedAt)], { type: 'text/vcard;charset=utf-8' }))
  const savePicture = async () => {
    try {
      if (canvas.current) keep(fileName(card, 'png'), await pngOf(canvas.current))
    } catch {
      notify.failure(t('errors.generateAgain'))
    }
  }
  return (
    <div className={classes.stack}>
      <div className={classes.head}>
        <span className={classes.initials} aria-hidden>
          {initialsOf(card.employeeName)}
        </span>
        <div className={classes.who}>
          <h3 className={classes.name}>
            <bdi>{card.employeeName}</bdi>
          </h3>
          {card.position && <p className={classes.line}>{card.position}</p>}
          {departmentLine && <p className={classes.note}>{departmentLine}</p>}
          <p className={classes.line}>
            <Anchor href={`mailto:${card.email}`} inherit className="ltr">
              {card.email}
            </Anchor>
          </p>
          <p className={classes.note}>
            <bdi>{card.company}</bdi>
            <br />
            <Anchor href={card.website} target="_blank" rel="noreferrer" inherit className="ltr">
              {card.website.replace(/^https?:\/\//, '')}
            </Anchor>
          </p>
        </div>
      </div>
      <canvas
        ref={canvas}
        {...PICTURE}
        className={classes.picture}
        role="img"
        aria-label={t('picture', { name: card.employeeName })}
      />
      <section className={classes.share} aria-labelledby="card-share">
        <h4 id="card-share" className={classes.heading}>
          {t('share.title')}
        </h4>
        <div className={classes.ways}>
          <Button
            variant="default"
            leftSection={<IconMail size={16} />}
            aria-expanded={mailing}
            onClick={() => setMailing(!mailing)}
            autoFocus
          >
            {t('share.email')}
          </Button>
          <Menu position="bottom-start">
            <Menu.Target>
              <Button variant="default" leftSection={<IconDownload size={16} />}>
                {t('share.download')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconAddressBook size={16} />} onClick={saveContact}>
                {t('share.vcard')}
              </Menu.Item>
              <Menu.Item leftSection={<IconPhoto size={16} />} onClick={() => void savePicture()}>
                {t('share.png')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
        {mailing && <SendForm id={id} own={card.email} onSent={() => setMailing(false)} />}
      </section>
      <div className={classes.bar}>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}

const SendForm = ({ id, own, onSent }: { id: string; own: string; onSent: () => void }) => {
  const t = useCardWords()
  const [to, setTo] = useState(own)
  const send = useCommand(emailCall, { refreshes: [getCall] })
  const wrong = send.error?.fields.to
  const submit = (e: FormEvent) => {
    e.preventDefault()
    if (send.isPending) return
    send.mutate(
      { id, privacyLevel: 'company', to: to.trim() },
      {
        onSuccess: ({ recipient }) => {
          notify.success(t('share.sent', { recipient }))
          onSent()
        },
        onError: (error) => {
          if (!error.fields.to) notify.failure(t('errors.send', { error: error.message }))
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className={classes.send}>
      <TextInput
        type="email"
        label={t('share.to')}
        description={t('share.toHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={to}
        onChange={(e) => setTo(e.currentTarget.value)}
        error={wrong && t('errors.address')}
        autoComplete="off"
        autoFocus
      />
      <Button type="submit" disabled={send.isPending}>
        {send.isPending ? t('share.sending') : t('share.send')}
      </Button>
    </form>
  )
}
