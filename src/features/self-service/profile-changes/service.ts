import type { ApprovalKind } from '../../../server/approvals.ts'
import type { Context, Services } from '../../../server/context.ts'
import { maskValue } from '../../../server/crypto.ts'
import { enqueueIn } from '../../../server/jobs.ts'
import { askProof } from '../../../server/proof.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { DAY_MS, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { setBankAccount } from '../../people/employees/own.ts'
import {
  decideApproval,
  lapseApproval,
  requestApproval,
  requireSeen,
  withdrawApproval,
} from '../../platform/approvals/service.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { bankSettings } from './settings.ts'

export const BANK_KIND = 'bank-change'
export const BANK_JOB = 'bank-change-use'

/** Where the number of a change is bound to. */
export const placeOfBankChange = (employeeId: string) => `bank-changes/${employeeId}`

const ownId = ({ actor }: Context): string => {
  if (!actor.employeeId) throw notFound('Employee')
  return actor.employeeId
}

const coolingDaysOf = async ({ db, actor }: Context, employeeId: string): Promise<number> =>
  (await settingsOf(db, bankSettings, { companyId: actor.companyId, personId: employeeId })).coolingDays

type ChangeNotice = 'asked' | 'approved' | 'refused' | 'used'

/** Whoever is paid hears of every step, whatever they chose: a change they did not ask for must not go unseen. */
const notifyOfBank = async (
  services: Services & Pick<Context, 'db'>,
  row: { company_id: string; employee_id: string; account_mask: string; usable_from: string | null },
  what: ChangeNotice,
) => {
  const link = `${services.settings.publicUrl}${paths.employeePortal({ tab: 'profile-changes' })}`
  const recipients = (await query.accountsOf(services.db, row.company_id, row.employee_id)).map((account) => ({
    userId: account.id,
    email: account.email,
    language: account.language ?? 'en',
    link,
    facts: {
      name: account.first_name,
      what,
      account: row.account_mask,
      day: row.usable_from?.slice(0, 10) ?? '',
      link,
    },
  }))
  await notifyPeople(services, services.db, { event: 'bank-change', companyId: row.company_id, recipients })
}

export const readOwnBank = async (ctx: Context): Promise<Output<typeof contract.readOwnBank>> => {
  const id = ownId(ctx)
  const { companyId } = ctx.actor
  const record = await query.bankOnRecord(ctx.db, companyId, id)
  return {
    bankName: record?.bank_name ?? null,
    accountMask: record?.mask ?? null,
    coolingDays: await coolingDaysOf(ctx, id),
    changes: (await query.listBankChanges(ctx.db, companyId, id)).map((row) => ({
      id: row.id,
      state: row.state as contract.BankChange['state'],
      bankName: row.bank_name,
      accountMask: row.account_mask,
      askedAt: iso(row.asked_at),
      usableFrom: row.usable_from === null ? null : iso(row.usable_from),
      mayWithdraw: row.state === 'asked' || row.state === 'approved',
    })),
  }
}

const ACCOUNT = /^[A-Z0-9]{4,34}$/

export const askBankChange = async (
  ctx: Context,
  { bankName, accountNumber }: Parsed<typeof contract.askBankChange>,
) => {
  askProof(ctx.actor)
  const employeeId = ownId(ctx)
  const { companyId, userId } = ctx.actor
  const number = accountNumber.replace(/[\s-]/g, '').toUpperCase()
  if (!ACCOUNT.test(number)) throw invalid({ accountNumber: 'An account number has 4 to 34 letters and digits' })
  const mask = maskValue(number)
  const { id } = await query
    .insertBankChange(ctx.db, {
      company_id: companyId,
      employee_id: employeeId,
      bank_name: bankName,
      account_sealed: ctx.fields.seal(companyId, placeOfBankChange(employeeId), number),
      key_version: ctx.fields.version,
      account_mask: mask,
      asked_by: userId,
      asked_at: ctx.now().toISOString(),
    })
    .catch((error) => {
      if (uniqueViolation(error) !== 'bank_changes_open') throw error
      throw new Refusal('CONFLICT', 'A change of your bank account is under way. Take it back first.')
    })
  await requestApproval(ctx, { kind: BANK_KIND, subjectId: id })
  await notifyOfBank(
    ctx,
    { company_id: companyId, employee_id: employeeId, account_mask: mask, usable_from: null },
    'asked',
  )
  ctx.audit({
    action: 'bank-change.ask',
    targetType: 'employee',
    targetId: employeeId,
    after: { bankName, account: mask },
  })
  return readOwnBank(ctx)
}

