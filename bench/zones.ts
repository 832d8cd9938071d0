// Zones: one new advert against a million of them, and the preview of a zone over many adverts, on the embedded database.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { cellsOfPoint } from '../src/features/career/zones/cells.rules.ts'
import { cellsOfShape } from '../src/features/career/zones/cover.rules.ts'
import { json, startProduct, table } from './support.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 100_000)
const ZONES = Number(process.env.ZONES ?? 10)
const ADVERTS = Number(process.env.ADVERTS ?? 40_000)
const MATCH_LIMIT_MS = 1_000
const PREVIEW_LIMIT_MS = 500

const product = await startProduct(3464)
const client = new pg.Client({ connectionString: product.databaseUrl() })
await client.connect()

type Town = { id: number; country: string; lat: number; lng: number; people: number }
const { rows: towns } = await client.query<Town>(
  "select id, country, lat, lng, people from places where country in ('SG', 'IN', 'CA', 'AE') order by id",
)
// People live where people live: towns by how many, the smallest counted as 20,000.
const weights: number[] = []
let all = 0
for (const { people } of towns) {
  all += Math.max(20_000, people)
  weights.push(all)
}
let seed = 7
const random = () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}
const townOfSomebody = (): Town => {
  const at = random() * all
  let [low, high] = [0, weights.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((weights[middle] as number) < at) low = middle + 1
    else high = middle
  }
  return towns[low] as Town
}
const RADII = [2, 5, 10, 20, 50]
const known = new Map<string, string>()
const cellsAround = (town: Town, radiusKm: number): string => {
  const key = `${town.id} ${radiusKm}`
  const cells =
    known.get(key) ??
    `{${cellsOfShape({ circle: { lat: town.lat, lng: town.lng, radiusKm }, corners: null }).join(',')}}`
  known.set(key, cells)
  return cells
}

console.log(`making ${PEOPLE * ZONES} zones of ${PEOPLE} people`)
for (const name of ['seeker_zones', 'zone_hits', 'zone_matched', 'users'])
  await client.query(`alter table ${name} no force row level security`)
await client.query('drop index seeker_zones_cells')
const AT_ONCE = 2_000
for (let first = 0; first < PEOPLE; first += AT_ONCE) {
  const people = Array.from({ length: Math.min(AT_ONCE, PEOPLE - first) }, () => randomUUID())
  await client.query(
    `insert into users (id, email, portal, role, first_name, last_name, language, password_hash)
     select id, id || '@bench.example', 'seeker', 'job_seeker', 'B', 'N', 'en', '' from unnest($1::uuid[]) t (id)`,
    [people],
  )
  const columns: unknown[][] = [[], [], [], [], [], [], []]
  for (const userId of people) {
    const home = townOfSomebody()
    for (let n = 0; n < ZONES; n++) {
      const town = n % 2 === 0 ? home : townOfSomebody()
      const radiusKm = RADII[Math.floor(random() * RADII.length)] as number
      const values = [userId, town.id, town.lat, town.lng, radiusKm, town.country, cellsAround(town, radiusKm)]
      for (const [at, value] of values.entries()) (columns[at] as unknown[]).push(value)
    }
  }
  await client.query(
    `insert into seeker_zones (user_id, name, place_id, lat, lng, radius_km, country, currency, words, cells, since, at)
     select user_id, 'Z', place_id, lat, lng, radius_km, country, 'XXX', case when n % 3 = 0 then 'nurse' when n % 3 = 1 then 'engineer' end,
       cells::bigint[], now() - interval '1 day', now() - interval '1 day'
       from unnest($1::uuid[], $2::int[], $3::float8[], $4::float8[], $5::smallint[], $6::text[], $7::text[])
         with ordinality t (user_id, place_id, lat, lng, radius_km, country, cells, n)`,
    columns,
  )
}
await client.query('create index seeker_zones_cells on seeker_zones using gin (cells) where not paused')
await client.query('vacuum analyze seeker_zones')

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
/** The statement of `insertHits`, as the server's job runs it. */
const match = (town: Town, words: string) =>
  client.query(
    `with found as (
       insert into zone_hits (user_id, employer_id, same_key, job_id, zone_id, at)
       select distinct on (zone.user_id) zone.user_id, $1::uuid, $2::uuid, $2::uuid, zone.id, now()
         from seeker_zones zone
        where zone.cells && $3::bigint[] and not zone.paused and zone.country = $4 and zone.since <= now()
          and (zone.employment_type is null or zone.employment_type = 'FULL_TIME')
          and (zone.pay_min is null or (zone.currency = 'XXX' and zone.pay_min <= 100))
          and (zone.asked is null or to_tsvector('english', $5) @@ zone.asked)
          and zone_holds(zone.lat, zone.lng, zone.radius_km, zone.corners, $6::double precision, $7::double precision)
        order by zone.user_id, zone.at, zone.id
       on conflict do nothing returning 1)
     select count(*)::int n from found`,
    [randomUUID(), randomUUID(), cellsOfPoint(town), town.country, words, town.lat, town.lng],
  )

