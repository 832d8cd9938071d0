// The bare program beside the public search: one query for a page of jobs, without facets, counts or roles.
import Fastify from 'fastify'
import pg from 'pg'

const [port, databaseUrl] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl as string, max: 10 })
const app = Fastify()
app.get('/health', async () => 'ok')
app.get('/jobs', async (request) => {
  const { search, country } = request.query as { search?: string; country?: string }
  const { rows } = await pool.query(
    `select id, title, country, shown->'pay' pay, posted_at from job_adverts where open
       and ($1::text is null or title_words @@ websearch_to_tsquery('english', $1)) and ($2::text is null or country = $2)
     order by posted_at desc, id limit 20`,
    [search ?? null, country ?? null],
  )
  return { data: rows }
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
