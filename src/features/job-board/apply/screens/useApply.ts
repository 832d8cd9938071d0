import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Input, type Output, wire } from '../../../../shared/endpoint.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { useSession } from '../../../../web/session.ts'
import { useDraft } from '../../../../web/ui/useDraft.ts'
import type { listCvs, readProfile } from '../../../career/profile/contract.ts'
import type { applyForJob, readContact } from '../../../hiring/applications/apply.contract.ts'
import type { PublicJob } from '../../jobs/contract.ts'
import type { useWords } from '../words/index.ts'
import { fileRefused } from './refused.ts'

const applyCall = wire<typeof applyForJob>('POST', '/api/jobs/:id/applications')
const contactCall = wire<typeof readContact>('POST', '/api/jobs/:id/contact')
const profileCall = wire<typeof readProfile>('GET', '/api/seeker/profile')
const MOST_BYTES = 10 * 1024 * 1024
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const NUMBER = /^\d{1,7}([.,]\d{1,2})?$/

export type Typed = {
  key: string
  name: string
  email: string
  phone: string
  note: string
  answers: Record<string, { values: string[]; explanation: string }>
}

/** A name for this one application, so that it is one however often it is sent. */
const freshKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const base64Of = (file: File): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(file)
  })

const keptCall = wire<typeof listCvs>('GET', '/api/seeker/cvs')

/** The CVs of whoever is signed in, the newest first; null until they are here, and for everybody else. */
const useKept = (signedIn: boolean) => {
  const [kept, setKept] = useState<readonly { id: string; name: string }[] | null>(null)
  useEffect(() => {
    let gone = false
    if (signedIn)
      import('../../../../web/call.ts')
        .then(({ callEndpoint: call }) => call(keptCall, {}))
        .then(
          ({ cvs }) => gone || setKept(cvs.filter((cv) => cv.status !== 'failed').slice(0, 5)),
          // Without them a file can still be chosen.
          () => gone || setKept([]),
        )
    return () => {
      gone = true
    }
  }, [signedIn])
  return kept
}

type Say = ReturnType<typeof useWords>

