import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { placeBook, skillBook } from '../src/features/matching/cv-reading/aliases.rules.ts'
import type { Lexicon } from '../src/features/matching/cv-reading/parsed.rules.ts'
import { zipOf } from './files.ts'

/** CVs as people of four countries write them, drawn in the ways people draw them. The people are invented. */

export type Post = { title: string; employer: string; place?: string; from: string; to: string; did: string[] }
export type Study = { qualification: string; institution: string; from?: string; to: string }
export type Life = {
  name: string
  headline?: string
  email: string
  phone: string
  place: string
  summary?: string
  work: Post[]
  education: Study[]
  skills: string[]
  languages?: string[]
  certificates?: string[]
  personal?: string[]
}

type Pen = InstanceType<typeof PDFDocument>
export const drawn = async (draw: (pen: Pen) => void, size: 'A4' | 'LETTER' = 'A4'): Promise<Buffer> => {
  const pen = new PDFDocument({ size, margin: 50 })
  const pieces: Buffer[] = []
  pen.on('data', (piece: Buffer) => pieces.push(piece))
  const done = new Promise((end) => pen.on('end', end))
  draw(pen)
  pen.end()
  await done
  return Buffer.concat(pieces)
}

const heading = (pen: Pen, text: string) => {
  pen
    .moveDown(0.7)
    .font('Helvetica-Bold')
    .fontSize(12)
    .text(text.toUpperCase())
    .font('Helvetica')
    .fontSize(10)
    .moveDown(0.2)
}
const bullets = (pen: Pen, points: readonly string[], options = {}) => {
  for (const point of points) pen.text(`•  ${point}`, options)
}
const dates = (p: { from?: string; to: string }) => (p.from ? `${p.from} – ${p.to}` : p.to)

/** One column, title and dates on one line, the dates at the right edge. */
export const oneColumn = (life: Life) =>
  drawn((pen) => {
    pen.font('Helvetica-Bold').fontSize(20).text(life.name)
    if (life.headline) pen.font('Helvetica').fontSize(12).text(life.headline)
    pen.font('Helvetica').fontSize(10).text(`${life.place} | ${life.phone} | ${life.email}`)
    if (life.summary) {
      heading(pen, 'Summary')
      pen.text(life.summary)
    }
    heading(pen, 'Work Experience')
    for (const post of life.work) {
      const y = pen.y
      pen.font('Helvetica-Bold').text(post.title, 50, y)
      pen.font('Helvetica').text(dates(post), 50, y, { align: 'right' })
      pen.text(post.place ? `${post.employer}, ${post.place}` : post.employer)
      bullets(pen, post.did)
      pen.moveDown(0.4)
    }
    heading(pen, 'Education')
    for (const study of life.education) {
      pen.text(`${study.qualification}, ${study.institution}`)
      pen.text(dates(study)).moveDown(0.2)
    }
    heading(pen, 'Skills')
    pen.text(life.skills.join(', '))
    if (life.languages) {
      heading(pen, 'Languages')
      pen.text(life.languages.join(', '))
    }
    if (life.certificates) {
      heading(pen, 'Certifications')
      bullets(pen, life.certificates)
    }
  })

