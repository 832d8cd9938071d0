// Scrolling and typing on Employee Management with 100,000 people: how long each frame takes, in a real browser.
import { FRAME_COLUMNS, measureFrames, openSignedIn, scroll } from './browser.ts'
import { fill, PASSWORD, signUp, startProduct, table } from './support.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 100_000)
const product = await startProduct(3461, { SITE: 'dist' })
const email = 'frames@bench.example'
const { user } = await signUp(product.url, 'SG', email)
await fill(product.databaseUrl(), user.company_id, PEOPLE)

const { page, close } = await openSignedIn(product.url, email, PASSWORD)
await page.goto(`${product.url}/dashboard/employees?pageSize=200`)
await page.getByPlaceholder('Search employees...').waitFor()
await page.waitForTimeout(5_500)

const idle = await measureFrames(page, () => page.waitForTimeout(4_000))
const scrolling = await measureFrames(page, async () => {
  await page.mouse.move(700, 700)
  await scroll(page, [0, 120], 40)
})
const typing = await measureFrames(page, async () => {
  await page.getByPlaceholder('Search employees...').focus()
  await page.keyboard.type('arjun tan', { delay: 120 })
  await page.waitForTimeout(1_500)
})
table(
  [`${PEOPLE} people`, ...FRAME_COLUMNS],
  [
    ['idle page (the limit)', ...idle],
    ['scrolling', ...scrolling],
    ['typing in the search', ...typing],
  ],
)
await close()
await product.stop()
process.exit(0)
