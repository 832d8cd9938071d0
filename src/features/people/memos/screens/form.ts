import type { Language } from '../../../../shared/languages.ts'
import type { Memo } from '../contract.ts'
import { type Ack, type Audience, isPersonal, type Kind, type Texts } from '../rules.ts'

export type Form = {
  kind: Kind
  mainLanguage: Language
  /** What stands in the fields, empty or not. */
  texts: Texts
  audience: Audience
  joiners: boolean
  ack: Ack
  gate: boolean
  dueOn: string
}

const EVERYBODY: Audience = { mode: 'everybody', departments: [], countries: [], locations: [], types: [], people: [] }

export const formOf = (memo: Memo | null): Form =>
  memo
    ? {
        kind: memo.kind,
        mainLanguage: memo.mainLanguage,
        texts: memo.texts,
        audience: memo.audience,
        joiners: memo.joiners,
        ack: memo.ack,
        gate: memo.gate,
        dueOn: memo.dueOn ?? '',
      }
    : {
        kind: 'policy',
        mainLanguage: 'en',
        texts: { en: { title: '', body: '' } },
        audience: EVERYBODY,
        joiners: false,
        ack: 'acknowledge',
        gate: false,
        dueOn: '',
      }

/** Another kind may be for other people. */
export const withKind = (form: Form, kind: Kind): Form =>
  isPersonal(kind)
    ? {
        ...form,
        kind,
        audience: { ...EVERYBODY, mode: 'chosen', people: form.audience.people.slice(0, 1) },
        gate: false,
        joiners: false,
      }
    : { ...form, kind }

/** A language whose fields are both empty is not part of it; the main one always is, so that what is missing is said. */
export const textsOf = ({ texts, mainLanguage }: Pick<Form, 'texts' | 'mainLanguage'>): Texts =>
  Object.fromEntries(
    Object.entries({ [mainLanguage]: { title: '', body: '' }, ...texts }).filter(
      ([language, words]) =>
        words !== undefined && (language === mainLanguage || words.title.trim() !== '' || words.body.trim() !== ''),
    ),
  )

export const writtenOf = (form: Form) => ({ ...form, texts: textsOf(form), dueOn: form.dueOn || null })
