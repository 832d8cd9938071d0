// Draws public/og.png (shown with a shared link) and public/touch-icon.png from the mark and the name: node scripts/pictures.mjs.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { launchOptions } from '../test/browser.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const mark = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
const font = readFileSync(join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))
const style = `@font-face{font-family:Inter;src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:100 900}
*{box-sizing:border-box;margin:0}body{font-family:Inter,sans-serif;background:#faf9f7;color:#211e1b}`
const card = `<style>${style}main{width:1200px;height:630px;padding:96px;display:flex;flex-direction:column;justify-content:space-between}
p{display:flex;align-items:center;gap:24px;font-size:44px;font-weight:650;letter-spacing:-.02em}p svg{width:72px}h1{font-size:72px;font-weight:660;line-height:1.12;letter-spacing:-.03em}
footer{font-size:30px;color:#696259}</style><main><p>${mark}Fourshore</p><h1>One place to hire and look after people in four countries</h1>
<footer>Singapore · India · Canada · United Arab Emirates</footer></main>`
const icon = `<style>${style}svg{display:block;width:180px;height:180px;background:#0b635c}</style>${mark}`

const browser = await chromium.launch(launchOptions)
for (const [file, html, width, height] of [
  ['og.png', card, 1200, 630],
  ['touch-icon.png', icon, 180, 180],
]) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(root, 'public', file) })
}
await browser.close()
