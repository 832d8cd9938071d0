const MINE = '/api/my-tax-declaration'
const DESK = '/api/tax-declarations'

const ITEM = `select item.id from tax_declaration_items item join tax_declarations declaration
    on declaration.company_id = item.company_id and declaration.id = item.declaration_id`
const PROOF = `select proof.id from tax_declaration_proofs proof`

/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    pay: [`GET ${DESK}`, `GET ${DESK}/:employmentId`, `GET ${DESK}/proofs/:id`],
    payroll: [`POST ${DESK}/remind`, `POST ${DESK}/items/:id/decide`, `POST ${DESK}/:employmentId/reopen`],
    employee: [
      `GET ${MINE}`,
      `PUT ${MINE}/regime`,
      `PUT ${MINE}/items/:head`,
      `POST ${MINE}/items/:head/proofs`,
      `DELETE ${MINE}/proofs/:id`,
      `GET ${MINE}/proofs/:id`,
      `POST ${MINE}/submit`,
    ],
  },
  objects: {
    [`${DESK}/:employmentId`]: `select employment_id as id from tax_declarations where company_id = $c order by employment_id`,
    [`${DESK}/items/:id`]: `${ITEM} where item.company_id = $c order by item.id`,
    [`${DESK}/proofs/:id`]: `${PROOF} where proof.company_id = $c order by proof.id`,
    [`${MINE}/proofs/:id`]: `${PROOF} where proof.company_id = $c and false`,
  },
  requests: {
    [`PUT ${MINE}/regime`]: () => ({ regime: 'old' }),
    [`POST ${DESK}/items/:id/decide`]: () => ({ verified: 0, reason: 'Not of this year', seen: 'as it was' }),
    [`POST ${DESK}/:employmentId/reopen`]: () => ({ until: new Date().toISOString().slice(0, 10) }),
  },
}
