import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { QUESTION_KINDS, QUESTION_SHOWS, QUESTION_STATES } from './rules.ts'

/** What employees ask HR, and HR's desk for it. What is asked about a line of a payslip is asked there, and payroll answers it. */

export const QUESTION_SORTS = ['since', '-since', 'asked', '-asked', 'person', '-person'] as const

const words = (label: string) => requiredText(label, 2000)

const Message = z.object({
  id: z.string(),
  /** more: the person’s own; answer: HR’s; note: HR’s among themselves. */
  kind: z.enum(['more', 'answer', 'note']),
  words: z.string(),
  at: z.string(),
  by: z.string(),
})
export type QuestionMessage = z.output<typeof Message>

const Question = z.object({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  question: z.string(),
  state: z.enum(QUESTION_STATES),
  /** When it came into its state. */
  since: z.string(),
  askedAt: z.string(),
})

const MyQuestion = Question.extend({
  /** What was written since, the earliest first; notes of HR are not among it. */
  messages: z.array(Message),
})
export type MyQuestion = z.output<typeof MyQuestion>

const DeskQuestion = Question.extend({
  employeeId: z.string(),
  person: z.string(),
  department: z.string().nullable(),
  assignedTo: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type DeskQuestion = z.output<typeof DeskQuestion>

const Whole = z.object({
  question: DeskQuestion,
  messages: z.array(Message),
  /** Who can have it. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type WholeQuestion = z.output<typeof Whole>

export const listMyQuestions = endpoint({
  method: 'GET',
  path: '/api/my-hr-questions',
  summary: 'What one asked HR, the latest first, at most a hundred, with everything that was answered',
  input: z.object({}),
  output: z.object({ questions: z.array(MyQuestion) }),
})

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/my-hr-questions',
  summary: 'Ask HR a question',
  input: z.object({
    kind: z.enum(QUESTION_KINDS, { error: `Kind must be one of ${QUESTION_KINDS.join(', ')}` }),
    question: words('Question'),
  }),
  output: z.object({ question: MyQuestion }),
  status: 201,
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const writeMore = endpoint({
  method: 'POST',
  path: '/api/my-hr-questions/:id/messages',
  summary: 'Write again about one’s own question, which is open from then on',
  input: z.object({ id: uuid('Question'), words: words('Message') }),
  output: z.object({ question: MyQuestion }),
  status: 201,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const closeMyQuestion = endpoint({
  method: 'POST',
  path: '/api/my-hr-questions/:id/close',
  summary: 'Close one’s own question: it is settled',
  input: z.object({ id: uuid('Question') }),
  output: z.object({ question: MyQuestion }),
})

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/company/hr-questions',
  summary: 'What employees ask HR; `mine` are those that the reader has and that are not closed',
  input: z.object({
    show: choiceFilter('Show', QUESTION_SHOWS),
    kind: choiceFilter('Kind', QUESTION_KINDS),
    search: optionalText('Search', 100).default(null),
    sort: sortBy(QUESTION_SORTS, 'since'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({ questions: z.array(DeskQuestion), ...pageFacts, page: z.int() }),
})

export const readQuestion = endpoint({
  method: 'GET',
  path: '/api/company/hr-questions/:id',
  summary: 'A question with everything written about it, notes of HR as well',
  input: z.object({ id: uuid('Question') }),
  output: Whole,
})

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/api/company/hr-questions/:id/answer',
  summary: 'Answer a question; who answers first has it, where nobody had',
  input: z.object({ id: uuid('Question'), words: words('Answer') }),
  output: Whole,
})

export const addNote = endpoint({
  method: 'POST',
  path: '/api/company/hr-questions/:id/notes',
  summary: 'Add a note for HR alone, which the person never sees',
  input: z.object({ id: uuid('Question'), words: words('Note') }),
  output: Whole,
  status: 201,
})

export const assignQuestion = endpoint({
  method: 'PUT',
  path: '/api/company/hr-questions/:id/assigned',
  summary: 'Give a question to somebody of HR, or to nobody',
  input: z.object({ id: uuid('Question'), userId: uuid('Colleague').nullable().default(null) }),
  output: Whole,
})

export const closeQuestion = endpoint({
  method: 'POST',
  path: '/api/company/hr-questions/:id/close',
  summary: 'Close a question; the person is told',
  input: z.object({ id: uuid('Question') }),
  output: Whole,
})

export const reopenQuestion = endpoint({
  method: 'POST',
  path: '/api/company/hr-questions/:id/reopen',
  summary: 'Open a closed question again',
  input: z.object({ id: uuid('Question') }),
  output: Whole,
})
