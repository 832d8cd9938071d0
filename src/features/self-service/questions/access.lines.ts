const MINE = '/api/my-hr-questions'
const DESK = '/api/company/hr-questions'

/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    hr: [
      `GET ${DESK}`,
      `GET ${DESK}/:id`,
      `POST ${DESK}/:id/answer`,
      `POST ${DESK}/:id/notes`,
      `PUT ${DESK}/:id/assigned`,
      `POST ${DESK}/:id/close`,
      `POST ${DESK}/:id/reopen`,
    ],
    employee: [`GET ${MINE}`, `POST ${MINE}`, `POST ${MINE}/:id/messages`, `POST ${MINE}/:id/close`],
  },
  objects: {
    [`${DESK}/:id`]: `select id from hr_questions where company_id = $c order by state = 'closed', id`,
    [`${DESK}/:id/reopen`]: `select id from hr_questions where company_id = $c and state = 'closed' order by id`,
    [`${MINE}/:id`]: `select id from hr_questions where company_id = $c and employee_id::text = $e order by state = 'closed', id`,
  },
  requests: {
    [`POST ${MINE}`]: () => ({ kind: 'leave', question: 'How many days are left?' }),
    [`POST ${MINE}/:id/messages`]: () => ({ words: 'And of last year?' }),
    [`POST ${DESK}/:id/answer`]: () => ({ words: 'Ten.' }),
    [`POST ${DESK}/:id/notes`]: () => ({ words: 'Ask finance.' }),
  },
}
