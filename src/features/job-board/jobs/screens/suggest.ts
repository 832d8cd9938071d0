import type { Output } from '../../../../shared/endpoint.ts'
import type { Language } from '../../../../shared/languages.ts'
import { countryName } from '../../../../web/ui/format.ts'
import { placeParts } from '../../../adverts/content/place.rules.ts'
import type { findPlaces } from '../../../hiring/jobs/contract.ts'
import type { suggestJobs } from '../contract.ts'

const WAIT_MS = 120

let turn = 0
const known = new Map<string, readonly string[]>()

/** Asked without what `call` brings: the page that the server wrote is to stay light, and nobody signs in for this. */
const input = async <T>(path: string, search: string): Promise<T> => {
  const answer = await fetch(`${path}?search=${encodeURIComponent(search)}`)
  if (!answer.ok) throw new Error(answer.statusText)
  return ((await answer.json()) as { data: T }).data
}

/** Places stand in a box of their own, with what tells namesakes apart. */
const ask = async (of: 'jobs' | 'places', search: string): Promise<readonly string[]> => {
  if (of === 'jobs')
    return (await input<Output<typeof suggestJobs>>('/api/jobs/suggestions', search)).suggestions
      .filter((s) => s.kind !== 'place')
      .map((s) => s.text)
  const language = document.documentElement.lang as Language
  const { places } = await input<Output<typeof findPlaces>>('/api/places', search)
  return places.map((p) => placeParts(p, (code) => countryName(code, language)).join(', '))
}

/** What is being typed may become; nothing where the network does not answer. Only the last question of a moment is asked. */
export const fetchSuggestions = async (of: 'jobs' | 'places', typed: string): Promise<readonly string[]> => {
  const search = typed.trim().slice(0, 80)
  const mine = ++turn
  if (search.length < 2) return []
  const key = `${of} ${search.toLowerCase()}`
  const current = known.get(key)
  if (current) return current
  await new Promise((done) => setTimeout(done, WAIT_MS))
  if (mine !== turn) return []
  const offered = await ask(of, search).catch(() => [])
  const fresh = [...new Set(offered)].filter((text) => text.toLowerCase() !== search.toLowerCase())
  known.set(key, fresh)
  return fresh
}
