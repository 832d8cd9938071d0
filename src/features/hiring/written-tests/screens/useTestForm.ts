import { useState } from 'react'
import type { Input } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import type { saveWrittenTest, WrittenTest } from '../contract.ts'
import type { QuestionKind, WrittenQuestion } from '../rules.ts'
import { publishCall, saveCall, testCall, testsCall } from './calls.ts'

/** A question as it is being written: `id` is the page's own, `key` null until it is saved. */
export type FormQuestion = Omit<WrittenQuestion, 'key'> & { id: string; key: number | null; shown: number }
export type TestFields = Omit<Input<typeof saveWrittenTest>, 'id' | 'edition' | 'questions'>
type Form = TestFields & { questions: FormQuestion[] }

let made = 0
const freshId = () => {
  made += 1
  return `new-${made}`
}

const emptyQuestion = (kind: QuestionKind): FormQuestion => ({
  id: freshId(),
  key: null,
  kind,
  ask: '',
  options: kind === 'number' ? [] : ['', ''],
  right: [],
  value: '',
  tolerance: '',
  shown: 0,
})

const waysOf = ({
  title,
  purpose,
  skill,
  language,
  minutes,
  asks,
  waitDays,
  secondsEach,
  goesBack,
}: Omit<WrittenTest, 'questions'>): TestFields => ({
  title,
  purpose,
  skill,
  language,
  minutes,
  asks,
  waitDays,
  secondsEach,
  goesBack,
})

const formOf = ({ questions, ...test }: WrittenTest): Form => ({
  ...waysOf(test),
  questions: questions.map((question) => ({ ...question, id: `${question.key}` })),
})

/** A test in the form, whether it differs from what is saved, and how it is saved and published. */
export const useTestForm = (test: WrittenTest) => {
  const [form, setForm] = useState(() => formOf(test))
  const [isChanged, setChanged] = useState(false)
  const refreshes = { refreshes: [testCall, testsCall] }
  const saving = useCommand(saveCall, refreshes)
  const publishing = useCommand(publishCall, refreshes)
  const change = (changes: Partial<Form>) => {
    setForm((old) => ({ ...old, ...changes }))
    setChanged(true)
  }
  const changeQuestions = (next: (questions: FormQuestion[]) => FormQuestion[]) => {
    setForm((old) => ({ ...old, questions: next(old.questions) }))
    setChanged(true)
  }
  const save = async (): Promise<WrittenTest> => {
    const { questions, ...fields } = form
    const saved = await saving.mutateAsync({
      id: test.id,
      edition: test.edition,
      ...fields,
      questions: questions.map(({ id: _id, shown: _shown, ...question }) => question),
    })
    setForm(formOf(saved.test))
    setChanged(false)
    return saved.test
  }
  const publish = async () => {
    const { edition } = isChanged ? await save() : test
    await publishing.mutateAsync({ id: test.id, edition })
  }
  return {
    form,
    isChanged,
    change,
    add: (kind: QuestionKind) => changeQuestions((old) => [...old, emptyQuestion(kind)]),
    put: (id: string, changes: Partial<FormQuestion>) =>
      changeQuestions((old) => old.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    remove: (id: string) => changeQuestions((old) => old.filter((one) => one.id !== id)),
    copy: (id: string) =>
      changeQuestions((old) =>
        old.flatMap((one) => (one.id === id ? [one, { ...one, id: freshId(), key: null, shown: 0 }] : [one])),
      ),
    move: (at: number, by: -1 | 1) =>
      changeQuestions((old) => {
        const [one, other] = [old[at], old[at + by]]
        return one && other ? old.with(at, other).with(at + by, one) : old
      }),
    save,
    publish,
    isBusy: saving.isPending || publishing.isPending,
    error: saving.error ?? publishing.error,
  }
}
export type TestForm = ReturnType<typeof useTestForm>