/** What is typed into the form, kept until it is sent, of a guest in this browser alone; what is wrong with it; and sending it. */
export const useApply = (job: PublicJob, t: Say, onSent: (receipt: Output<typeof applyForJob>) => void) => {
  const language = useLanguage()
  const { token, user } = useSession()
  const seeker = token && user?.role === 'job_seeker' ? user : null
  const begin = (): Typed => ({
    key: freshKey(),
    name: seeker ? `${seeker.firstName} ${seeker.lastName}`.trim() : '',
    email: seeker?.email ?? '',
    phone: '',
    note: '',
    answers: {},
  })
  const draft = useDraft<Typed>(`apply:${job.id}`, (taken) => setTyped(taken ?? begin()))
  const [typed, setTyped] = useState<Typed>(() => draft.restored ?? begin())
  /** Only what the person changed is a draft, not what the form begins with. */
  const [isChanged, setChanged] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const stored = useKept(seeker !== null)
  /** A profile that says what they have done is a CV: nobody has to look for a file. */
  const [hasProfile, setHasProfile] = useState(false)
  const [chosen, choose] = useState<string | null>(null)
  /** What is sent of what is kept in the account; null: a file. */
  const begun = stored?.at(0)?.id ?? (hasProfile ? 'profile' : null)
  const own = chosen === 'file' ? null : (chosen ?? begun)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [already, setAlready] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const { keep, discard } = draft
  useEffect(() => {
    if (isChanged) keep(typed)
  }, [typed, isChanged, keep])

  useEffect(() => {
    if (!seeker) return
    let gone = false
    // The number they keep in their profile; not over what they have typed.
    import('../../../../web/call.ts')
      .then(({ callEndpoint: call }) => call(profileCall, {}))
      .then(
        ({ profile }) => {
          if (gone) return
          setHasProfile(profile.work.length > 0)
          setTyped((before) => ({ ...before, phone: before.phone || (profile.phone ?? '') }))
        },
        () => {},
      )
    return () => {
      gone = true
    }
  }, [seeker])

  /** Whoever applies without an account has said in their CV who they are: boxes that are still empty are filled from it. */
  const fillFrom = async (cv: File) => {
    if (seeker || cv.size > MOST_BYTES) return
    const { callEndpoint: call } = await import('../../../../web/call.ts')
    const content = await base64Of(cv)
    const found = await call(contactCall, { id: job.id, cv: { name: cv.name, content } }, { anonymous: true }).catch(
      () => null,
    )
    if (!found) return
    setTyped((before) => ({
      ...before,
      name: before.name || (found.name ?? ''),
      email: before.email || (found.email ?? ''),
      phone: before.phone || (found.phone ?? ''),
    }))
  }

  const forget = (name: string) =>
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([n]) => n !== name)))
  const change = (changes: Partial<Omit<Typed, 'answers'>>) => {
    setChanged(true)
    setTyped((before) => ({ ...before, ...changes }))
    for (const name of Object.keys(changes)) forget(name === 'note' ? 'cv' : name)
  }
  const answer = (id: string, changes: Partial<Typed['answers'][string]>) => {
    setChanged(true)
    setTyped((before) => {
      const had = before.answers[id] ?? { values: [], explanation: '' }
      return { ...before, answers: { ...before.answers, [id]: { ...had, ...changes } } }
    })
    forget(`answers.${id}`)
  }

  const missing = (consent: boolean): Record<string, string> => {
    const found: Record<string, string> = {}
    if (!typed.name.trim()) found.name = t('wrong.name')
    if (!seeker && !EMAIL.test(typed.email.trim())) found.email = t('wrong.email')
    if (!own && !file && !typed.note.trim()) found.cv = t('wrong.cv')
    if (!own && file && file.size > MOST_BYTES) found.cv = t('wrong.size')
    for (const q of job.questions) {
      const values = (typed.answers[q.id]?.values ?? []).filter((v) => v.trim())
      if (q.required && values.length === 0) found[`answers.${q.id}`] = t('wrong.answer')
      else if (q.kind === 'number' && values[0] && !NUMBER.test(values[0].trim()))
        found[`answers.${q.id}`] = t('wrong.number')
    }
    if (!consent) found.consent = t('wrong.consent')
    return found
  }

  const refuse = (fields: Record<string, string>) => {
    setWrong(fields)
    // After the summary has been drawn.
    setTimeout(() => summary.current?.focus())
  }

  const inputOf = async (form: FormData): Promise<Input<typeof applyForJob>> => ({
    id: job.id,
    key: typed.key,
    language,
    consent: true,
    name: typed.name,
    email: seeker?.email ?? typed.email,
    phone: typed.phone,
    note: typed.note,
    answers: job.questions.map((q) => {
      const { values = [], explanation = '' } = typed.answers[q.id] ?? {}
      return { id: q.id, values: q.kind === 'number' ? values.map((v) => v.replace(',', '.')) : values, explanation }
    }),
    own,
    cv: file && !own ? { name: file.name, content: await base64Of(file) } : null,
    humanOnly: form.get('humanOnly') !== null,
    website: String(form.get('website') ?? ''),
    source:
      new URLSearchParams(location.search)
        .get('source')
        ?.replace(/[^\w-]/g, '')
        .slice(0, 40) || 'site',
  })

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setFailure(null)
    const found = missing(form.get('consent') !== null)
    if (Object.keys(found).length > 0) return refuse(found)
    setWrong({})
    setSending(true)
    const { callEndpoint: call, ApiError } = await import('../../../../web/call.ts')
    try {
      const receipt = await call(applyCall, await inputOf(form), seeker ? {} : { anonymous: true })
      discard()
      onSent(receipt)
    } catch (error) {
      const told = error instanceof ApiError ? error : null
      if (told && Object.keys(told.fields).length > 0) {
        const { cv, ...others } = told.fields
        return refuse({ ...others, ...(cv ? { cv: await fileRefused(cv, language) } : {}) })
      }
      setFailure(told?.said ?? t('failed'))
      setAlready((told?.data as { applicationId?: string } | undefined)?.applicationId ?? null)
      setTimeout(() => summary.current?.focus())
    } finally {
      setSending(false)
    }
  }

  return {
    typed,
    news: draft.news,
    /** The draft is given up: the form begins anew. */
    anew: () => {
      setChanged(false)
      discard()
      setTyped(begin())
    },
    change,
    answer,
    kept: stored,
    own,
    choose,
    file,
    setFile,
    fillFrom,
    wrong,
    failure,
    already,
    sending,
    send,
    summary,
    seeker,
    forget,
  }
}
