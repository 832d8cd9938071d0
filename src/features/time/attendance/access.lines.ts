const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const span = { from: day(-20), until: day(-10) }
const ownRequest = (table: string) => `
  select request.id from ${table} request join employments employment on employment.company_id = request.company_id and employment.id = request.employment_id
   where request.company_id = $c and employment.employee_id::text = $e and request.state = 'asked' order by request.id`

/** Who may make the calls of attendance, and what their addresses name: read by the access matrix. */
export default {
  may: {
    record: [
      'GET /api/my/attendance',
      'POST /api/my/attendance/punches',
      'GET /api/my/attendance/days',
      'GET /api/my/attendance/day',
      'POST /api/my/attendance/corrections',
      'POST /api/my/attendance/corrections/:id/withdraw',
      'POST /api/my/overtime',
      'POST /api/my/overtime/:id/withdraw',
      'GET /api/my/attendance/requests',
      'PUT /api/my/attendance/pin',
      'GET /api/my/team/attendance',
    ],
    timeRead: [
      'GET /api/employees/attendance',
      'GET /api/attendance/summary',
      'GET /api/attendance/now',
      'GET /api/attendance/watch',
      'GET /api/attendance/timesheet',
      'GET /api/attendance/timesheet/file',
      'GET /api/employees/:id/attendance',
      'GET /api/attendance/overtime',
      'GET /api/attendance/periods',
      'GET /api/attendance/remote-days',
      'GET /api/attendance/recounts',
      'GET /api/attendance/recounts/:id',
    ],
    hr: [
      'POST /api/attendance/fixes',
      'POST /api/attendance/accepted',
      'POST /api/attendance/accepted/undo',
      'POST /api/attendance/remote-days',
      'POST /api/attendance/remote-days/end',
      'POST /api/attendance/proposals',
      'POST /api/attendance/ask',
      'POST /api/attendance/again',
      'GET /api/attendance/devices',
      'POST /api/attendance/devices',
      'POST /api/attendance/devices/:id/pair',
      'POST /api/attendance/devices/:id/revoke',
      'POST /api/attendance/devices/:id/people',
    ],
    payroll: [
      'POST /api/attendance/periods/:id/review',
      'POST /api/attendance/periods/:id/lock',
      'POST /api/attendance/periods/:id/reopen',
      'POST /api/attendance/periods/:id/reopen/answer',
    ],
    anyone: ['POST /api/kiosk/pair', 'POST /api/kiosk/code', 'POST /api/kiosk/punches', 'POST /api/device/punches'],
  },
  objects: {
    '/api/my/attendance/corrections/:id': ownRequest('punch_corrections'),
    '/api/my/overtime/:id': ownRequest('overtime_requests'),
    '/api/attendance/devices/:id': `select id from punch_devices where company_id = $c and revoked_at is null order by name`,
    '/api/attendance/recounts/:id': `select id from attendance_recounts where company_id = $c order by asked_at`,
    '/api/attendance/periods/:id': `select id from periods where company_id = $c and kind = 'time' order by from_day`,
  },
  requests: {
    'GET /api/my/attendance/days': () => span,
    'GET /api/my/attendance/day': () => ({ day: day(-12) }),
    'GET /api/employees/:id/attendance': () => ({ day: day(-12) }),
    'GET /api/attendance/timesheet': () => span,
    'GET /api/attendance/timesheet/file': () => span,
    'GET /api/attendance/overtime': () => span,
    'POST /api/attendance/again': () => span,
    'POST /api/my/attendance/punches': () => ({
      direction: 'in',
      at: new Date().toISOString(),
      anchor: null,
      code: null,
      latitude: null,
      longitude: null,
    }),
    'POST /api/my/attendance/corrections': () => ({
      day: day(-2),
      kind: 'add',
      at: `${day(-2)}T04:00:00Z`,
      direction: 'in',
      punchId: null,
    }),
    'POST /api/my/overtime': () => ({ day: day(3), minutes: 60 }),
    'PUT /api/my/attendance/pin': () => ({ pin: '4827' }),
    'POST /api/attendance/devices': () => ({
      name: `Gate ${crypto.randomUUID().slice(0, 8)}`,
      kind: 'reader',
      siteId: null,
      zone: 'Asia/Singapore',
    }),
    'POST /api/attendance/devices/:id/people': () => ({ user: '17', employeeId: null, from: day(-30) }),
    'POST /api/attendance/fixes': ({ employeeId }: { employeeId?: unknown }) => ({
      fixes: [{ employeeId, kind: 'add', at: `${day(-2)}T04:00:00Z`, direction: 'in' }],
    }),
    'POST /api/attendance/remote-days': ({ employeeId }: { employeeId?: unknown }) => ({ employeeId, ...span }),
    'POST /api/attendance/remote-days/end': ({ employeeId }: { employeeId?: unknown }) => ({ employeeId, ...span }),
    'POST /api/attendance/accepted': ({ employeeId }: { employeeId?: unknown }) => ({
      days: [{ employeeId, day: day(-2) }],
    }),
    'POST /api/attendance/accepted/undo': ({ employeeId }: { employeeId?: unknown }) => ({
      days: [{ employeeId, day: day(-2) }],
    }),
    'POST /api/attendance/proposals': ({ employeeId }: { employeeId?: unknown }) => ({
      days: [{ employeeId, day: day(-2) }],
    }),
    'POST /api/attendance/ask': ({ employeeId }: { employeeId?: unknown }) => ({
      days: [{ employeeId, day: day(-2) }],
    }),
  },
  made: Array.from({ length: 6 }, () => 'POST /api/attendance/devices'),
}
