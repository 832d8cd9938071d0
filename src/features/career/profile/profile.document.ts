import { strToU8, zipSync } from 'fflate'
import { renderPdf } from '../../../server/pdf.ts'
import type { Profile } from './contract.ts'

type Person = { name: string; email: string; phone: string | null }
type Line = { text: string; as: 'title' | 'quiet' | 'heading' | 'strong' | 'plain' }

const line = (text: string, as: Line['as'] = 'plain'): Line => ({ text, as })

const years = (from: string | null, to: string | null): string =>
  [from, to === 'present' ? 'Present' : to].filter(Boolean).join(' - ')

/** The profile from top to bottom. Only what stands in it: no part of it is guessed, and none that is empty has a heading. */
export const linesOf = (profile: Profile, { name, email, phone }: Person): Line[] => {
  const part = (title: string, lines: Line[]): Line[] =>
    lines.length > 0 ? [line(title.toUpperCase(), 'heading'), ...lines] : []
  return [
    line(name, 'title'),
    ...(profile.headline ? [line(profile.headline, 'quiet')] : []),
    line([email, phone, profile.placeName].filter(Boolean).join(' | '), 'quiet'),
    ...part('Summary', profile.summary ? [line(profile.summary)] : []),
    ...part(
      'Work experience',
      profile.work.flatMap((w) => [
        line([w.title, w.employer, w.place].filter(Boolean).join(', '), 'strong'),
        ...(years(w.from, w.to) ? [line(years(w.from, w.to), 'quiet')] : []),
        ...w.lines.map((l) => line(`• ${l}`)),
      ]),
    ),
    ...part(
      'Education',
      profile.education.flatMap((e) => [
        line([e.qualification, e.institution].filter(Boolean).join(', '), 'strong'),
        ...(years(e.from, e.to) ? [line(years(e.from, e.to), 'quiet')] : []),
      ]),
    ),
    ...part('Skills', profile.skills.length > 0 ? [line(profile.skills.map((s) => s.label).join(', '))] : []),
    ...part(
      'Languages',
      profile.languages.length > 0
        ? [line(profile.languages.map((l) => (l.level ? `${l.label} (${l.level})` : l.label)).join(', '))]
        : [],
    ),
    ...part(
      'Certificates',
      profile.certificates.map((c) => line([c.name, c.issued].filter(Boolean).join(', '))),
    ),
    ...part(
      'Links',
      profile.links.map((l) => line(l)),
    ),
  ]
}

/** Letters that a PDF of ours is read back from as they were written. Others go into a Word document, whose letters stay letters. */
const DRAWN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Mn}\p{Nd}\p{P}\p{S}\p{Z}\s]*$/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

const SIZES: Readonly<Record<Line['as'], number>> = { title: 36, heading: 24, strong: 22, quiet: 20, plain: 22 }
const BOLD: ReadonlySet<Line['as']> = new Set(['title', 'heading', 'strong'])

const escaped = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org'

const wordOf = (lines: readonly Line[]): Buffer => {
  const paragraphs = lines.map(({ text, as }) => {
    const turned = RIGHT_TO_LEFT.test(text)
    const run = `<w:rPr>${BOLD.has(as) ? '<w:b/><w:bCs/>' : ''}<w:sz w:val="${SIZES[as]}"/><w:szCs w:val="${SIZES[as]}"/>${turned ? '<w:rtl/>' : ''}</w:rPr>`
    const before = as === 'heading' ? '<w:spacing w:before="240"/>' : ''
    return `<w:p><w:pPr>${turned ? '<w:bidi/>' : ''}${before}</w:pPr><w:r>${run}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
  })
  const parts = {
    '[Content_Types].xml': `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))))
}

/** The profile as a CV that can be sent: a PDF where every letter of it reads back, else a Word document. */
export const documentOf = async (profile: Profile, person: Person, at: Date): Promise<Buffer> => {
  const lines = linesOf(profile, person)
  if (!lines.every((l) => DRAWN.test(l.text))) return wordOf(lines)
  const [title, ...rest] = lines
  const subject = rest[0]?.text ?? ''
  const pieces: Uint8Array[] = []
  const stream = renderPdf({ title: title?.text ?? '', subject, footer: person.name, at }, async (paper) => {
    for (const { text, as } of rest.slice(1)) {
      if (as === 'heading') paper.heading(text)
      else paper.text(text, { bold: as === 'strong', quiet: as === 'quiet' })
    }
  })
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
