import { describe, expect, test } from 'vitest'
import { lexiconOfMigration } from '../../../../test/cvs.ts'
import { drawPages, type PaperSize, setPages } from '../../../server/pdf.pages.ts'
import { docxText } from '../../matching/cv-reading/docx.text.ts'
import { parseCv } from '../../matching/cv-reading/parse.rules.ts'
import type { ParsedCv } from '../../matching/cv-reading/parsed.rules.ts'
import { pdfText } from '../../matching/cv-reading/pdf.text.ts'
import { isJsonResume, readJsonResume } from '../../matching/cv-reading/resume.json.rules.ts'
import { blocksOf } from './blocks.rules.ts'
import {
  CV_LANGUAGES,
  FORMATS,
  type ResumeFormat,
  SECTIONS,
  type Section,
  TEMPLATES,
  type Template,
} from './kinds.rules.ts'
import { jsonOf, linesOf, textOfLines } from './lines.rules.ts'
import { differencesOf, settleHeads } from './readback.rules.ts'
import { Resume } from './resume.contract.ts'
import { wordOf } from './word.document.ts'

const lexicon = lexiconOfMigration()

/** Numbers that come the same each time: a CV that fails once fails again. */
const dice = (seed: number) => {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return (state >>> 0) % most
  }
}

const NAMES =
  `Asha Rao|Mei Ling Tan|Tom Baker|Jimmy Page|Jean-Pierre Côté|Siti Nurhaliza binte Rahman|Ravi s/o Kumar|O'Brien Kelly|Ng Wei|MUHAMMAD ALI|Élodie Lefèvre|Grace Street|Priya K. Nair|Anna Cook`.split(
    '|',
  )
const TITLES =
  `Accountant|Senior Nurse|Head of Growth|Barista|Manager, Operations|Ninja|Full Stack Developer (Contract)|Bank Teller|Hotel Manager|People & Culture Lead|R&D|Member of Staff|Sous Chef|Director - Asia|Trainee|Consultant at large|Special Projects|IT Support Specialist II`.split(
    '|',
  )
const EMPLOYERS =
  `Harbour Foods Pte Ltd|City Hospital|Rivers|Baker & Cook|Northwind|Foods, Inc|State Bank of Somewhere|The Writers Room|A-Z|Self-employed|Ministry of Made-up Affairs|Kumar Engineer Works Pvt. Ltd.|Very Long Name International Logistics and Trading Company Pte. Ltd.|Chef Collective|Nine|Orchard Manager Services|Toronto|Second Cup|Group of 20`.split(
    '|',
  )
const PLACES = ['', 'Singapore', 'Toronto', 'Mumbai', 'Nowhere Bay', 'Dubai', 'Bengaluru, Karnataka']
const POINTS =
  `Closed the month in 4 days|Led the 2019 – 2021 move of 14 accounts to one ledger, together with the people of finance and two auditors who stayed until the end of it|Trained 6 nurses.|Manager of the night shift, Jan 2018 – Mar 2019, at the harbour|Position: key holder|Responsible for stock|wrote tests; fixed what broke (2020)|Sold 300 cakes a week with a team that grew from two to nine people over a single summer, without a day on which the shop stayed closed or a customer was sent away|Company: awards night`.split(
    '|',
  )

