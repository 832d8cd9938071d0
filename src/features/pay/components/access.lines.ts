const ALL = '/api/pay-components'
const ENTITY = `select id "entityId" from legal_entities where company_id = $c and archived_at is null order by first desc, id`

/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    pay: [
      `GET ${ALL}`,
      `GET ${ALL}/:entityId/:code`,
      'GET /api/pay-component-rules/:entityId',
      'GET /api/pay-component-options/:entityId',
    ],
    payroll: [
      `POST ${ALL}`,
      `PUT ${ALL}/:entityId/:code`,
      `POST ${ALL}/:entityId/:code/end`,
      `DELETE ${ALL}/:entityId/:code`,
    ],
  },
  objects: {
    [`${ALL}/:entityId/:code`]: `select entity_id "entityId", code from pay_components where company_id = $c order by is_standard, code desc`,
    '/api/pay-component-rules/:entityId': ENTITY,
    '/api/pay-component-options/:entityId': ENTITY,
  },
  requests: {
    [`POST ${ALL}`]: () => ({
      code: `c${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`,
      name: 'Tool allowance',
      nature: 'allowance',
      effectiveFrom: '2026-01-01',
    }),
    [`PUT ${ALL}/:entityId/:code`]: () => ({
      name: 'Tool allowance',
      nature: 'allowance',
      effectiveFrom: '2099-01-01',
    }),
  },
  made: Array.from({ length: 6 }, () => `POST ${ALL}`),
}
