import { describe, expect, test } from 'vitest'
import { skillBook } from './aliases.rules.ts'
import type { CvLine } from './parsed.rules.ts'
import { findSkill, findSkillsTogether } from './skill-names.rules.ts'
import { skillsIn } from './skills.rules.ts'

const skills = skillBook([])
const lexicon = { skills, places: new Map() }
const named = (text: string) => findSkill(text, skills)?.label ?? null
const line = (text: string): CvLine => ({ text, page: 1, start: 0 }) as unknown as CvLine
const readFrom = (kind: 'skills' | 'work', ...lines: string[]) =>
  skillsIn([{ kind, title: '', start: 0, end: 0, lines: lines.map(line) }], lexicon).map(({ value }) => value.label)

describe('a skill that somebody names', () => {
  test.each([
    ['Catia V6', 'CATIA'],
    ['SQL Server 2008 R2', 'SQL Server'],
    ['Windows 7', 'Windows'],
    ['M.S. OFFICE', 'Microsoft Office'],
    ['Team-Player', 'Teamwork'],
    ['log 4j', 'Log4j'],
    ['Java (J2EE)', 'Java (computer programming)'],
    ['good presentation skills', 'Presentation'],
    ['Effective communications skills', 'Communication'],
    ['Gherkin language', 'Gherkin'],
    ['Tele calling', 'Telesales'],
    ['invoice processing', 'Invoicing'],
    ['F&B', 'Food and beverage service'],
    ['driving licence', 'Light vehicle driving'],
  ])('%s is %s', (text, label) => expect(named(text)).toBe(label))

  test.each(['10', 'the', 'Bishan', 'A', '(2 years)'])('%s is none', (text) => expect(named(text)).toBeNull())

  test.each([
    ['SOAP', 'REST'],
    ['PyTorch', 'TensorFlow'],
    ['NumPy', 'Pandas'],
    ['Joomla', 'Drupal'],
    ['PowerShell', 'Bash'],
    ['Confluence', 'JIRA'],
    ['Grafana', 'Prometheus'],
    ['DNS', 'DHCP'],
    ['Baking', 'Pastry'],
    ['C', 'C++'],
    ['Magento', 'Shopify'],
  ])('whoever knows %s is not said to know %s', (one, other) => {
    expect(named(one)).not.toBeNull()
    expect(named(other)).not.toBeNull()
    expect(named(one)).not.toBe(named(other))
  })

  test('two in one breath are two, and neither where one of them is unknown', () => {
    const both = (text: string) => findSkillsTogether(text, skills).map(({ label }) => label)
    expect(both('HTML/CSS')).toEqual(['HTML', 'CSS'])
    expect(both('Hadoop and Spark')).toEqual(['Hadoop', 'Apache Spark'])
    expect(both('Ajax &JQuery')).toEqual(['AJAX', 'jQuery'])
    expect(both('Excel and gardening of bonsai')).toEqual([])
  })
})

describe('a list of skills', () => {
  test('is read with its years, its brackets and the line that ends within them', () => {
    expect(
      readFrom(
        'skills',
        'C (Less than 1 year), Jcl (3 years), MICROSOFT ACCESS (Less',
        'than 1 year), Mainframe (COBOL, DB2, Teradata), HTML/CSS',
      ),
    ).toEqual(['C', 'JCL', 'Microsoft Access', 'Mainframe', 'COBOL', 'DB2', 'Teradata', 'HTML', 'CSS'])
  })

  test('names what is an everyday word elsewhere; a sentence about work does not', () => {
    expect(readFrom('skills', 'Access, Oracle, Testing, Banking, Delivery')).toEqual([
      'Microsoft Access',
      'Oracle Relational Database',
      'Software testing',
      'Banking',
      'Delivery',
    ])
    expect(readFrom('work', 'Gave access to the delivery of banking papers after testing at Oracle')).toEqual([])
  })
})
