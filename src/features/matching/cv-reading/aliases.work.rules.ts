/**
 * What people can do at work that the classification has under another name or not at all. Ours, by hand; see aliases.computing.rules.ts.
 */
export const WORK_SPELLINGS = `
Computer literacy: it literacy, computer skills, computer knowledge, basic computer, basic computer knowledge, computer basics
Presentation: presentations, presentation skills, good presentation skills
Report writing: report preparation, report generation
MIS: mis reporting, mis reports, management information system
Document control: documentation control, document management
Adaptability: adaptable, flexible, flexibility
Fast learner: quick learner, keen learner, quick learning, willingness to learn, eager to learn, ability to learn
Hard-working: hardworking, hard working, hard work, dedicated and hardworking, honest and hard-working, sincere and hardworking
Discipline: disciplined
Honesty: honest, integrity
Dedication: dedicated, highly dedicated, commitment
Sincerity: sincere
Punctuality: punctual
Self-motivation: self motivated, self-motivated, motivated, self starter, goal oriented, result oriented
Positive attitude: positive thinking
Confidence: confident
Patience: polite, calm, polite and calm
Listening: active listening, good listener, listening skills
Decision making: decision-making
Logical thinking: logical reasoning
Strategic thinking: strategic
Creativity: creative, creative thinking
Innovation: innovative
Attention to detail: detail oriented, detail-oriented
Organising: organising skills, organizing, organizational skills, organisational skills, organisation skills
Planning: planning and organising, planning skills
Scheduling: schedule management
Prioritising: prioritisation, prioritization
Coaching: coaching and mentoring
Mentoring: mentor
Lead a team: team handling, team leading, team lead, team leader, leading teams
Supervision: supervising, supervisory skills
Independent work: working independently, works independently, ability to work independently
Teamwork: ability to work in team, ability to work in a team, works well in a team, team working, good team working ability, team-player, efficient team player
Conflict resolution: conflict management
Stakeholder management: stakeholder engagement
Client management: client handling, client servicing, client relations, client relationship management, client interaction
Relationship management: relationship building
Coordination: coordinating, liaison, liaison and coordination
Process improvement: process optimisation, process optimization, business process improvement
Business process management: bpm
Root cause analysis: rca
Standard operating procedures: sop, sops
Operations management: operations, business operations
Service delivery: service delivery management, delivery management
Programme management: program management
Resource planning: resource management
Business strategy: strategy, strategic planning
Product management: product manager
Product ownership: product owner
Bid management: tendering, tender management
Proposal writing: proposals, rfp, rfps
Presales: pre sales, pre-sales
Contract management: contracts, contract administration
Service level agreements: sla, sla management, slas
Sales support: sales coordination, sales administration
Sales management: sales manager, area sales
Territory management: territory sales
Channel sales: channel management
Distribution: distributor management
Sales promotion: promotions
Telesales: tele calling, telecalling, telemarketing, tele sales
Cold calling: outbound calls, outbound calling
Call centre operations: call center, call centre, bpo
Complaint handling: complaints handling, handling complaints
Customer satisfaction: customer delight
Upselling: up selling, upsell
Cross-selling: cross selling
Market research: market analysis
Competitor analysis: competitive analysis
Marketing: marketing management
Marketing communications: marcom
Campaign management: marketing campaigns
Branding: brand management, brand building
Search engine marketing: sem, search engine advertising, paid search
Google Ads: google adwords, adwords
Email marketing: e-mail marketing, mailchimp
Public relations: pr, media relations
Corporate communications: corporate communication
Proofreading: proof reading
Invoicing: invoice, invoices, invoice processing, vendor invoicing
Billing: billing and invoicing
Payment processing: payments processing, vendor payments
SAP posting: posting
Finalisation of accounts: finalization of accounts
Balance sheets: balance sheet
Profit and loss: p&l, p and l
Cost accounting: costing
Cost control: cost management
Banking: banking operations, bank operations
Trade finance: trade finance operations
Letters of credit: letter of credit
Credit control: credit management
Loans: loan processing
Investment banking: investment banker
Portfolio management: portfolio manager
Stock market: share market, share trading
Insurance: insurance sales
Insurance claims: claims processing
Finance: financial management, financial, financial services
Financial planning: fp&a, fp and a
Cash flow management: cash management
Labour law: labour laws, labor law, labor laws
Provident fund: pf, epf
Employees’ State Insurance: esi, esic
CPF administration: cpf, cpf submission
Company secretarial work: company secretarial, secretarial compliance
Internal controls: internal control
Human resources: hr, hr management, human resource management, human resources management, human resource, hr generalist, hr operations
HR information systems: hris, hrms
Compensation and benefits: compensation, comp and ben
Grievance handling: grievance management
Interviewing: interviews, conducting interviews
Background verification: background checks, reference checks
Headhunting: head hunting
Campus recruitment: campus hiring
Training delivery: trainer, new joiners training, training delivery skills
Training needs analysis: tna
Retail: retail operations, retail management
Store management: store operations, shop management
Purchasing: buying, purchase, purchase management
Purchase orders: purchase order, po processing
Vendor development: supplier development
Supplier management: supplier relationship management
Strategic sourcing: sourcing strategy
Material management: materials management
Production planning: production planning and control, ppc
Production management: production, production supervision
Manufacturing: manufacturing operations
Preventive maintenance: preventative maintenance
Machine maintenance: plant maintenance, equipment maintenance
Facilities management: facility management
Mechanical engineering: mechanical design
Machine design: design of machines
Electrical engineering: electrical design
Instrumentation: instrumentation and control
Civil engineering: civil works
Surveying: land surveying
Construction management: construction supervision
Interior design: interior designing
Quality management: qms, quality management system
Total quality management: tqm
Quality monitoring: call quality monitoring
Quality audits: quality audit
Clinical research: clinical trials, clinical trial
Clinical data management: clinical data
Medical coding: icd-10 coding
Dispensing: drug dispensing
Nursing: general nursing, staff nursing
Intensive care: icu, critical care
Operating theatre: operation theatre, operation theater
Vital signs: vital signs monitoring
Childcare: child care, baby sitting, babysitting
Physiotherapy: physical therapy
Counselling: counseling
Preschool teaching: pre-school teaching, kindergarten teaching
Tutoring: tuition, home tuition, private tutoring
Food and beverage service: f&b, f and b, f&b service, food service
Waiting tables: waiter, waitress, serving
Banqueting: banquet, banquets
Menu planning: menu development
Hotel operations: hotel management
Hospitality: hospitality management
Guest handling: guest handling skills
Reservations: reservation, hotel reservations
Ticketing: air ticketing
Hairdressing: hair dressing, hair cutting
Make-up: makeup, make up
Massage: massage therapy, spa therapy
Security: security management
Security guarding: security guard, security services
CCTV monitoring: cctv, cctv operation
Packing: packaging
Order picking: picking, picking and packing
Loading and unloading: loading, unloading
Delivery: deliveries
Fleet management: fleet operations
Transport management: transportation management
Export documentation: import and export documentation
Crane operation: crane operator, crane
Rigging: rigger
Excavator operation: excavator, excavator operator
Machine operation: machine operator
Lathe operation: lathe, lathe machine
Injection moulding: injection molding
Light vehicle driving: car driving, driving license, driving licence
Sewing: stitching
Fashion design: fashion designing
Landscaping: landscape gardening
Property management: real estate management
Real estate: real estate sales, property sales
Telecommunications: telecom, telecommunication
Fibre optics: optical fiber, fiber optics
Radio frequency planning: rf planning
Solar energy: solar, solar pv
Legal documentation: legal documents
Fraud detection: fraud prevention
Executive assistance: executive assistant
Calendar management: diary management
Minute taking: minutes of meeting
Travel arrangements: travel booking
Fitness training: personal training
Mainframe testing: mainframe tester
Domain knowledge: domain expertise
`

