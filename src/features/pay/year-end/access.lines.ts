const year = new Date().getFullYear()
const FORM = `
  select entity.id "entityId", case entity.country when 'SG' then 'ir8a' when 'CA' then 't4' when 'IN' then 'form_130' else 'end_of_service' end "form"
    from legal_entities entity where entity.company_id = $c order by entity.first desc, entity.id`

/** Who may make the calls of the end of the year, and what their addresses name: read by the access matrix. */
export default {
  may: {
    pay: [
      'GET /api/year-end',
      'GET /api/year-end/:entityId/:form',
      'GET /api/year-end/:entityId/:form/file',
      'GET /api/year-end/slips/:slipId/pdf',
    ],
    payroll: ['POST /api/year-end/:entityId/:form'],
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
  },
}
