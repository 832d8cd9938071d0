import { COMPUTING_NAMES, COMPUTING_SPELLINGS } from './aliases.computing.rules.ts'
import { WORK_NAMES, WORK_SPELLINGS } from './aliases.work.rules.ts'
import type { CvSkill, Lexicon } from './parsed.rules.ts'
import { foldSkill } from './skill-names.rules.ts'

/**
 * How people write skills that the classification calls otherwise or does not have. Ours, by hand. Before the colon the label: where the
 * table of skills has it, that skill is meant.
 */
const ALIASES = `
Java (computer programming): java, core java, java se, java ee, j2ee, java 8, java 11, java 17, advanced java
JavaScript: js, es6, ecmascript, java script, vanilla js
TypeScript: ts, type script
Python (computer programming): python, python3, python 3, python programming
C++: cpp, c plus plus
C#: c sharp, csharp, c#.net
.NET: dotnet, dot net, asp.net, .net core, ado.net
PHP: php5, php7, php 8
Ruby (computer programming): ruby, ruby on rails, rails
Swift (computer programming): swift, swiftui
Objective-C: objective c
R: r programming, r language, rstudio
Go: golang, go lang
Kotlin: kotlin
Scala: scala
Perl: perl scripting
SQL: structured query language, sql queries, t-sql, tsql, ansi sql
PL/SQL: plsql, pl-sql, oracle pl/sql
MySQL: my sql
PostgreSQL: postgres, postgre sql, psql
MongoDB: mongo, mongo db
Oracle Relational Database: oracle db, oracle database, oracle 11g, oracle 12c
SQL Server: ms sql, mssql, ms sql server, microsoft sql server
Redis: redis cache
Elasticsearch: elastic search
HTML: html5, html 5, xhtml
CSS: css3, css 3, cascading style sheets
Sass: scss
React: reactjs, react.js, react js, redux
React Native: react-native
Angular: angularjs, angular.js, angular js, angular 2+
Vue.js: vue, vuejs, vue js
Node.js: node, nodejs, node js, express.js, expressjs
Next.js: nextjs, next js
jQuery: j query
Bootstrap: bootstrap 4, bootstrap 5
Spring: spring boot, springboot, spring mvc, spring framework
Hibernate: hibernate orm, jpa
Django: django rest framework
Flask: flask
Laravel: laravel
GraphQL: graph ql
REST APIs: rest, rest api, restful, restful api, restful apis, restful web services, rest web services, rest services
Microservices: micro services, microservices architecture
Docker: docker compose
Kubernetes: k8s, kubernetes (k8s), eks, aks
Terraform: terraform
Ansible: ansible
Jenkins (tools for software configuration management): jenkins, jenkins ci
CI/CD: ci cd, cicd, continuous integration, continuous delivery, github actions, gitlab ci
Git: github, gitlab, bitbucket, git/github
Subversion: svn, apache subversion, tortoise svn
Amazon Web Services: aws, aws cloud, ec2, amazon aws
Microsoft Azure: azure, ms azure, azure cloud
Google Cloud: gcp, google cloud platform
Linux: linux administration, ubuntu, red hat, rhel, centos
UNIX: unix shell, aix, solaris
Shell scripting: bash, bash scripting, shell script, unix shell scripting
Windows Server: windows server administration, microsoft windows server
VMware: vsphere, esxi
Networking: computer networks, computer networking, tcp/ip, lan/wan, ccna
Cybersecurity: cyber security, information security, infosec
Machine learning: ml, machine-learning
Deep learning: dl, neural networks
Natural language processing: nlp
Data analytics: data analysis, data analyst, data analytics
Pandas: python pandas
Apache Spark: spark, pyspark
Hadoop: hdfs, apache hadoop
Apache Kafka: kafka
Power BI: powerbi, microsoft power bi, ms power bi
Tableau: tableau desktop
SAS language: sas, sas programming, base sas
SPSS: ibm spss
MATLAB: mat lab
Software testing: manual testing, qa testing, quality assurance testing
Selenium: selenium webdriver
JIRA: jira software, atlassian jira
Agile development: agile, agile methodology, agile methodologies, agile software development
Scrum: scrum master, scrum methodology
Six Sigma: lean six sigma, six sigma green belt, six sigma black belt
Lean manufacturing: lean, lean production, kaizen, 5s
Project management: project planning, project manager, pmp, prince2
Android: android development, android studio, android sdk
iOS: ios development, ios app development
Figma: figma
Adobe Photoshop: photoshop, ps cs6, adobe ps
Adobe Illustrator: illustrator
Adobe InDesign: indesign, in design
Adobe Premiere Pro: premiere pro, premiere
After Effects: adobe after effects
UX design: ux, user experience, user experience design, ui/ux, ux/ui, ui/ux design
AutoCAD: auto cad, autocad 2d, autocad 2d/3d
Revit: autodesk revit, revit architecture, bim
SolidWorks: solid works
CATIA: catia v5
STAAD Pro: staad, staad.pro
ETABS: etabs
Primavera P6: primavera, p6
PLC programming: plc, scada, plc/scada
Microsoft Excel: excel, ms excel, ms-excel, advanced excel, microsoft excel (advanced), vlookup, pivot tables
Microsoft Word: ms word, ms-word, word processing
Microsoft PowerPoint: powerpoint, ms powerpoint, power point
Microsoft Outlook: outlook, ms outlook
Microsoft Office: ms office, ms-office, office 365, microsoft 365, microsoft office suite, ms office suite
Google Workspace: g suite, gsuite, google docs, google sheets
SAP: sap erp, sap fico, sap mm, sap sd, sap s/4hana, s/4hana, sap r/3, sap hana
Oracle ERP: oracle ebs, oracle financials, oracle fusion
ERP systems: erp, enterprise resource planning
Tally: tally erp, tally erp 9, tally prime, tallyprime
QuickBooks: quick books, quickbooks online
Xero: xero accounting
Sage: sage 50, peachtree
Zoho Books: zoho
Accounting: accountancy, book keeping, bookkeeping, general accounting
Accounts payable: ap, a/p, accounts payables
Accounts receivable: ar, a/r, accounts receivables, collections
General ledger: gl, ledger
Bank reconciliation: bank reconciliations, reconciliation, reconciliations
Financial reporting: month end closing, month-end closing, month-end close, financial statements preparation, management reporting
Financial analysis: financial modelling, financial modeling, variance analysis
Budgeting: budget management, budgeting and forecasting, forecasting
Payroll: payroll processing, payroll administration, payroll management
GST: gst filing, gst returns, gst returns filing, goods and services tax, gst f5
TDS: tds returns, tds filing
VAT: vat returns, vat filing, value added tax
Income tax: taxation, tax filing, tax returns, corporate tax
Audit: auditing, internal audit, statutory audit, external audit
IFRS: ifrs reporting, frs, ind as
Customer service: customer support, customer care, client service, guest service, guest services, guest relations
Customer relationship management: crm, crm software
Salesforce: salesforce crm, sfdc, salesforce.com
HubSpot: hub spot
Sales: direct sales, field sales, b2b sales, b2c sales, retail sales, inside sales
Business development: new business development, bd, lead generation
Key account management: account management
Negotiation: negotiating, negotiation skills
Digital marketing: online marketing, performance marketing, ppc
Search engine optimisation: seo, search engine optimization
Social media marketing: social media management, smm
Content writing: copywriting, content creation
E-commerce: ecommerce, e commerce
WordPress: word press
Event management: event planning, events management
Communication: communication skills, good communication, communications skills, good communication skills, excellent communication, professional communication, interpersonal skills, verbal communication, written communication
Teamwork: team work, team player, team building
Lead a team: team leadership, team management, people management, staff supervision, leadership
Time management: multitasking, multi-tasking
Problem solving: problem-solving, analytical skills, critical thinking
Recruitment: talent acquisition, recruiting, staffing, sourcing
Onboarding: employee onboarding, induction
Employee relations: industrial relations
Training: training and development, staff training, learning and development
Performance management: performance appraisal, appraisals
Supply chain management: scm, supply chain
Procurement: purchasing, sourcing and procurement, vendor management
Inventory management: inventory control, stock management, stock control, stock taking
Warehouse management: warehousing, warehouse operations, wms
Logistics: freight forwarding, import/export, shipping documentation, customs clearance
Forklift: forklift driving, forklift operation, forklift licence, forklift license, reach truck
First aid: first aider, occupational first aid
CPR: bls, basic life support, cpr/aed, acls
Patient care: bedside care, nursing care, patient assessment
Wound care: wound dressing, wound management
Medication administration: administering medication, iv therapy, iv cannulation, phlebotomy
Infection control: infection prevention, infection prevention and control
Electronic medical records: emr, ehr, electronic health records, meditech, epic
Elderly care: geriatric care, dementia care, eldercare
Food safety principles: food safety, food hygiene, haccp, wsq food safety
Cooking: food preparation, culinary skills, western cuisine, chinese cuisine, indian cuisine
Barista skills: espresso, latte art, coffee making
Housekeeping: room cleaning, cleaning
Front office: front desk, front desk operations, reception
Opera PMS: opera, micros opera, opera cloud
Cash handling: cashiering, pos, point of sale, pos systems
Visual merchandising: merchandising, product display
Welding: arc welding, mig welding, tig welding, smaw, gtaw
Electrical installation: electrical wiring, wiring, electrical maintenance
HVAC: air conditioning, chiller maintenance, acmv
Plumbing: pipe fitting, pipefitting
Carpentry: joinery, woodworking
Scaffolding: scaffold erection
Health and safety: hse, ehs, workplace safety, wsh, osha, nebosh, iosh, safety management
Quality control: qc, qa/qc, quality inspection
Quality assurance: qa
ISO 9001: iso 9001:2015, iso auditing, quality management systems
Quantity surveying: bill of quantities, boq, cost estimation, estimation
Site supervision: site management, site inspection
Driving: heavy vehicle driving, defensive driving, class 3 licence, class 4 licence
Teaching: classroom management, lesson planning, curriculum development
Data entry: typing, 10-key, data encoding
Office administration: administration, administrative support, clerical, filing, secretarial
Translation: interpreting, translating
Legal research: legal drafting, contract drafting
Risk management: risk assessment, risk analysis
Compliance: regulatory compliance, kyc, aml, anti money laundering
`

