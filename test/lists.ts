import type { World } from './access/world.ts'

/** What a list is always asked for: the log of the company grows with each look at it. */
export const ALWAYS: Readonly<Record<string, Record<string, string>>> = {
  '/api/company/audit-log': { action: 'employee.create' },
}

/** Filters that a list is also read with, because they take another way through the database or order by something else. */
export const NARROWED: Readonly<Record<string, readonly Record<string, string>[]>> = {
  '/api/employees': [{ search: 'a' }],
  '/api/company/applications': [{ outcome: 'all', names: 'shown' }, { needs: 'me' }],
  '/api/company/talent': [{ q: 'engineer' }],
  '/api/company/interviews': [{ status: 'confirmed' }, { from: '2020-01-01' }],
  '/api/newsletter-subscriptions': [{ state: 'waiting' }, { state: 'subscribed' }, { state: 'left' }],
  '/api/verifications': [{ show: 'decided' }],
  '/api/renewals': [{ show: 'open' }],
  '/api/job-reports': [{ show: 'waiting' }, { show: 'decided' }],
  '/api/platform/skill-results': [{ show: 'voided' }],
  '/api/company/hr-questions': [{ show: 'open' }, { show: 'closed' }, { kind: 'leave' }],
}

/** Rows for lists that the demonstration leaves too short to have pages. Some share a moment: their own key says which comes first. */
export const FILLED: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  '/api/outbox': ({ app, ours }) =>
    app.look(`insert into outbox (company_id, channel, template, recipient, sealed, key_version, status, created_at)
      select '${ours}', 'email', 'welcome', 'who' || i || '@people.example', '', 1, 'sent', now() - make_interval(mins => i / 2) from generate_series(1, 9) i`),
  '/api/employees/:id/overtime-policy': async ({ app, ours, people }) => {
    const [{ id } = { id: '' }] = await app.look<{ id: string }>(
      `select id from employees where company_id = '${ours}' order by country <> 'SG', full_name limit 1`,
    )
    for (let hours = 1; hours <= 6; hours++) {
      const body = {
        mode: 'manual',
        customThreshold: 44,
        customRate: 1.5,
        customHourlyRate: 20,
        regularHours: 44,
        totalHours: 44 + hours,
      }
      const path = `/api/employees/${id}/overtime-policy`
      const { status, text } = await app.call('POST', path, { token: people.owner.token as string, body })
      if (status !== 200 && status !== 201) throw new Error(text)
    }
  },
  '/api/company/offers': ({ app, ours }) =>
    app.look(`insert into offers (company_id, application_id, country, currency, department, pay, period, position, status, starts_on, expires_on, updated_at)
      select company_id, id, 'SG', 'SGD', 'Sales', 500000, 'MONTH', 'Position ' || n % 3, 'draft', current_date + (n % 4)::int, current_date + (n / 3)::int,
             now() - make_interval(hours => (n / 2)::int)
        from (select company_id, id, row_number() over (order by id) n from applications where company_id = '${ours}' limit 12) a`),
  '/api/company/interviews': ({ app, ours }) =>
    app.look(`insert into interviews (company_id, application_id, attributes, ics_uid, kind, minutes, round, starts_at, status, zone)
      select company_id, id, '{}', 'uid-' || id, 'phone', 30, 1, case when n % 3 > 0 then now() + make_interval(hours => (n / 3)::int) end,
             case when n % 3 > 0 then 'confirmed' else 'proposed' end, 'Asia/Singapore'
        from (select company_id, id, row_number() over (order by id) n from applications where company_id = '${ours}' limit 12) a`),
  '/api/renewals': ({ app, ours }) =>
    app.look(`insert into renewal_cases (company_id, employee_id, thing, thing_id, what, expires_on, due_on, opened_at)
      select company_id, id, 'authorization', id::text, 'Permit ' || n % 3, current_date + (n / 2)::int, current_date + (n / 3)::int, now()
        from (select company_id, id, row_number() over (order by id) n from employees where company_id = '${ours}' limit 12) a`),
  '/api/job-reports': ({ app, ours }) =>
    app.look(`insert into job_reports (company_id, job_id, reason, words, at, decided_at, decision)
      select company_id, id, 'other', 'Report ' || i, now() - make_interval(hours => i / 2),
             case when i % 2 = 0 then now() - make_interval(mins => i / 4) end, case when i % 2 = 0 then 'kept' end
        from jobs, generate_series(1, 12) i where company_id = '${ours}' and id = (select min(id::text)::uuid from jobs where company_id = '${ours}')`),
  '/api/platform/skill-results': ({ app }) =>
    app.look(`insert into skill_test_attempts (user_id, test, seed, time_percent, answers, flagged, started_at, ends_at, finished_at, score, band, badge_code, review_words, review_asked_at, voided_at,
        void_reason)
      select account.id, 'data', i, 100, '[]', '[]', now() - make_interval(hours => i + 2), now() - make_interval(hours => i + 1), now() - make_interval(hours => i + 1), 500, 90,
             'code-' || i, 'Look at it again', now() - make_interval(hours => i / 2), case when i % 2 = 0 then now() - make_interval(hours => i / 4) end,
             case when i % 2 = 0 then 'Taken by somebody else' end
        from (select id from users where portal = 'seeker' order by id limit 1) account, generate_series(1, 12) i`),
  '/api/company/hr-questions': ({ app, ours }) =>
    app.look(`insert into hr_questions (company_id, employee_id, kind, question, state, since, asked_at, asked_by)
      select '${ours}', id, case when i % 3 = 0 then 'pay' else 'leave' end, 'Question ' || i, case when i % 2 = 0 then 'closed' else 'open' end,
             now() - make_interval(hours => i / 4), now() - make_interval(hours => i / 3), id
        from (select id from employees where company_id = '${ours}' order by full_name limit 2) employee, generate_series(1, 9) i`),
  // People of a country where something is declared: nobody of this company works in one.
  '/api/tax-declarations': ({ app, ours }) =>
    app.look(`with entity as (
        insert into legal_entities (company_id, country, legal_name) values ('${ours}', 'IN', 'Entity of declarations') returning id)
      update employments set entity_id = entity.id from entity
       where company_id = '${ours}' and employments.id in (select id from employments where company_id = '${ours}' and ended_on is null order by id limit 9)`),
  '/api/pay-deductions': ({ app, ours }) =>
    app.look(`insert into pay_deductions (company_id, id, plan_id, employment_id, component_code, amount, starts_on)
      select '${ours}', plan.id, plan.id, employment, 'loan', 100, date '2026-01-01' + (i / 3)::int
        from (select gen_random_uuid() as id, employment, i from (
                select id as employment, (row_number() over (order by id))::int as i from employments where company_id = '${ours}' limit 9) person) plan`),
  '/api/verifications': ({ app, ours }) =>
    app.look(`with entities as (
        insert into legal_entities (company_id, country, legal_name) select '${ours}', 'SG', 'Entity ' || i from generate_series(1, 10) i returning id)
      insert into company_verifications (company_id, entity_id, country, legal_name, number_key, number, asked_at, state, decided_at, reason)
      select '${ours}', id, 'SG', 'Entity', 'uen', '201900001A', now() - make_interval(hours => (n / 3)::int), case when n % 2 = 0 then 'refused' else 'pending' end,
             case when n % 2 = 0 then now() - make_interval(mins => (n / 4)::int) end, case when n % 2 = 0 then 'No such number' end
        from (select id, row_number() over () n from entities) e`),
  '/api/contact-messages': ({ app }) =>
    app.look(`insert into contact_messages (name, email, topic, message, created_at)
      select 'Kim', 'kim' || i || '@people.example', 'sales', 'Message ' || i, now() - make_interval(mins => i / 3) from generate_series(1, 9) i`),
  '/api/newsletter-subscriptions': ({ app }) =>
    app.look(`insert into newsletter_subscriptions (email, created_at, confirmed_at, unsubscribed_at)
      select 'reader' || i || '@people.example', now() - make_interval(mins => i / 3), case when i % 3 > 0 then now() end, case when i % 3 = 2 then now() end
        from generate_series(1, 18) i`),
  '/api/platform/failed-jobs': async ({ app }) => {
    await app.look(
      `select graphile_worker.add_job('nobody does this', json_build_object('n', i), max_attempts := 1) from generate_series(1, 9) i`,
    )
    await app.look(
      `update graphile_worker._private_jobs j set attempts = j.max_attempts from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'nobody does this'`,
    )
  },
}