const random = (seed: number): Resume => {
  const die = dice(seed)
  const one = <T>(list: readonly T[]): T => list[die(list.length)] as T
  let year = 2024
  const month = () => `-${String(die(12) + 1).padStart(2, '0')}`
  const work = Array.from({ length: die(6) + 1 }, (_, at) => {
    const end = year
    year -= die(3) + 1
    const isPlain = die(5) === 0
    const startDate = isPlain ? `${year}` : `${year}${month()}`
    const ended = isPlain ? `${end}` : `${end}${month()}`
    return {
      name: die(9) === 0 ? '' : one(EMPLOYERS),
      position: die(12) === 0 ? '' : one(TITLES),
      location: one(PLACES),
      startDate,
      endDate: at === 0 && die(2) === 0 ? '' : ended,
      highlights: Array.from({ length: die(4) }, () => one(POINTS)),
      newPage: die(12) === 0,
    }
  })
  const order = [...SECTIONS].sort(() => die(3) - 1)
  return Resume.parse({
    basics: {
      name: one(NAMES),
      label: die(2) ? one(TITLES) : '',
      email: 'person.of.cv@mail.example',
      phone: one(['+65 9123 4567', '+91 98765 43210', '+1 416-555-0123', '+971 50 123 4567']),
      summary: die(2)
        ? 'Somebody who closes the month on time and likes clear numbers. Worked at two banks since 2015.'
        : '',
      location: { city: one(['', 'Singapore', 'Toronto']), countryCode: '' },
      profiles: die(2) ? [{ url: 'https://www.linkedin.com/in/person-of-cv' }] : [],
    },
    work,
    education: die(4)
      ? [
          { studyType: 'Bachelor of Commerce', institution: 'University of Delhi', startDate: '2009', endDate: '2012' },
          { studyType: 'Diploma in Nursing', institution: 'Temasek Polytechnic', startDate: '', endDate: '2008' },
        ].slice(0, die(3))
      : [],
    skills: ['Bookkeeping', 'Microsoft Excel', 'SAP', 'Customer service'].slice(0, die(5)).map((name) => ({ name })),
    languages: die(2)
      ? [
          { language: 'English', fluency: 'Fluent' },
          { language: 'Tamil', fluency: '' },
        ]
      : [],
    certificates: die(2) ? [{ name: 'First Aid', date: '2021-05' }] : [],
    sections: order.map((key: Section) => ({ key, shown: key === 'work' || die(6) > 0 })),
  })
}

const read = async (resume: Resume, template: Template, format: ResumeFormat, paper: PaperSize): Promise<ParsedCv> => {
  const lines = linesOf(
    resume,
    template,
    settleHeads(resume, template, (text) => parseCv(text, lexicon)),
  )
  const about = { title: 'CV', author: resume.basics.name, paper }
  const blocks = blocksOf(lines, template)
  if (format === 'txt') return parseCv(textOfLines(lines), lexicon)
  if (format === 'docx') return parseCv(docxText(await wordOf(about, blocks)), lexicon)
  if (format === 'pdf') {
    const bytes = await drawPages({ ...about, at: new Date('2026-01-05') }, setPages(blocks, paper))
    return parseCv(await pdfText(new Uint8Array(bytes), () => {}), lexicon)
  }
  const json: unknown = JSON.parse(JSON.stringify(jsonOf(resume)))
  if (!isJsonResume(json)) throw new Error('no JSON Resume')
  return readJsonResume(json, lexicon).cv
}

describe('an export is read back as it was written', () => {
  const SEEDS = Array.from({ length: Number(process.env.SEEDS ?? 60) }, (_, at) => at + 1)
  test.each(TEMPLATES.flatMap((template) => FORMATS.map((format) => [template, format] as const)))(
    '%s as %s: name, contact, titles, employers and dates',
    async (template, format) => {
      const wrong: string[] = []
      for (const seed of SEEDS) {
        const resume = random(seed)
        const paper = seed % 2 === 0 ? 'A4' : 'LETTER'
        for (const difference of differencesOf(resume, await read(resume, template, format, paper)))
          wrong.push(`${seed} ${JSON.stringify(difference)}`)
      }
      expect(wrong).toEqual([])
    },
    120_000,
  )

  const OTHERS = CV_LANGUAGES.filter((language) => language !== 'en')
  test.each(OTHERS.flatMap((language) => FORMATS.map((format) => [language, format] as const)))(
    'with headings and months in %s as %s, in every template',
    async (language, format) => {
      const wrong: string[] = []
      for (const seed of SEEDS.slice(0, Math.max(10, SEEDS.length / 6))) {
        const resume = { ...random(seed), language }
        const template = TEMPLATES[seed % TEMPLATES.length] ?? 'classic'
        for (const difference of differencesOf(resume, await read(resume, template, format, 'A4')))
          wrong.push(`${seed} ${template} ${JSON.stringify(difference)}`)
      }
      expect(wrong).toEqual([])
    },
    120_000,
  )
})