/** Taken back before it is used; whether it was agreed already does not matter. */
const takeBack = async (ctx: Context, id: string) => {
  const row = await query.lockBankChange(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Change')
  if (row.state === 'asked') await withdrawApproval(ctx, { kind: BANK_KIND, subjectId: id })
  else if (row.state === 'approved') await lapseApproval(ctx, { kind: BANK_KIND, subjectId: id })
  else throw new Refusal('CONFLICT', 'This change is not under way any more.')
  await query.updateBankChange(ctx.db, ctx.actor.companyId, id, { state: 'withdrawn' })
  ctx.audit({
    action: 'bank-change.withdraw',
    targetType: 'employee',
    targetId: row.employee_id,
    before: { account: row.account_mask },
  })
}

export const withdrawBankChange = async (ctx: Context, { id }: Parsed<typeof contract.withdrawBankChange>) => {
  const row = await query.lockBankChange(ctx.db, ctx.actor.companyId, id)
  if (row?.employee_id !== ownId(ctx)) throw notFound('Change')
  await takeBack(ctx, id)
  return readOwnBank(ctx)
}

/** By the clock: what was agreed and whose days have passed is where pay goes from now on. Twice changes nothing. */
export const useBankChange = (
  services: Services,
  { companyId, id }: { companyId: string; id: string },
): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const row = await query.lockBankChange(db, companyId, id)
    if (row?.state !== 'approved' || row.usable_from === null || row.usable_from > services.now().toISOString()) return
    const accountNumber = services.fields.open(companyId, placeOfBankChange(row.employee_id), row.account_sealed)
    const account = { companyId, employeeId: row.employee_id, bankName: row.bank_name, accountNumber }
    await setBankAccount({ db, fields: services.fields }, account)
    await query.updateBankChange(db, companyId, id, { state: 'used', used_at: services.now().toISOString() })
    await notifyOfBank({ ...services, db }, row, 'used')
  })

/** A new bank account of somebody, as they asked in the portal. */
export const bankApprovals: ApprovalKind = {
  kind: BANK_KIND,
  labels: {
    kind: {
      en: 'Bank account',
      ar: 'حساب مصرفي',
      fr: 'Compte bancaire',
      hi: 'बैंक खाता',
      ta: 'வங்கிக் கணக்கு',
      zh: '银行账户',
    },
    changePolicy: { en: 'Change who approves new bank accounts', ar: 'تغيير من يوافق على الحسابات المصرفية الجديدة' },
    lines: {
      person: { en: 'Of', ar: 'لـ', fr: 'De', hi: 'किसका', ta: 'யாருடையது', zh: '员工' },
      bank: { en: 'Bank', ar: 'المصرف', fr: 'Banque', hi: 'बैंक', ta: 'வங்கி', zh: '银行' },
      account: {
        en: 'New account',
        ar: 'الحساب الجديد',
        fr: 'Nouveau compte',
        hi: 'नया खाता',
        ta: 'புதிய கணக்கு',
        zh: '新账户',
      },
    },
  },
  permission: 'fields.bank',
  neverAlone: true,
  neverByLink: true,
  policy: {
    rules: [
      {
        when: {},
        steps: [
          {
            who: [
              { by: 'role', role: 'hr_admin', mode: 'any' },
              { by: 'administrators', mode: 'any' },
            ],
          },
        ],
      },
    ],
    samePerson: 'once',
  },
  subjects: async ({ db, companyId }, ids) => {
    const found = new Map()
    for (const row of await query.bankChangesByIds(db, companyId, ids))
      found.set(row.id, {
        title: row.person,
        hash: `${row.id} ${row.bank_name} ${row.account_mask}`,
        path: paths.employees({ open: row.employee_id }),
        portalPath: paths.employeePortal({ tab: 'profile-changes' }),
        facts: { country: row.country, department: row.department },
        lines: [
          { label: 'person', kind: 'text', text: row.person },
          { label: 'bank', kind: 'text', text: row.bank_name },
          { label: 'account', kind: 'text', text: row.account_mask },
        ],
        authors: (await query.accountsOf(db, companyId, row.employee_id)).map(({ id }) => id),
        waits: row.state === 'asked',
      })
    return found
  },
  decide: async (ctx, word) => {
    const { companyId } = ctx.actor
    const row = await query.lockBankChange(ctx.db, companyId, word.subjectId)
    await requireSeen(ctx, { kind: BANK_KIND, ...word })
    const { ended } = await decideApproval(ctx, { kind: BANK_KIND, ...word })
    if (!ended || !row) return
    const days = await coolingDaysOf(ctx, row.employee_id)
    const usable_from = new Date(ctx.now().getTime() + days * DAY_MS).toISOString()
    if (ended === 'refused') await query.updateBankChange(ctx.db, companyId, row.id, { state: 'refused' })
    else {
      await query.updateBankChange(ctx.db, companyId, row.id, { state: 'approved', usable_from })
      await enqueueIn(ctx.db, days * 86_400 + 60, BANK_JOB, {
        payload: { companyId, id: row.id },
        key: `${BANK_JOB} ${row.id}`,
      })
    }
    await notifyOfBank(ctx, { ...row, usable_from: ended === 'approved' ? usable_from : null }, ended)
    ctx.audit({
      action: `bank-change.${ended === 'approved' ? 'approve' : 'refuse'}`,
      targetType: 'employee',
      targetId: row.employee_id,
      after: { account: row.account_mask },
    })
  },
  withdraw: takeBack,
}