/** Two columns: contact, skills and languages white on dark at the left, the rest at the right. */
export const twoColumns = (life: Life) =>
  drawn((pen) => {
    pen.rect(0, 0, 190, 842).fill('#1f3a4d').fillColor('#ffffff')
    const side = { width: 160 }
    const part = (text: string) =>
      pen
        .moveDown(0.9)
        .font('Helvetica-Bold')
        .fontSize(11)
        .text(text, 18, undefined, side)
        .font('Helvetica')
        .fontSize(9)
    pen.x = 18
    pen.y = 60
    part('CONTACT')
    for (const line of [life.phone, life.email, life.place]) pen.text(line, 18, undefined, side)
    part('SKILLS')
    for (const skill of life.skills) pen.text(skill, 18, undefined, side)
    if (life.languages) {
      part('LANGUAGES')
      for (const language of life.languages) pen.text(language, 18, undefined, side)
    }
    const main = { width: 350 }
    pen.fillColor('#000000').font('Helvetica-Bold').fontSize(24).text(life.name, 215, 50, main)
    if (life.headline) pen.font('Helvetica').fontSize(13).text(life.headline, 215, undefined, main)
    const over = (text: string) =>
      pen
        .moveDown(0.8)
        .font('Helvetica-Bold')
        .fontSize(12)
        .text(text, 215, undefined, main)
        .font('Helvetica')
        .fontSize(10)
    if (life.summary) {
      over('Profile')
      pen.text(life.summary, 215, undefined, main)
    }
    over('Employment History')
    for (const post of life.work) {
      pen.font('Helvetica-Bold').text(`${post.title} at ${post.employer}`, 215, undefined, main).font('Helvetica')
      pen.text(post.place ? `${dates(post)} | ${post.place}` : dates(post), 215, undefined, main)
      bullets(pen, post.did, main)
      pen.moveDown(0.4)
    }
    over('Education')
    for (const study of life.education) {
      pen.font('Helvetica-Bold').text(study.qualification, 215, undefined, main).font('Helvetica')
      pen.text(`${study.institution}, ${dates(study)}`, 215, undefined, main)
    }
  }, 'LETTER')

/** As many write in India: labels before each fact, the studies as a table, particulars and a declaration at the end. */
export const labelled = (life: Life) =>
  drawn((pen) => {
    pen.font('Times-Bold').fontSize(16).text('CURRICULUM VITAE', { align: 'center' }).moveDown()
    pen.fontSize(14).text(life.name).font('Times-Roman').fontSize(11)
    pen.text(`Mobile: ${life.phone}`).text(`E-mail: ${life.email}`).text(`Location: ${life.place}`)
    const over = (text: string) =>
      pen.moveDown(0.6).font('Times-Bold').fontSize(12).text(text).font('Times-Roman').fontSize(11)
    if (life.summary) {
      over('Career Objective:')
      pen.text(life.summary)
    }
    over('Professional Experience:')
    for (const post of life.work) {
      pen
        .text(`Company: ${post.employer}`)
        .text(`Designation: ${post.title}`)
        .text(`Duration: ${post.from} to ${post.to}`)
      pen.text('Responsibilities:')
      for (const point of post.did) pen.text(`- ${point}`)
      pen.moveDown(0.4)
    }
    over('Academic Qualifications:')
    const row = (cells: string[]) => {
      const y = pen.y
      for (const [i, cell] of cells.entries()) pen.text(cell, 50 + i * 190, y, { width: 180 })
      pen.x = 50
    }
    row(['Degree', 'Institute', 'Year'])
    for (const study of life.education) row([study.qualification, study.institution, study.to])
    over('Technical Skills:')
    pen.text(`Known: ${life.skills.join(', ')}`)
    if (life.personal) {
      over('Personal Details:')
      for (const line of life.personal) pen.text(line)
    }
    over('Declaration:')
    pen.text('I hereby declare that the above is true to the best of my knowledge.')
  })

const escaped = (text: string) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)
const run = (text: string, look = '') =>
  `<w:r>${look ? `<w:rPr>${look}</w:rPr>` : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
export const paragraph = (text: string, look = '', style = '') =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${text
    .split('\t')
    .map((t) => run(t, look))
    .join('<w:r><w:tab/></w:r>')}</w:p>`
