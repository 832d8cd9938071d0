const year = new Date().getFullYear()
/** The yearly form of which the demonstration has slips, or the one every legal entity of its country has. */
const FORM = `
  select entity_id "entityId", form from (
    select slip.entity_id, slip.form, 0 as place from year_slips slip where slip.company_id = $c
    union all
    select entity.id, 'ir8a', 1 from legal_entities entity where entity.company_id = $c) found
   order by place, form, entity_id`

/** Who may make the calls of the end of the year, and what their addresses name: read by the access matrix. */
export default {
  may: {
    pay: [
      'GET /api/year-end',
      'GET /api/year-end/:entityId/:form',
      'GET /api/year-end/:entityId/:form/file',
      'GET /api/year-end/:entityId/:form/return',
      'GET /api/year-end/slips/:slipId/pdf',
    ],
    payroll: ['POST /api/year-end/:entityId/:form', 'POST /api/year-end/:entityId/:form/return'],
  },
  objects: {
    '/api/year-end/:entityId/:form': FORM,
    '/api/year-end/slips/:slipId': `select id "slipId" from year_slips where company_id = $c order by id`,
  },
  requests: {
    'GET /api/year-end': () => ({ year }),
    'GET /api/year-end/:entityId/:form': () => ({ year }),
    'POST /api/year-end/:entityId/:form': () => ({ year }),
    'GET /api/year-end/:entityId/:form/file': () => ({ year }),
    'GET /api/year-end/:entityId/:form/return': () => ({ year }),
    'POST /api/year-end/:entityId/:form/return': () => ({ year, kind: 'original' }),
  },
}
