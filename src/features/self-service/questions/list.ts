import { defineListExport } from '../../../server/list.export.ts'
import { everyRow } from '../../../server/list.ts'
import { fileReason } from '../../../shared/fields.ts'
import { paths } from '../../../shared/paths.ts'
import * as contract from './contract.ts'
import { answersQuestions } from './policy.ts'
import * as query from './queries.ts'

/** Questions as a file. They may tell of health or pay: what it is for is asked. */
export const questionsExport = defineListExport({
  list: 'hr-questions',
  may: answersQuestions,
  screen: paths.hrQuestions(),
  action: 'hr-questions.export',
  input: contract.listQuestions.input.omit({ cursor: true, page: true, pageSize: true }).extend({ reason: fileReason }),
  columns: [
    { id: 'person', header: 'Person', value: (row: query.QuestionRow) => row.person },
    { id: 'department', header: 'Department', value: (row) => row.department ?? '' },
    { id: 'kind', header: 'About', value: (row) => row.kind },
    { id: 'question', header: 'Question', value: (row) => row.question },
    { id: 'state', header: 'State', value: (row) => row.state },
    { id: 'since', header: 'Since', value: (row) => row.since },
    { id: 'asked', header: 'Asked', value: (row) => row.asked_at },
    { id: 'assigned', header: 'With', value: (row) => row.assigned_name ?? '' },
  ],
  rows: (ctx, { show, kind, search, sort }) => {
    const filter = { companyId: ctx.actor.companyId, show, kind, search, reader: ctx.actor.userId }
    return everyRow((part) => query.listQuestions(ctx.db, filter, part), query.QUESTION_ORDERS, sort)
  },
})