const linesOf = (table: string): string[] => table.trim().split('\n')
/** A skill, a colon and its other spellings; or the skill alone. */
const LINES = [
  ...[ALIASES, COMPUTING_SPELLINGS, WORK_SPELLINGS].flatMap(linesOf),
  ...[COMPUTING_NAMES, WORK_NAMES].flatMap((table) => table.split(',')).map((name) => name.trim()),
]

/** Names that are everyday words as well. */
const EVERYDAY = `
c d3 ant apex dart rust groovy swing camel mule jive lithium nexus chef puppet vagrant bamboo flash unity maya inventor lambda torch hive hybrid access
oracle windows mac dos testing deployment algorithms statistics databases database documentation programming coding prototyping dashboards encryption
routing switching switches macros api apis pom sit ims sip stp xd remedy acrobat waterfall serverless cucumber gherkin playwright cypress apache sonar
jackson toad backend frontend bi ai lan wan troubleshooting automation looker snowflake blender confluence window
windows internet typing backup backups patching debugging debugger slack zoom rally helm less stylus storybook jest mocha karma enzyme handlebars com pega rasa
heroku storage soc vi surfing http`

/**
 * Single words that name a skill where skills are listed and nowhere else: within a sentence they are words of any kind of work. As
 * `foldSkill` has them.
 */