/** What is written one way alone. */
export const WORK_NAMES = `
Public speaking, Reporting, Empathy, Reliability, Responsibility, Tolerance, Self-discipline, Accuracy, Change management, Gap analysis,
Capacity planning, Business planning, Go to market, Quotations, Corporate sales, Institutional sales, Business research, Surveys, Marketing strategy,
Advertising, Marketing automation, Affiliate marketing, Influencer marketing, Photography, Videography, Photo editing, Journalism, Editing, Blogging,
Journal entries, Trial balance, Retail banking, Corporate banking, Core banking, Finacle, Flexcube, Credit analysis, Credit risk, Mortgages, Underwriting,
Mutual funds, Equity research, Wealth management, Trading, Derivatives, Capital markets, General insurance, Life insurance, Actuarial science, Treasury,
Valuation, Mergers and acquisitions, Due diligence, Service tax, Professional tax, Form 16, IRAS, Work pass applications, Corporate governance,
Job evaluation, Employee engagement, Exit interviews, Shortlisting, Screening, Facilitation, Instructional design, Category management, MRP, Assembly,
Thermodynamics, GD&T, Tool design, Sheet metal, Power systems, Switchgear, Transformers, Motors, Calibration, Process control, DCS, Structural design,
Concrete work, Road construction, Project coordination, Project execution, Space planning, FMEA, PPAP, APQP, SPC, ISO 14001, ISO 45001, Pharmacovigilance,
Drug safety, Regulatory affairs, Good clinical practice, HPLC, Gas chromatography, PCR, Spectroscopy, Titration, Microbiology, GMP, Midwifery, Triage,
Personal care, Occupational therapy, Rehabilitation, Radiography, MRI, CT scan, Ultrasound, ECG, Psychology, Montessori, Fine dining, Catering, Baking,
Pastry, Food production, Bartending, Mixology, Concierge, Amadeus, Galileo, Sabre, Visa processing, Beauty therapy, Nail art, Access control, Patrolling,
Crowd control, Loss prevention, Labelling, Sorting, Dispatch, Route planning, Shipping, Customs, Incoterms, Air freight, Sea freight, Milling, Grinding,
Drilling, Tailoring, Pattern making, Textiles, Painting, Plastering, Tiling, Masonry, Gardening, Laundry, Ironing, Farming, Irrigation, Animal husbandry,
Leasing, LTE, 5G, GSM, Oil and gas, Piping, Process safety, NDT, Renewable energy, Wind energy, Aircraft maintenance, Cabin crew, Ground handling,
Litigation, Corporate law, Contract law, Intellectual property, Arbitration, Conveyancing, Transaction monitoring, Marketplace management, Stenography,
Shorthand, Office management, Data management, Data collection, Data governance, Social work, Volunteering, Fundraising, Library management, Yoga,
E-commerce operations, Payments, Credit cards, Outsourcing, Vendor payments, Expense auditing, Discrepancy management, Travel and tourism, Voice process
`
