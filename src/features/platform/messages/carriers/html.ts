import { escapeHtml } from '../../../../shared/html.ts'

const RIGHT_TO_LEFT = ['ar', 'he', 'fa', 'ur']
const LINK = /^https?:\/\/[^\s<>"']+$/

/** A line that is a link and nothing else becomes one; a name cannot make one, for it never stands alone. */
const lineOf = (line: string): string => {
  const text = escapeHtml(line)
  return LINK.test(line) ? `<a href="${text}">${text}</a>` : text
}

/** The same words as simple HTML: paragraphs, line breaks, links. Each paragraph reads in its own direction. */
export const htmlOf = (text: string, language: string): string => {
  const dir = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((p) => `<p dir="auto" style="margin:0 0 16px">${p.split('\n').map(lineOf).join('<br>')}</p>`)
  return [
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${dir}"><head><meta charset="utf-8"></head>`,
    `<body style="font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;max-width:36em;margin:24px auto;padding:0 16px">`,
    ...paragraphs,
    '</body></html>',
  ].join('\n')
}