export const LISTED_ONLY: ReadonlySet<string> = new Set(
  [
    ...EVERYDAY.split(/\s+/),
    ...linesOf(WORK_SPELLINGS).flatMap((line) => line.split(/:(?= )|,/)),
    ...WORK_NAMES.split(','),
  ]
    .map(foldSkill)
    .filter((word) => word !== '' && !word.includes(' ')),
)

/** The table of skills and the aliases as one: spelling → skill. `rows` in the order of their identifiers. */
export const skillBook = (rows: readonly { id: number; title: string }[]): Lexicon['skills'] => {
  const book = new Map<string, CvSkill>()
  const put = (spelling: string, skill: CvSkill) => {
    const key = foldSkill(spelling)
    if (key && !book.has(key)) book.set(key, skill)
  }
  for (const { id, title } of rows) put(title, { label: title, skillId: id })
  // "Java (computer programming)" is written "Java".
  for (const { id, title } of rows) {
    const bare = title.replace(/\s*\([^)]*\)$/, '')
    if (bare !== title) put(bare, { label: title, skillId: id })
  }
  for (const line of LINES) {
    const [label = '', spellings = ''] = line.split(/:(?= )/)
    const skill = book.get(foldSkill(label)) ?? { label, skillId: null }
    put(label, skill)
    for (const spelling of spellings.split(',')) put(spelling, skill)
  }
  return book
}

type PlaceRow = { id: number; country: string; region: string; name: string; folded: string; people: number }
export const placeBook = (rows: readonly PlaceRow[]): Lexicon['places'] => {
  const book = new Map<string, ReturnType<typeof placeOf>[]>()
  for (const row of rows) book.set(row.folded, [...(book.get(row.folded) ?? []), placeOf(row)])
  for (const places of book.values()) places.sort((a, b) => b.population - a.population)
  return book
}
const placeOf = ({ id, country, region, name, people }: PlaceRow) => ({ id, name, region, country, population: people })
