import { toMinor } from '../../../shared/money.ts'
import { monthlyPay } from '../../adverts/content/posting.rules.ts'
import type { JobCard } from '../../job-board/jobs/contract.ts'
import { kilometresBetween } from '../../job-board/jobs/search.rules.ts'
import type { ProfileInput } from '../profile/contract.ts'

/**
 * Which new jobs are shown on the home of somebody who looks for work, and why. What they said they want, what they keep looking for and what
 * they turned down is all that counts: nothing about who they are, and nothing an employer pays for.
 */

export const DISMISSALS = ['tooFar', 'pay', 'notMyWork', 'seen', 'other'] as const
export type Dismissal = (typeof DISMISSALS)[number]

export const STEPS = ['cv', 'goal', 'matches'] as const

/** New for so many days; on the home itself one. */
export const MATCH_DAYS = [1, 7] as const
/** Jobs read of each search, and shown of all. */
export const MATCHES_READ = 100

type Point = { lat: number; lng: number }
export type MatchPreferences = {
  titles: readonly string[]
  countries: readonly string[]
  modes: ProfileInput['desired']['modes']
  pay: ProfileInput['desired']['pay']
  /** Where they live, as far as they said. */
  home: (Point & { name: string; country: string }) | null
}

/** What a job was found by: words of the goal, or a search they keep with a kind of employment in it. */
export type FoundBy = { what: 'title' | 'search'; said: string; employment: string | null }

export const REASONS = ['employment', 'mode', 'pay', 'title', 'search'] as const
export type Reason = { what: (typeof REASONS)[number]; said: string; near: { km: number; place: string } | null }

type Job = Pick<JobCard, 'id' | 'title' | 'place' | 'workMode' | 'employmentType' | 'pay' | 'country' | 'postedAt'>

/** The most a job pays a month, in minor units; null where it does not say. */
const mostAMonth = ({ pay }: Pick<Job, 'pay'>): number | null =>
  pay ? monthlyPay(toMinor(pay.max, pay.decimals), pay.period) : null

/** Whether it pays what they ask; null where that cannot be compared. */
const reaches = (job: Job, wish: MatchPreferences['pay']): boolean | null => {
  const most = mostAMonth(job)
  if (!wish || most === null || job.pay?.currency !== wish.currency) return null
  return most >= monthlyPay(wish.from, wish.period)
}

/** What they said rules out is left out; what an advert does not say rules nothing out. */
export const meetsPreferences = (job: Job, wanted: MatchPreferences): boolean =>
  (wanted.modes.length === 0 || wanted.modes.includes(job.workMode)) &&
  (wanted.countries.length === 0 || wanted.countries.includes(job.country)) &&
  reaches(job, wanted.pay) !== false

/** Further than this, how far it is from home says nothing any more. */
const NEAR_KM = 60

const distanceOf = (job: Job, home: MatchPreferences['home']): number | null =>
  home && job.workMode !== 'remote' && job.place.country === home.country ? kilometresBetween(home, job.place) : null

/** One reason, the one that says most about this job; and how far it is, where that is known. */
export const reasonOf = (job: Job, by: FoundBy, wanted: MatchPreferences): Reason => {
  const km = distanceOf(job, wanted.home)
  const near =
    km !== null && km <= NEAR_KM && wanted.home ? { km: Math.max(1, Math.round(km)), place: wanted.home.name } : null
  if (by.employment === job.employmentType) return { what: 'employment', said: job.employmentType, near }
  if (wanted.modes.length > 0 && wanted.modes.length < 3 && wanted.modes.includes(job.workMode))
    return { what: 'mode', said: job.workMode, near }
  if (reaches(job, wanted.pay) === true) return { what: 'pay', said: '', near }
  return { what: by.what, said: by.said, near }
}

export type Turned = Job & { reason: Dismissal }

/** What they turned down for which reason speaks against this job as well; null: nothing does. */
export const dismissalFor = (job: Job, turned: readonly Turned[], home: MatchPreferences['home']): Dismissal | null => {
  const km = distanceOf(job, home)
  const most = mostAMonth(job)
  const speaks = (t: Turned): boolean => {
    if (t.reason === 'notMyWork') return t.title.trim().toLowerCase() === job.title.trim().toLowerCase()
    if (t.reason === 'pay') {
      const theirs = mostAMonth(t)
      return most !== null && theirs !== null && t.pay?.currency === job.pay?.currency && most <= theirs
    }
    if (t.reason === 'tooFar') {
      const theirs = distanceOf(t, home)
      return km !== null && theirs !== null && km >= theirs
    }
    return false
  }
  return turned.find(speaks)?.reason ?? null
}

/** Called as they said; an advert may also only speak of it. */
const isCalled = (job: Job, { what, said }: FoundBy): boolean => {
  const title = job.title.toLowerCase()
  return (
    what === 'search' ||
    said
      .toLowerCase()
      .split(/\s+/)
      .every((word) => title.includes(word))
  )
}

/** What is called as they said, the newest first; what their own reasons speak against comes after everything else. */
export const inOrder = <J extends { job: Job; by: FoundBy; down: Dismissal | null }>(all: readonly J[]): J[] =>
  all.toSorted(
    (a, b) =>
      Number(a.down !== null) - Number(b.down !== null) ||
      Number(isCalled(b.job, b.by)) - Number(isCalled(a.job, a.by)) ||
      Date.parse(b.job.postedAt) - Date.parse(a.job.postedAt) ||
      (a.job.id < b.job.id ? -1 : 1),
  )
