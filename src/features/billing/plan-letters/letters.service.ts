import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { DAY_MS, dayIn, iso } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import type { Templates } from '../../platform/messages/templates/template.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { listConfirmedContacts } from '../billing-contacts/service.ts'
import { GRACE_DAYS } from '../company-plan/plan.rules.ts'
import { renewalLines, type Standing, standingOfCompany, sumOf, usageOf } from '../company-plan/standing.service.ts'
import { PRODUCT_NAMES } from '../payments/bills.rules.ts'
import { cardEndOf } from '../payments/bills.service.ts'
import { moneyText } from '../payments/paper.ts'
import { DAYS_BEFORE, LAST_BEFORE_DAYS, letterBeforeCharge, letterPastDue, type PlanLetter } from './letters.rules.ts'
import * as query from './queries.ts'

const TIERS = { premium: 'Premium', premium_plus: 'Premium+' } as const

const money = (services: Services, country: string, minor: number): string =>
  moneyText(services.countries.get(country).currency)(minor)
const dayOf = (services: Services, country: string, instant: string): string =>
  dayIn(services.countries.get(country).zone, new Date(instant))

/** What a job seeker is told of their plan, each once. */
const writeToSeeker = async (services: Services, due: query.Due): Promise<void> => {
  const now = services.now()
  const { country, state, given_until: givenUntil } = due
  const paidUntil = iso(due.paid_until)
  const kind =
    state !== 'past_due'
      ? letterBeforeCharge(paidUntil, now)
      : letterPastDue({ paidUntil, givenUntil: iso(givenUntil ?? paidUntil), now })
  if (kind === null) return
  const link = `${services.settings.publicUrl}${paths.seekerSubscription()}`
  const base = { name: due.first_name, plan: TIERS[due.tier], amount: money(services, country, due.total), link }
  const to = { userId: due.user_id, email: due.email, language: due.language, link }
  const until = dayOf(services, country, givenUntil ?? paidUntil)
  await services.database.forPlatform(async (db) => {
    const written = { about: due.id, kind, for_at: paidUntil, user_id: due.user_id, written_at: now.toISOString() }
    if (!(await query.putLetter(db, written))) return
    if (kind === 'charge_7' || kind === 'charge_1') {
      const facts = {
        ...base,
        day: dayOf(services, country, paidUntil),
        card: due.card?.last4 ?? null,
        trial: state === 'trialing',
      }
      await notifyPeople(services, db, { event: 'plan-renewal', companyId: null, recipients: [{ ...to, facts }] })
    } else if (kind === 'read_only')
      await notifyPeople(services, db, {
        event: 'plan-free-again',
        companyId: null,
        recipients: [{ ...to, facts: { ...base, day: until } }],
      })
    else
      await notifyPeople(services, db, {
        event: 'plan-past-due',
        companyId: null,
        recipients: [{ ...to, facts: { ...base, until, again: kind === 'past_due_2' } }],
      })
  })
}

type CompanyEvent = 'plan-renewal' | 'plan-past-due' | 'plan-read-only'
type Said<T extends CompanyEvent = CompanyEvent> = { [E in T]: { event: E; facts: Templates[E] } }[T]
type CompanyLetter = { kind: PlanLetter; about: string; forAt: string; said: Said }

/** What the next bill comes to as far as it is known; null where none is to come. */
const nextTotal = async (services: Services, companyId: string, standing: Standing): Promise<number | null> => {
  const { contract } = standing
  if (!contract) return null
  const usage = await services.database.forCompany(companyId, (db) => usageOf(services, db, companyId, contract))
  return services.database.forPlatform(
    async (db) => {
      const renewal = await renewalLines({ services, db, companyId, standing, usage })
      return renewal && (await sumOf(services, db, renewal.lines, contract)).total
    },
    { reading: true },
  )
}

