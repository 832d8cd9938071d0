// The limit beside the list and search calls: Fastify and pg, a token checked, the same rows, and nothing else.
import Fastify from 'fastify'
import { jwtVerify } from 'jose'
import pg from 'pg'

const [port, databaseUrl, companyId] = process.argv.slice(2) as [string, string, string]
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 })
const key = new TextEncoder().encode('a bare program’s secret of 32 letters')
const columns = `id, employee_number, full_name, first_name, last_name, email, phone, department, position, nationality, country, company_id,
  employment_status, employee_type, document_validation_status, status, hire_date::text, salary::float8, currency, masked, version,
  created_at::text, updated_at::text`

const app = Fastify()
const guard = async (authorization: string | undefined) => jwtVerify(authorization?.slice(7) ?? '', key)
app.get('/health', async () => ({ ok: true }))
app.get('/list', async (request) => {
  await guard(request.headers.authorization)
  const { rows } = await pool.query({
    name: 'list',
    text: `select ${columns} from employees where company_id = $1 order by sort_name, id limit 50`,
    values: [companyId],
  })
  return { success: true, data: { employees: rows } }
})
app.get<{ Querystring: { search: string } }>('/search', async (request) => {
  await guard(request.headers.authorization)
  const { rows } = await pool.query({
    name: 'search',
    text: `select ${columns} from employees where company_id = $1 and search like $2 order by sort_name, id limit 50`,
    values: [companyId, `%${request.query.search}%`],
  })
  return { success: true, data: { employees: rows } }
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