const point = (text: string) => `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/></w:numPr></w:pPr>${run(text)}</w:p>`
export const docxWith = (body: string): Buffer =>
  zipOf([
    {
      name: '[Content_Types].xml',
      body: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    {
      name: 'word/document.xml',
      body: `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    },
  ])

/** A Word document: a table for the posts, dates in its first column. */
export const wordTable = (life: Life): Buffer => {
  const row = (...cells: string[]) => `<w:tr>${cells.map((c) => `<w:tc>${c}</w:tc>`).join('')}</w:tr>`
  return docxWith(
    [
      paragraph(life.name, '<w:b/><w:sz w:val="40"/>'),
      life.headline ? paragraph(life.headline) : '',
      paragraph(`${life.phone}\t${life.email}`),
      paragraph(life.place),
      life.summary ? paragraph('Profile', '<w:b/>', 'Heading1') + paragraph(life.summary) : '',
      paragraph('Career History', '<w:b/>', 'Heading1'),
      ...life.work.map(
        (post) =>
          `<w:tbl>${row(paragraph(dates(post)), paragraph(`${post.title}, ${post.employer}`))}</w:tbl>${post.did.map(point).join('')}`,
      ),
      paragraph('Education and Qualifications', '<w:b/>', 'Heading1'),
      ...life.education.map((s) => paragraph(`${s.to}\t${s.qualification}\t${s.institution}`)),
      paragraph('Key Skills', '<w:b/>', 'Heading1'),
      ...life.skills.map(point),
      life.languages ? paragraph(`Languages: ${life.languages.join(', ')}`) : '',
      ...(life.personal
        ? [paragraph('Personal Information', '<w:b/>', 'Heading1'), ...life.personal.map((p) => paragraph(p))]
        : []),
    ].join(''),
  )
}

export const LAYOUTS = { oneColumn, twoColumns, labelled, wordTable } as const

export const LIVES: readonly Life[] = [
  {
    name: 'Tan Mei Ling',
    headline: 'Senior Accountant',
    email: 'meiling.tan@mail.example',
    phone: '+65 9123 4567',
    place: 'Tampines, Singapore',
    summary:
      'Accountant with eight years in food distribution, used to full sets of accounts, audits and quarterly GST returns.',
    work: [
      {
        title: 'Senior Accountant',
        employer: 'Harbour Foods Pte Ltd',
        place: 'Singapore',
        from: 'Mar 2020',
        to: 'Present',
        did: [
          'Closed the books of three entities within five working days each month',
          'Prepared quarterly GST returns and answered IRAS queries',
          'Led a team of 4 in moving from UBS to Xero',
        ],
      },
      {
        title: 'Accounts Executive',
        employer: 'Lion City Logistics Pte Ltd',
        place: 'Singapore',
        from: 'Jul 2016',
        to: 'Feb 2020',
        did: ['Ran accounts payable for 300 suppliers', 'Reconciled bank accounts in SGD and USD'],
      },
    ],
    education: [
      {
        qualification: 'Bachelor of Accountancy',
        institution: 'Nanyang Technological University',
        from: '2012',
        to: '2016',
      },
    ],
    skills: ['Xero', 'Accounts payable', 'Microsoft Excel', 'GST', 'Bank reconciliation', 'Payroll'],
    languages: ['English (fluent)', 'Mandarin (native)'],
    certificates: ['Chartered Accountant of Singapore, 2019'],
  },
  {
    name: 'Karthik Subramaniam',
    email: 'karthik.s@mail.example',
    phone: '+91 98401 23456',
    place: 'Chennai',
    summary:
      'To work as a software engineer in a challenging environment where my Java and cloud skills serve the product.',
    work: [
      {
        title: 'Senior Software Engineer',
        employer: 'Coromandel Infotech Pvt Ltd',
        from: 'June 2019',
        to: 'Till Date',
        did: [
          'Built payment services in Java and Spring Boot used by 40 banks',
          'Moved twelve services to Kubernetes on AWS',
        ],
      },
      {
        title: 'Software Engineer',
        employer: 'Marina Systems Pvt Ltd',
        from: 'July 2015',
        to: 'May 2019',
        did: ['Wrote REST APIs with Node.js and MySQL', 'Fixed defects in a billing system of 2 million lines'],
      },
    ],
    education: [
      { qualification: 'B.E. Computer Science', institution: 'Anna University', to: '2015' },
      { qualification: 'HSC', institution: 'Vidya Mandir School', to: '2011' },
    ],
    skills: ['Core Java', 'Spring Boot', 'AWS', 'Kubernetes', 'MySQL', 'Docker', 'Jenkins', 'Git'],
    personal: [
      'Date of Birth: 12/05/1993',
      'Marital Status: Married',
      'Religion: Hindu',
      "Father's Name: R. Subramaniam",
      'Languages Known: English, Tamil, Hindi',
      'Nationality: Indian',
    ],
  },
  {
    name: 'Amélie Gagnon',
    headline: 'Registered Nurse',
    email: 'amelie.gagnon@mail.example',
    phone: '+1 416 555 0134',
    place: 'Toronto, Ontario',
    summary:
      'Registered nurse with six years in acute care and a calm hand in crowded emergency rooms of large hospitals.',
    work: [
      {
        title: 'Registered Nurse',
        employer: 'Lakeshore General Hospital',
        place: 'Toronto',
        from: '09/2019',
        to: 'Present',
        did: [
          'Cared for up to 6 patients a shift in a 32-bed medical unit',
          'Trained 11 new nurses in wound care and infection control',
        ],
      },
      {
        title: 'Nurse Intern',
        employer: 'Cedar Health Centre',
        place: 'Hamilton',
        from: '05/2018',
        to: '08/2019',
        did: ['Assisted with medication administration and charting in Meditech'],
      },
    ],
    education: [
      { qualification: 'Bachelor of Science in Nursing', institution: 'McMaster University', from: '2014', to: '2018' },
    ],
    skills: ['Wound care', 'Patient care', 'CPR', 'Infection control', 'Electronic medical records'],
    languages: ['English', 'French'],
  },
  {
    name: 'Omar Al Farsi',
    headline: 'Sales Manager',
    email: 'omar.alfarsi@mail.example',
    phone: '+971 50 123 4567',
    place: 'Dubai',
    summary:
      'Sales manager who opened four retail territories in the Gulf and grew key accounts with hotels and airlines.',
    work: [
      {
        title: 'Sales Manager',
        employer: 'Creekside Trading LLC',
        from: 'January 2021',
        to: 'Present',
        did: [
          'Grew yearly revenue from AED 8 million to AED 14 million',
          'Managed nine representatives across Dubai and Sharjah',
        ],
      },
      {
        title: 'Sales Executive',
        employer: 'Palm Coast Motors FZE',
        from: 'April 2017',
        to: 'December 2020',
        did: ['Sold 180 vehicles a year to company fleets', 'Kept the CRM of 900 contacts in Salesforce'],
      },
    ],
    education: [{ qualification: 'BBA Marketing', institution: 'University of Sharjah', to: '2016' }],
    skills: ['Key account management', 'Negotiation', 'Salesforce', 'Business development', 'Microsoft Excel'],
    languages: ['Arabic', 'English', 'Hindi'],
    personal: ['Nationality: Emirati', 'Gender: Male', 'Marital status: Single'],
  },
]

const part = (sql: string, tag: string) =>
  sql.slice(sql.indexOf(`$${tag}$`) + tag.length + 2, sql.lastIndexOf(`$${tag}$`)).split('\n')

/** The tables of skills and places as the migration fills them, without a database. */
export const lexiconOfMigration = (): Lexicon => {
  const sql = readFileSync(
    fileURLToPath(new URL('../database/015_occupations_and_places.sql', import.meta.url)),
    'utf8',
  )
  return {
    skills: skillBook(part(sql, 'skills').map((title, i) => ({ id: i + 1, title }))),
    places: placeBook(
      part(sql, 'places').map((line, i) => {
        const [country = '', region = '', name = '', folded = '', , , people = '0'] = line.split('\t')
        return { id: i + 1, country, region, name, folded, people: Number(people) }
      }),
    ),
  }
}