/** Which letter a company is to have now, with its words but the name of whoever reads it. */
const companyLetter = async (
  services: Services,
  companyId: string,
  standing: Standing,
): Promise<CompanyLetter | null> => {
  const now = services.now()
  const { contract, state, until, open, bills, wishes } = standing
  const link = `${services.settings.publicUrl}${paths.subscription()}`
  const name = ''
  const last = bills.find((bill) => bill.state === 'paid')
  if (contract && last && state === 'active') {
    const forAt = iso(contract.paidUntil)
    const kind = letterBeforeCharge(forAt, now)
    const total = kind && (await nextTotal(services, companyId, standing))
    if (!kind || total === null) return null
    const card = await services.database.forPlatform((db) => cardEndOf(db, companyId, last.provider), { reading: true })
    const facts = {
      name,
      plan: PRODUCT_NAMES[contract.product],
      amount: money(services, contract.country, total),
      day: dayOf(services, contract.country, forAt),
      card,
      trial: false,
      link,
    }
    return { kind, about: last.id, forAt, said: { event: 'plan-renewal', facts } }
  }
  if (contract && last && state === 'past_due' && until && open?.kind === 'renewal' && open.tries > 0) {
    const kind = letterPastDue({ paidUntil: iso(contract.paidUntil), givenUntil: until, now })
    if (!kind) return null
    const day = dayOf(services, contract.country, until)
    const place = { kind, about: open.id, forAt: iso(contract.paidUntil) }
    if (kind === 'read_only')
      return { ...place, said: { event: 'plan-read-only', facts: { name, day, trial: false, link } } }
    const facts = {
      name,
      plan: PRODUCT_NAMES[open.product],
      amount: money(services, open.country, open.total),
      until: day,
      again: kind === 'past_due_2',
      link,
    }
    return { ...place, said: { event: 'plan-past-due', facts } }
  }
  if (!contract && state === 'grace' && until && Date.parse(until) - now.getTime() <= LAST_BEFORE_DAYS * DAY_MS) {
    const facts = { name, day: dayOf(services, wishes.country, until), trial: true, link }
    return { kind: 'read_only', about: companyId, forAt: until, said: { event: 'plan-read-only', facts } }
  }
  return null
}

const isSamePlace = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

type To = Omit<query.Owner, 'id'> & { id: string | null }

const tellAll = async <T extends CompanyEvent>(
  services: Services,
  db: Db,
  { event, facts }: Said<T>,
  all: readonly To[],
): Promise<void> => {
  for (const { id, email, first_name: name, language } of all)
    await notifyPeople(services, db, {
      event,
      companyId: null,
      recipients: [{ userId: id, email, language, link: facts.link, facts: { ...facts, name } }],
    })
}

/** What a company is told of its plan, each once: to whoever runs it, to the address on its invoices and to its billing contacts. Its employees hear nothing. */
export const writeToCompany = async (services: Services, companyId: string): Promise<void> => {
  const standing = await services.database.forPlatform((db) => standingOfCompany(services, db, companyId), {
    reading: true,
  })
  const letter = await companyLetter(services, companyId, standing)
  if (!letter) return
  const { owner, contacts } = await services.database.forCompany(companyId, async (db) => ({
    owner: await query.findOwner(db, companyId),
    contacts: await listConfirmedContacts(db, companyId),
  }))
  const { kind, about, forAt: for_at, said } = letter
  await services.database.forPlatform(async (db) => {
    const written = { about, kind, for_at, user_id: owner?.id ?? null, written_at: services.now().toISOString() }
    if (!(await query.putLetter(db, written))) return
    const billing = standing.bills.find((bill) => bill.state === 'paid')
    const all: To[] = owner ? [owner] : []
    if (billing && !(owner && isSamePlace(owner.email, billing.billing_email)))
      all.push({
        id: null,
        email: billing.billing_email,
        first_name: billing.billing_name,
        language: owner?.language ?? 'en',
      })
    for (const { name, email, language } of contacts)
      if (!all.some((one) => isSamePlace(one.email, email))) all.push({ id: null, email, first_name: name, language })
    await tellAll(services, db, said, all)
  })
}

/** Each hour: letters that are due about the plans of job seekers and companies. */
export const writePlanLetters = async (services: Services): Promise<void> => {
  const now = services.now().getTime()
  const week = DAYS_BEFORE[0] * DAY_MS
  const at = (time: number) => new Date(time).toISOString()
  const seekers = await services.database.forPlatform((db) => query.listSeekersDue(db, at(now), at(now + week)), {
    reading: true,
  })
  for (const due of seekers) await writeToSeeker(services, due)
  const companies = await services.database.forPlatform(
    (db) => query.listCompaniesDue(db, at(now - GRACE_DAYS * DAY_MS), at(now + week)),
    { reading: true },
  )
  for (const companyId of companies) await writeToCompany(services, companyId)
}
