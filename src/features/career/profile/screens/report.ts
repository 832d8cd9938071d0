import { dirOf } from '../../../../shared/languages.ts'
import { saveFile } from '../../../../web/download.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Analysis } from '../compare.rules.ts'
import { useWords } from '../words/index.ts'
import { WORST_FIRST } from './Analysis.tsx'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#1b1f27;background:#fff}
h1{font-size:1.5rem}h2{margin:2rem 0 .5rem;font-size:1.1rem}li{margin:.4rem 0}blockquote{margin:.2rem 0;color:#5c6470}
pre{padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #d5d9e0;font:inherit}`

/** What the check says, as a page of its own in the reader's language and letters: it opens anywhere, without a network, and prints. */
export const useReport = () => {
  const t = useWords()
  const format = useFormat()
  const language = useLanguage()
  return (name: string, { document, content, job, skills, text, private: told }: Analysis) => {
    const quote = (words: string | null) => (words ? `<blockquote dir="auto">${escaped(words)}</blockquote>` : '')
    const item = (mark: string, words: string, quoted: string | null) =>
      `<li><b>${escaped(mark)}</b>: <span dir="auto">${escaped(words)}</span>${quote(quoted)}</li>`
    const part = (title: string, inside: string) => `<section><h2>${escaped(title)}</h2>${inside}</section>`
    const checks = (list: Analysis['document']) =>
      `<ul>${[...list]
        .sort((a, b) => WORST_FIRST[a.severity] - WORST_FIRST[b.severity])
        .map((c) =>
          item(
            t(`severity.${c.severity}`),
            t(`checks.${c.key}` as 'checks.name', { count: c.count ?? 0 }),
            c.severity === 'ok' ? null : c.quote,
          ),
        )
        .join('')}</ul>`
    const met = job?.requirements.filter((r) => r.verdict === 'met').length ?? 0
    const title = t('analyser.reportOf', { name })
    const page = `<!doctype html>
<html lang="${language}" dir="${dirOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1 dir="auto">${escaped(title)}</h1><p>${escaped(format.moment(new Date().toISOString()))}</p>
${
  job
    ? part(
        t('analyser.against', { title: job.title }),
        `<p>${escaped(t('analyser.counted', { met, of: job.requirements.length }))}</p><ul>${job.requirements
          .map((r) => item(t(`verdict.${r.verdict}`), r.requirement, r.quote))
          .join('')}</ul>`,
      )
    : ''
}
${part(t('analyser.document'), checks(document))}
${part(t('analyser.content'), checks(content))}
${
  told.length > 0
    ? `<p>${escaped(
        t('analyser.private', { list: told.map((kind) => t(`private.${kind}` as 'private.age')).join(', ') }),
      )}</p>`
    : ''
}
${part(t('analyser.skills'), `<p dir="auto">${escaped(skills.map((s) => s.label).join(', ') || t('analyser.noSkills'))}</p>`)}
${part(t('analyser.text'), `<pre dir="auto">${escaped(text)}</pre>`)}
</body></html>`
    const plain = name.replace(/\.[a-z]+$/i, '').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    saveFile(`cv-report-${plain}.html`, new Blob([page], { type: 'text/html;charset=utf-8' }))
  }
}
