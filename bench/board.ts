// The board with 2,000 applications: how long until it stands, and how long each frame takes while it is scrolled, in a real browser.
import pg from 'pg'
import { FRAME_COLUMNS, measureFrames, openSignedIn, scroll } from './browser.ts'
import { json, PASSWORD, signUp, startProduct, table } from './support.ts'

const CARDS = Number(process.env.CARDS ?? 2_000)
const product = await startProduct(Number(process.env.PORT ?? 3462), { SITE: 'dist' })
const email = 'board@bench.example'
const { user, token } = await signUp(product.url, 'SG', email)
const { data } = await json(
  'POST',
  `${product.url}/api/company/jobs`,
  { content: { title: 'Planner', country: 'SG' } },
  token,
)
await json('GET', `${product.url}/api/company/pipelines`, undefined, token)
const client = new pg.Client({ connectionString: product.databaseUrl() })
await client.connect()
await client.query(
  `with c as (insert into candidates (company_id, name, email, headline, tags)
      select $1::uuid, 'Person ' || n, 'p' || n || '@bench.example', 'Plans deliveries and keeps in touch with drivers', array['forklift']
        from generate_series(1, $3::int) n returning id),
    n as (select id, row_number() over () n from c),
    s as (select id, row_number() over (order by position) - 1 place from pipeline_stages where company_id = $1::uuid and kind <> 'hired')
   insert into applications (company_id, job_id, candidate_id, number, stage_id, rank, sent, unmet, stage_since)
    select $1::uuid, $2::uuid, n.id, n.n, s.id, n.n, '{}', n.n % 3, now() - make_interval(days => (n.n % 20)::int) from n join s on s.place = n.n % 5`,
  [user.company_id, data.job.id, CARDS],
)
await client.end()

const { page, close } = await openSignedIn(product.url, email, PASSWORD)
const from = Date.now()
await page.goto(`${product.url}/dashboard/kanban-ats?job=${data.job.id}`)
await page.getByRole('article').first().waitFor()
const stands = Date.now() - from
await page.waitForTimeout(3_000)

const idle = await measureFrames(page, () => page.waitForTimeout(4_000))
const scrolling = await measureFrames(page, async () => {
  await page.mouse.move(420, 600)
  await scroll(page, [0, 240], 40)
})
const sideways = await measureFrames(page, () => scroll(page, [60, 0], 30))
const moves: number[] = []
for (let i = 0; i < 10; i++) {
  const card = page
    .getByRole('region', { name: /^New: / })
    .getByRole('article')
    .first()
  const name = (await card.getAttribute('aria-label')) as string
  await card.getByRole('button', { name: `Actions for ${name}` }).click()
  const item = page.getByRole('menuitem', { name: 'In review' })
  await item.waitFor()
  // From the press to the frame in which the card is gone.
  moves.push(
    await item.evaluate(
      (element, gone) =>
        new Promise<number>((done) => {
          const began = performance.now()
          const look = () =>
            document.querySelector(`[data-column] article[aria-label="${gone}"]`)?.closest('[aria-label^="New"]')
              ? requestAnimationFrame(look)
              : done(performance.now() - began)
          ;(element as HTMLElement).click()
          requestAnimationFrame(look)
        }),
      name,
    ),
  )
}
moves.sort((a, b) => a - b)
table(
  [`${CARDS} applications`, ...FRAME_COLUMNS],
  [
    ['idle page (the limit)', ...idle],
    ['scrolling a column', ...scrolling],
    ['scrolling sideways', ...sideways],
  ],
)
console.log(`\nstands after ${stands} ms; a move shows after ${(moves[5] as number).toFixed(0)} ms (median of 10)`)
await close()
await product.stop()
process.exit(0)
