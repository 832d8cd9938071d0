// npm run dev: the server with restart on change, and Vite with hot reload in front of it.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const api = process.env.API_PORT ?? '3000'
const options = { cwd: root, stdio: 'inherit' }
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--watch-path=src', '--watch-path=database', 'src/app/server.ts'],
  {
    ...options,
    env: { ...process.env, PORT: api, SITE: 'none', PUBLIC_URL: 'http://localhost:5173' },
  },
)
const web = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '5173', '--host', '127.0.0.1'], {
  ...options,
  env: { ...process.env, API_PORT: api },
})
const stop = () => {
  server.kill('SIGTERM')
  web.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
