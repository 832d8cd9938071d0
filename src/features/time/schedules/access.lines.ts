/** Who may make the calls of schedules and roster, and what their addresses name: read by the access matrix. */

const shift = `select id from roster_shifts where company_id = $c and state = 'draft' order by employment_id is not null, id`
const ownSwap = `select swap.id from shift_swaps swap join employments own on own.company_id = swap.company_id
  and own.id in (swap.giver_id, swap.taker_id) where swap.company_id = $c and own.employee_id::text = coalesce($e, own.employee_id::text)`

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export default {
  may: {
    compliance: [
      'GET /api/schedules/roster',
      'GET /api/schedules/coverage',
      'GET /api/schedules/roster/file',
      'GET /api/schedules/templates',
      'GET /api/schedules/setup',
      'GET /api/schedules/people-skills',
      'GET /api/schedules/exemptions',
    ],
    hr: [
      'GET /api/schedules/check',
      'POST /api/schedules/shifts',
      'PUT /api/schedules/shifts/:id',
      'POST /api/schedules/shifts/:id/cancel',
      'POST /api/schedules/days/clear',
      'GET /api/schedules/shifts/:id/suggestions',
      'POST /api/schedules/publish',
      'POST /api/schedules/unpublish',
      'POST /api/schedules/copy-week',
      'POST /api/schedules/templates',
      'POST /api/schedules/templates/:id/apply',
      'DELETE /api/schedules/templates/:id',
      'GET /api/schedules/shifts/:id/claims',
      'POST /api/schedules/claims/:id/give',
      'POST /api/schedules/fills',
      'GET /api/schedules/fills/:id',
      'POST /api/schedules/fills/:id/accept',
      'POST /api/schedules/fills/:id/discard',
      'POST /api/schedules/shift-types',
      'POST /api/schedules/shift-types/:id/times',
      'PUT /api/schedules/shift-types/:id',
      'POST /api/schedules/patterns',
      'POST /api/schedules/patterns/:id/replace',
      'POST /api/schedules/patterns/:id/archive',
      'POST /api/schedules/assignments',
      'POST /api/schedules/skills',
      'PUT /api/schedules/people/:id/skills',
      'POST /api/schedules/demands',
      'DELETE /api/schedules/demands/:id',
      'POST /api/schedules/exemptions',
      'POST /api/schedules/exemptions/:id/end',
    ],
    employee: [
      'GET /api/my/schedule',
      'POST /api/my/schedule/confirm',
      'GET /api/my/open-shifts',
      'POST /api/my/open-shifts/:id/claim',
      'GET /api/my/schedule/swap-choices',
      'POST /api/my/schedule/swaps',
      'POST /api/my/swaps/:id/accept',
      'POST /api/my/swaps/:id/refuse',
      'POST /api/my/swaps/:id/withdraw',
      'POST /api/my/schedule/drops',
      'POST /api/my/availability',
      'DELETE /api/my/availability/:id',
      'POST /api/my/schedule/feed',
      'DELETE /api/my/schedule/feed',
    ],
    anyone: ['GET /api/schedule-feed/:token'],
  },
  objects: {
    '/api/schedules/shifts/:id': shift,
    '/api/schedules/templates/:id': 'select id from roster_templates where company_id = $c',
    '/api/schedules/claims/:id': 'select id from shift_claims where company_id = $c',
    '/api/schedules/fills/:id': `select id from roster_fills where company_id = $c order by state <> 'done'`,
    '/api/schedules/shift-types/:id': 'select id from shift_types where company_id = $c order by name',
    '/api/schedules/patterns/:id':
      'select id from schedules where company_id = $c and archived_at is null order by name',
    '/api/schedules/people/:id': 'select id from employees where company_id = $c order by full_name',
    '/api/schedules/exemptions/:id': 'select id from limit_exemptions where company_id = $c order by from_day',
    '/api/schedules/demands/:id': 'select id from cover_demands where company_id = $c',
    '/api/my/open-shifts/:id': `select id from roster_shifts where company_id = $c and employment_id is null and state = 'published' order by starts_at desc`,
    '/api/my/swaps/:id': ownSwap,
    '/api/my/availability/:id': `select said.id from availabilities said join employments own on own.company_id = said.company_id
      and own.id = said.employment_id where said.company_id = $c and own.employee_id::text = coalesce($e, own.employee_id::text)`,
    '/api/schedule-feed/:token': `select replace($c::text, '-', '') || '.' || repeat('a', 43) as token`,
  },
  requests: {
    'POST /api/schedules/fills': () => ({ from: ahead(0), until: ahead(30) }),
  },
  made: ['POST /api/schedules/fills'],
}
