import { sql } from 'kysely'
import * as contract from '../../features/people/memos/contract.ts'
import { sendMemo } from '../../features/people/memos/send.service.ts'
import { createMemo } from '../../features/people/memos/service.ts'
import type { Context, Services } from '../../server/context.ts'
import { k } from '../../server/sql.ts'
import { addDays, dayIn } from '../../shared/dates.ts'
import { demoContext, type Owner } from './context.ts'

const EVERYBODY = { mode: 'everybody', departments: [], countries: [], locations: [], types: [], people: [] } as const

/** So many days ago it was sent, and in so many it is due (negative: it is over); of a hundred people, so many have opened and answered. */
type Story = { ago: number; due: number | null; opened: number; answered: number }
type DemoMemo = { memo: Record<string, unknown>; story: Story | null }

const stories = (portal: string | null): DemoMemo[] => [
  {
    memo: {
      kind: 'policy',
      ack: 'acknowledge',
      gate: true,
      joiners: true,
      audience: EVERYBODY,
      texts: {
        en: {
          title: 'Working from home: two days a week',
          body: 'Dear {{first_name}},\n\nfrom next month everybody at {{company}} whose work allows it may work from home on up to two days a week.\n\n## How it works\n- Agree the days with your manager, a week ahead.\n- Be reachable between 10:00 and 16:00.\n- What is confidential stays on the systems of the company.\n\nRead this and acknowledge it by the due date.',
        },
        ar: {
          title: 'العمل من المنزل: يومان في الأسبوع',
          body: 'عزيزنا {{first_name}}،\n\nابتداءً من الشهر القادم يمكن لكل من يسمح عمله بذلك في {{company}} العمل من المنزل يومين في الأسبوع على الأكثر.\n\n## كيف يتم ذلك\n- اتفق مع مديرك على اليومين قبل أسبوع.\n- كن متاحًا بين العاشرة والسادسة عشرة.\n- ما هو سري يبقى على أنظمة الشركة.\n\nاقرأ هذا وأقرّ به قبل تاريخ الاستحقاق.',
        },
      },
    },
    story: { ago: 3, due: 6, opened: 62, answered: 48 },
  },
  {
    memo: {
      kind: 'policy',
      ack: 'sign',
      audience: EVERYBODY,
      texts: {
        en: {
          title: 'Safety at work, checked again this year',
          body: 'Dear {{first_name}},\n\n- Wear what protects you, each time.\n- Report what nearly went wrong on the same day.\n- Nobody works alone at a height.\n\nBy signing you confirm that you have read and understood this.',
        },
      },
    },
    story: { ago: 24, due: -3, opened: 95, answered: 91 },
  },
  {
    memo: {
      kind: 'notice',
      ack: 'none',
      audience: EVERYBODY,
      texts: {
        en: {
          title: 'New canteen hours',
          body: 'The canteen is open from 07:30 to 15:00 from Monday on. On Fridays there is fish.',
        },
        ar: {
          title: 'أوقات المطعم الجديدة',
          body: 'يفتح المطعم من 07:30 إلى 15:00 ابتداءً من يوم الإثنين. وفي أيام الجمعة سمك.',
        },
      },
    },
    story: { ago: 9, due: null, opened: 71, answered: 0 },
  },
  ...(portal
    ? [
        {
          memo: {
            kind: 'letter',
            ack: 'sign',
            audience: { ...EVERYBODY, mode: 'chosen', people: [portal] },
            texts: {
              en: {
                title: 'Your probation is completed',
                body: 'Dear {{full_name}},\n\nwe are glad to tell you that you have completed your probation. Everything in your contract stays as it is. Thank you for your work so far.\n\n{{company}}, {{date}}',
              },
            },
          },
          story: { ago: 1, due: null, opened: 0, answered: 0 },
        },
      ]
    : []),
  {
    memo: {
      kind: 'notice',
      ack: 'none',
      audience: EVERYBODY,
      texts: {
        en: { title: 'Closed between the years', body: 'Dear {{first_name}},\n\n[Which days, and who is on duty.]' },
      },
    },
    story: null,
  },
]

