import { type FormEvent, useState } from 'react'
import { type Input, wire } from '../../../../shared/endpoint.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import type { sendContact } from '../../contact/contract.ts'

const sendCall = wire<typeof sendContact>('POST', '/api/contact')
type ContactInput = Input<typeof sendContact>

export const BOXES = ['name', 'email', 'company', 'country', 'topic', 'message', 'website'] as const
type Box = (typeof BOXES)[number]
export type Wrong = Partial<Record<Box, string>>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong before anything is sent, named as the words name it. */
const missingIn = (form: Record<Box, string>) => ({
  ...(form.name.trim() ? {} : { name: 'nameRequired' as const }),
  ...(form.email.trim() ? {} : { email: 'emailRequired' as const }),
  ...(form.email.trim() && !EMAIL.test(form.email.trim()) ? { email: 'emailWrong' as const } : {}),
  ...(form.message.trim() ? {} : { message: 'messageRequired' as const }),
})

type Words = (
  key: `contact.${'nameRequired' | 'emailRequired' | 'emailWrong' | 'messageRequired' | 'failed'}`,
) => string

/** The contact form: checked here, sent, and the server's sentences under their boxes. */
export const useContact = (t: Words) => {
  const language = useLanguage()
  const [wrong, setWrong] = useState<Wrong>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)

  const refuse = (form: HTMLFormElement, said: Wrong) => {
    setWrong(said)
    const first = BOXES.find((box) => said[box])
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus()
  }

  const send = async (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault()
    const box = e.currentTarget
    const data = new FormData(box)
    const form = Object.fromEntries(BOXES.map((name) => [name, String(data.get(name) ?? '')])) as Record<Box, string>
    setFailure(null)
    const missing = Object.entries(missingIn(form)).map(([name, key]) => [name, t(`contact.${key}`)])
    if (missing.length > 0) return refuse(box, Object.fromEntries(missing) as Wrong)
    setWrong({})
    setSending(true)
    const { callEndpoint: call, ApiError } = await import('../../../../web/call.ts')
    try {
      await call(sendCall, { ...form, language } as ContactInput, { anonymous: true })
      setSentTo(form.email.trim())
    } catch (error) {
      const fields = error instanceof ApiError ? (error.fields as Wrong) : {}
      if (Object.keys(fields).length > 0) refuse(box, fields)
      else setFailure((error instanceof ApiError && error.said) || t('contact.failed'))
    } finally {
      setSending(false)
    }
  }

  return { wrong, failure, sending, sentTo, send, again: () => setSentTo(null) }
}
