// npm start: builds if something changed, then starts the server in this process.
import { build } from './build.mjs'
import { stopWithParent } from './parent.mjs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Fourshore needs Node 22.18 or newer; this is ${process.version}. On Linux npm start brings its own: run npm ci.`,
  )
  process.exit(1)
}

stopWithParent()
try {
  await build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await import('../src/app/server.ts')