/** A handful of memos as they would stand after some weeks, sent by the use cases the calls use. Does nothing when there are any. */
export const addMemos = (services: Services, owner: Owner, portalEmail: string | null): Promise<void> =>
  services.database.forCompany(owner.companyId, async (db) => {
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`memos ${owner.companyId}`}, 0))`)
    if (await db.maybe(k.selectFrom('memos').select('id').where('company_id', '=', owner.companyId).limit(1))) return
    const demo = demoContext(services, db, owner)
    const ctx = demo.as()
    const portal = portalEmail
      ? await db.maybe(
          k
            .selectFrom('employees')
            .select('id')
            .where('company_id', '=', owner.companyId)
            .where('email', '=', portalEmail),
        )
      : undefined
    const zone = services.countries.all[0]?.zone ?? 'UTC'
    const today = dayIn(zone, services.now())
    for (const { memo, story } of stories(portal?.id ?? null)) {
      const at = new Date(`${addDays(today, -(story?.ago ?? 0))}T02:00:00Z`)
      const then = { ...ctx, now: () => at }
      const dueOn = story && story.due !== null ? addDays(today, story.due) : null
      const made = await createMemo(then, contract.createMemo.input.parse({ ...memo, dueOn }))
      if (!story) continue
      const { id, revision } = made.memo
      await sendMemo(then, { id, revision, publishAt: null })
      await live(then, id, story, portal?.id ?? null)
    }
    await demo.log(ctx)
  })

/** What became of it since: who opened it and who answered follows from the number of each person, the same on every installation. */
const live = async (ctx: Context, id: string, { ago, opened, answered }: Story, portal: string | null) => {
  const { companyId } = ctx.actor
  const sent = ctx.now().toISOString()
  await ctx.db.run(sql`
    update memo_receipts receipt
       set queued_at = ${sent}::timestamptz, delivered_at = ${sent}::timestamptz + interval '20 minutes', channel = 'email',
           opened_at = case when target.luck < ${opened} then ${sent}::timestamptz + target.luck * interval '17 minutes' + interval '1 hour' end,
           read_at = case when target.luck < ${opened} then ${sent}::timestamptz + target.luck * interval '17 minutes' + interval '1 hour' end,
           language = case when target.luck < ${opened} then 'en' end,
           acknowledged_at = case when target.luck < ${answered} then ${sent}::timestamptz + target.luck * interval '17 minutes' + interval '63 minutes' end,
           answer_received_at = case when target.luck < ${answered} then ${sent}::timestamptz + target.luck * interval '17 minutes' + interval '63 minutes' end,
           answer_hash = case when target.luck < ${answered} then version.hash end,
           seconds_open = case when target.luck < ${answered} then 40 + target.luck end,
           signature = case when target.luck < ${answered} and version.ack = 'sign' then target.full_name end
      from (select employee.id, employee.full_name,
                   case when employee.id = ${portal}::uuid then 100 else abs(hashtext(employee.employee_number || ${String(ago)})) % 100 end as luck
              from employees employee where employee.company_id = ${companyId}) target,
           memo_versions version
     where receipt.company_id = ${companyId} and receipt.memo_id = ${id} and target.id = receipt.employee_id
       and version.company_id = receipt.company_id and version.memo_id = receipt.memo_id and version.number = receipt.version
       and exists (select from users account where account.company_id = receipt.company_id and account.employee_id = receipt.employee_id
         and account.activated_at is not null)`)
  await ctx.db.run(
    sql`update memos set created_at = ${sent}::timestamptz where company_id = ${companyId} and id = ${id}`,
  )
  await ctx.db.run(
    sql`update memo_receipts set queued_at = ${sent}::timestamptz where company_id = ${companyId} and memo_id = ${id}`,
  )
}
