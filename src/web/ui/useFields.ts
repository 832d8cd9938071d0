import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '../call.ts'

type Checks<V> = { [K in keyof V]?: (value: V[K], all: V) => string | null }
type Errors<V> = { [K in keyof V]?: string }

/**
 * A short form of text fields: checked on leaving a field and on sending, the server's sentences under their fields, the first wrong
 * field focused, never sent twice.
 */
export const useFields = <V extends Record<string, string>>(initial: V, checks: Checks<V>) => {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<V>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [sending, setSending] = useState(false)
  const [focusWrong, setFocusWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useLayoutEffect(() => {
    if (!focusWrong) return
    setFocusWrong(false)
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [focusWrong])

  const check = <K extends keyof V>(name: K, all: V): string | undefined => checks[name]?.(all[name], all) ?? undefined

  const set = <K extends keyof V>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
  }

  const field = <K extends keyof V & string>(name: K) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (e: { currentTarget: { value: string } }) => set(name, e.currentTarget.value as V[K]),
    // An empty field is not nagged about on the way past; sending the form is what asks for it.
    onBlur: () => values[name] && setErrors((before) => ({ ...before, [name]: check(name, values) })),
  })

  const submit = (send: (values: V) => Promise<void>) => async (e: FormEvent) => {
    e.preventDefault()
    if (sending) return
    const names = Object.keys(values) as (keyof V)[]
    const wrong = Object.fromEntries(
      names.map((name) => [name, check(name, values)]).filter(([, said]) => said !== undefined),
    ) as Errors<V>
    setErrors(wrong)
    setFailure(null)
    if (Object.keys(wrong).length > 0) return setFocusWrong(true)
    setSending(true)
    try {
      await send(values)
    } catch (error) {
      const said = error instanceof ApiError ? Object.entries(error.fields).filter(([name]) => name in values) : []
      if (said.length === 0) setFailure(error)
      else {
        setErrors(Object.fromEntries(said) as Errors<V>)
        setFocusWrong(true)
      }
    } finally {
      setSending(false)
    }
  }
  return { form, values, set, field, submit, sending, failure }
}