const rows: (string | number)[][] = []
const largest = towns.toSorted((a, b) => b.people - a.people)
const asked: [string, Town][] = [
  ['the largest city', largest[0] as Town],
  ['Singapore', largest.find(({ country }) => country === 'SG') as Town],
  ['a city in the middle', largest[Math.floor(largest.length / 10)] as Town],
  ['a small town', largest[Math.floor(largest.length / 2)] as Town],
]
for (const [what, town] of asked) {
  const took: number[] = []
  let found = 0
  for (let n = 0; n < 5; n++)
    took.push(
      await timed(async () => {
        found = ((await match(town, 'Staff nurse')).rows[0] as { n: number }).n
      }),
    )
  took.sort((a, b) => a - b)
  const [middle, worst] = [took[2] as number, took[4] as number]
  rows.push([`an advert in ${what}, ${found} people found`, middle.toFixed(0), worst.toFixed(0), MATCH_LIMIT_MS])
}
const size = await client.query<{ table: string; index: string }>(
  "select pg_size_pretty(pg_table_size('seeker_zones')) \"table\", pg_size_pretty(pg_relation_size('seeker_zones_cells')) index",
)
console.log(`${PEOPLE * ZONES} zones: table ${size.rows[0]?.table}, index of cells ${size.rows[0]?.index}`)

// The preview, over HTTP, with as many adverts of the last 30 days.
const { user: employer } = await json('POST', `${product.url}/api/auth/signup`, {
  email: 'zones@bench.example',
  password: 'a quiet morning by the sea',
  role: 'employer',
  firstName: 'B',
  lastName: 'M',
  companyName: 'Bench',
  country: 'SG',
})
for (const name of ['jobs', 'job_adverts']) await client.query(`alter table ${name} no force row level security`)
const jobs = Array.from({ length: ADVERTS }, () => ({ id: randomUUID(), town: townOfSomebody() }))
for (let first = 0; first < ADVERTS; first += 5_000) {
  const part = jobs.slice(first, first + 5_000)
  const ids = part.map(({ id }) => id)
  await client.query(
    `insert into jobs (company_id, id, status, title, country, content) select $1, id, 'open', 'Nurse', 'SG', '{}' from unnest($2::uuid[]) t (id)`,
    [employer.company_id, ids],
  )
  await client.query(
    `insert into job_adverts (company_id, id, open, title, department, employment_type, work_mode, country, place_id, currency, month_max, pay_band, shown,
       posted_at, updated_at, closes_at, title_words, words)
     select $1, id, true, title, '', 'FULL_TIME', 'onsite', country, place_id, 'XXX', 500000, 0, jsonb_build_object('description', id), at, at,
       now() + interval '30 days', to_tsvector('english', title), to_tsvector('english', title)
       from (select id, place_id, country, (array['Nurse', 'Site engineer', 'Cook'])[1 + n % 3] || ' ' || n title, now() - make_interval(mins => (n % 40000)::int) at
         from unnest($2::uuid[], $3::int[], $4::text[]) with ordinality t (id, place_id, country, n)) made`,
    [employer.company_id, ids, part.map(({ town }) => town.id), part.map(({ town }) => town.country)],
  )
}
await client.query('vacuum analyze job_adverts')
const { user, token } = await json('POST', `${product.url}/api/auth/signup`, {
  email: 'zones-seeker@bench.example',
  password: 'a quiet morning by the sea',
  role: 'job_seeker',
  firstName: 'M',
  lastName: 'P',
})
await client.query(
  `insert into seeker_subscriptions (user_id, tier, status, until) values ($1, 'premium_plus', 'active', now() + interval '9 days')`,
  [user.id],
)
await sleep(2_000)
const preview = async (query: string): Promise<[number[], number]> => {
  const took: number[] = []
  let found = 0
  for (let n = 0; n < 7; n++)
    took.push(
      await timed(async () => {
        const answer = await json('GET', `${product.url}/api/seeker/zone-preview?${query}`, undefined, token)
        if (!answer.data) throw new Error(JSON.stringify(answer))
        found = answer.data.adverts
      }),
    )
  return [took.sort((a, b) => a - b), found]
}
const [first] = largest as [Town]
for (const [what, query] of [
  ['50 km around the largest city', `placeId=${first.id}&radiusKm=50`],
  ['the same, a word of the title', `placeId=${first.id}&radiusKm=50&search=nurse`],
  ['an area drawn over Singapore', 'corners=1.2,103.6;1.2,104.1;1.5,104.1;1.5,103.6'],
] as const) {
  const [took, found] = await preview(query)
  rows.push([
    `preview of ${ADVERTS} adverts: ${what}, ${found} found`,
    (took[3] as number).toFixed(0),
    (took[6] as number).toFixed(0),
    PREVIEW_LIMIT_MS,
  ])
}
table(['what', 'median ms', 'longest ms', 'limit ms'], rows)
await client.end()
await product.stop()
