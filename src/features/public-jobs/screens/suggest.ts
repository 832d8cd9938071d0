import { wire } from '../../../shared/endpoint.ts'
import { call } from '../../../web/call.ts'
import type { findPlaces } from '../../jobs/contract.ts'
import type { suggestJobs } from '../contract.ts'

const suggestCall = wire<typeof suggestJobs>('GET', '/api/jobs/suggestions')
const placesCall = wire<typeof findPlaces>('GET', '/api/places')
const WAIT_MS = 120

let turn = 0
const known = new Map<string, readonly string[]>()

const ask = async (of: 'jobs' | 'places', search: string): Promise<readonly string[]> => {
  if (of === 'places') {
    const { places } = await call(placesCall, { search }, { anonymous: true })
    return places.map((p) => p.name)
  }
  const { suggestions } = await call(suggestCall, { search }, { anonymous: true })
  return suggestions.map((s) => s.text)
}

/** What is being typed may become; nothing where the network does not answer. Only the last question of a moment is asked. */
export const suggested = async (of: 'jobs' | 'places', typed: string): Promise<readonly string[]> => {
  const search = typed.trim().slice(0, 80)
  const mine = ++turn
  if (search.length < 2) return []
  const key = `${of} ${search.toLowerCase()}`
  const held = known.get(key)
  if (held) return held
  await new Promise((done) => setTimeout(done, WAIT_MS))
  if (mine !== turn) return []
  const offered = await ask(of, search).catch(() => [])
  const fresh = [...new Set(offered)].filter((text) => text.toLowerCase() !== search.toLowerCase())
  known.set(key, fresh)
  return fresh
}
