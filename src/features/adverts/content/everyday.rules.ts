import { foldText } from './advert.rules.ts'

/**
 * What people call work, beside what the classification of occupations calls it. Ours, by hand, from how adverts and people who look for
 * work in Singapore, India, Canada and the United Arab Emirates write; names in French, Arabic, Hindi, Tamil and Chinese among them. One
 * line is one kind of work: before the colon its name in the classification, behind it what else it is called. What stands in one line is
 * found by each of its names.
 */
const LINES = `
domestic housekeeper: maid, housemaid, house maid, domestic helper, domestic worker, housekeeper, helper at home, live-in helper, fdw, nanny cum maid, femme de ménage, خادمة, عاملة منزلية, नौकरानी, घरेलू सहायक, வீட்டு வேலை, 女佣, 家政, 保姆, ménage, aide ménagère
nanny: nanny, babysitter, baby sitter, ayah, child minder, childminder, gardienne d'enfants, nounou, مربية, आया, குழந்தை பராமரிப்பாளர், 育儿嫂, gardienne, éducatrice à domicile, aaya, maasi
housekeeping supervisor: housekeeping supervisor, floor supervisor housekeeping
room attendant: room attendant, hotel housekeeping, housekeeping attendant, housekeeping staff, chambermaid, hotel cleaner, room boy, préposé aux chambres, 客房服务员, housekeeping, préposée aux chambres
building cleaner: cleaner, cleaning staff, office cleaner, janitor, custodian, sweeper, housekeeping boy, sanitation worker, agent d'entretien, nettoyeur, عامل نظافة, सफाई कर्मचारी, துப்புரவு தொழிலாளர், 清洁工, 保洁, aunty cleaner, auntie cleaner, toilet cleaner, tea lady cleaner, துப்புரவாளர்
storekeeper: storekeeper, store keeper, storeman, store assistant warehouse, stores assistant, warehouse keeper, store incharge, store in-charge, inventory clerk, stock keeper, magasinier, أمين مخزن, أمين مستودع, स्टोर कीपर, ஸ்டோர் கீப்பர், 仓管, 仓库管理员
warehouse worker: warehouse worker, warehouse assistant, warehouse associate, warehouse operative, warehouse helper, warehouse packer, packer, picker packer, picker and packer, loader, loading unloading, order picker, general labourer warehouse, préposé à l'entrepôt, manutentionnaire, عامل مستودع, गोदाम कर्मचारी, கிடங்கு தொழிலாளி, 仓库员, 打包员, 理货员, 仓库, 仓库工, 仓库助理, 包装工, unloader, manoeuvre
forklift operator: forklift operator, forklift driver, reach truck driver, reach truck operator, cariste, سائق رافعة شوكية, फोर्कलिफ्ट चालक, 叉车司机
registered nurse: rn, registered nurse, staff nurse, nurse, nurses, nursing, general nurse, ward nurse, gnm nurse, hospital nurse, infirmier, infirmière, infirmière autorisée, ممرضة, ممرض, ممرضين, नर्स, செவிலியர், நர்ஸ், 护士, 注册护士
nurse assistant: nurse assistant, nursing assistant, nurse aide, nursing aide, enrolled nurse, lpn, licensed practical nurse, psw, personal support worker, health care aide, healthcare assistant, patient care assistant, préposé aux bénéficiaires, préposée aux bénéficiaires, aide-soignant, aide-soignante, مساعد ممرض, 护工, 护理员, rpn, registered practical nurse, infirmière auxiliaire, infirmier auxiliaire, ward boy, ward attendant, compounder
home care aide: caregiver, care giver, carer, home carer, elderly care, home care aide, home support worker, care assistant, eldercare, personal support worker, health care aide, live-in caregiver, aide à domicile, aide familiale, مقدم رعاية, देखभालकर्ता, பராமரிப்பாளர், 看护, préposé aux bénéficiaires, préposée aux bénéficiaires, préposé, préposée
doctor: doctor, physician, medical officer, gp, general practitioner, médecin, طبيب, طبيبة, डॉक्टर, மருத்துவர், 医生
dental assistant: dental assistant, dental nurse, dental surgery assistant, assistante dentaire, assistant dentaire
pharmacist: pharmacist, pharmacien, pharmacienne, chemist shop, صيدلي, صيدلانية, फार्मासिस्ट, மருந்தாளர், 药剂师
pharmacy technician: pharmacy technician, pharmacy assistant, dispensary assistant
physiotherapist: physiotherapist, physio, physical therapist, physiothérapeute, أخصائي علاج طبيعي, 物理治疗师
medical laboratory technician: lab technician, laboratory technician, medical lab technician, mlt, lab tech, dmlt, technicien de laboratoire, فني مختبر, लैब तकनीशियन
company driver: chauffeur, private driver, personal driver, family driver, house driver, company driver, limousine driver, car driver, driver, drivers, light driver, light vehicle driver, taxi driver, cab driver, grab driver, uber driver, conducteur, سائق, سائق خاص, ड्राइवर, चालक, ஓட்டுநர், டிரைவர், 司机, 私人司机
lorry driver: lorry driver, truck driver, trucker, heavy driver, heavy vehicle driver, heavy truck driver, trailer driver, prime mover driver, class 4 driver, class 5 driver, long haul driver, az driver, hgv driver, camionneur, chauffeur de camion, سائق شاحنة, ट्रक ड्राइवर, லாரி ஓட்டுநர், 货车司机, 卡车司机
bus driver: bus driver, bus captain, school bus driver, chauffeur d'autobus, conducteur d'autobus, سائق حافلة, बस चालक, பேருந்து ஓட்டுநர், 巴士车长, 巴士司机
delivery driver: delivery driver, delivery man, deliveryman, delivery boy, delivery rider, rider, bike rider, food delivery, courier, despatch rider, dispatch rider, delivery executive, delivery partner, delivery associate, livreur, chauffeur-livreur, عامل توصيل, سائق توصيل, डिलीवरी बॉय, டெலிவரி, 送货员, 外卖员, 送餐员, 骑手
air conditioning technician: aircon technician, air con technician, ac technician, a/c technician, aircon servicing, aircon mechanic, ac mechanic, hvac technician, hvac mechanic, refrigeration mechanic, refrigeration technician, acmv technician, refrigeration air condition and heat pump technician, frigoriste, فني تكييف, فني تبريد, एसी तकनीशियन, ஏசி டெக்னீஷியன், 空调技工, 冷气技工, hvac tech
electrician: electrician, electricians, wireman, electrical technician, licensed electrical worker, lew, building electrician, électricien, électricienne, كهربائي, इलेक्ट्रीशियन, बिजली मिस्त्री, எலக்ட்ரீஷியன், 电工, மின்பணியாளர், மின் பணியாளர்
plumber: plumber, plumbers, pipe fitter, pipefitter, plombier, tuyauteur, سباك, प्लंबर, नलसाज, பிளம்பர், 水管工, 水电工
welder: welder, arc welder, tig welder, mig welder, argon welder, 6g welder, soudeur, soudeuse, لحام, वेल्डर, வெல்டர், 焊工, fabricator, metal fabricator, steel fabricator
carpenter: carpenter, joiner, wood worker, shuttering carpenter, charpentier, menuisier, نجار, बढ़ई, தச்சர், 木工, 木匠
mason: mason, bricklayer, block mason, tile mason, tiler, maçon, بناء, राजमिस्त्री, கொத்தனார், 泥水工, 瓦工
house painter: painter, building painter, spray painter, peintre en bâtiment, دهان, पेंटर, 油漆工
steel fixer: steel fixer, rebar worker, bar bender, ferrailleur
scaffolder: scaffolder, scaffold worker, scaffolding erector
construction worker: construction worker, construction labourer, construction helper, site worker, general worker construction, labourer, laborer, helper, ouvrier de construction, journalier, عامل بناء, मजदूर, கட்டுமான தொழிலாளி, 建筑工人, 建筑工
handyman: handyman, handy man, multi technician, maintenance technician, facility technician, building technician, facilities technician, general maintenance, mst technician, homme à tout faire, préposé à l'entretien, فني صيانة, 维修工, 维修技工
motor vehicle mechanic: mechanic, car mechanic, auto mechanic, automotive technician, vehicle technician, auto technician, motor mechanic, diesel mechanic, two wheeler mechanic, mécanicien, mécanicienne, mécanicien automobile, ميكانيكي, मैकेनिक, மெக்கானிக், 汽车修理工, 汽车技工
lift technician: lift technician, elevator technician, elevator mechanic, lift mechanic
machine operator: machine operator, production operator, operator, factory worker, factory helper, production worker, assembly operator, assembler, manufacturing associate, line operator, opérateur de machine, opérateur de production, ouvrier d'usine, عامل مصنع, फैक्ट्री कर्मचारी, தொழிற்சாலை, 操作员, 工厂工人, 生产员
cnc machine operator: cnc operator, cnc machinist, machinist, vmc operator, machiniste
tailor: tailor, seamstress, stitcher, sewing machine operator, couturier, couturière, خياط, दर्जी, தையல்காரர், 裁缝
security guard: security guard, security guards, security officer, guard, watchman, watch man, security supervisor, agent de sécurité, gardien, حارس أمن, حارس, सुरक्षा गार्ड, चौकीदार, பாதுகாவலர், 保安, 保安员, காவலாளி, गार्ड, सिक्योरिटी गार्ड
cook: cook, line cook, chef, commis, commis chef, chef de partie, cdp, demi chef, kitchen cook, tandoor cook, south indian cook, sous chef, cuisinier, cuisinière, طباخ, طاه, शेफ, रसोइया, बावर्ची, சமையல்காரர், 厨师, 厨工, shawarma maker, sushi chef, pizza maker, pizzaiolo, halwai, sweet maker, roti maker, paratha maker, sandwich maker, 料理
kitchen helper: kitchen helper, kitchen assistant, kitchen hand, kitchen staff, dishwasher, dish washer, steward kitchen, kitchen steward, kitchen porter, plongeur, aide-cuisinier, aide de cuisine, مساعد مطبخ, 厨房助手, 洗碗工
baker: baker, pastry chef, pastry cook, pastry, boulanger, pâtissier, خباز, बेकर, 面包师
butcher: butcher, meat cutter, boucher, جزار
waiter: waiter, waitress, waiters, server, servers, food server, restaurant server, f&b service crew, service crew, restaurant crew, restaurant staff, food and beverage attendant, f&b attendant, wait staff, captain restaurant, steward, serveur, serveuse, نادل, جرسون, वेटर, வெயிட்டர், 服务员, 餐厅服务员, 侍应
barista: barista, coffee maker, cafe staff, café staff, coffee shop assistant, cafe crew, باريستا, 咖啡师
bartender: bartender, barman, bar staff, mixologist, barmaid, barman barmaid, 调酒师
restaurant manager: restaurant manager, outlet manager, f&b manager, food and beverage manager, gérant de restaurant
fast food crew member: fast food crew, food counter attendant, quick service restaurant crew, crew member, food service worker, préposé au comptoir
cashier: cashier, cashiers, till operator, checkout operator, retail cashier, caissier, caissière, كاشير, أمين صندوق, कैशियर, கேஷியர், காசாளர், 收银员
shop assistant: shop assistant, sales assistant, retail assistant, retail associate, sales associate, retail sales associate, store associate, salesman, saleswoman, sales girl, salesgirl, salesperson, sales boy, counter staff, promoter, sales promoter, retail staff, shop helper, commis vendeur, vendeur, vendeuse, conseiller de vente, بائع, بائعة, सेल्समैन, दुकान सहायक, விற்பனையாளர், 店员, 销售员, 导购, cart pusher, trolley boy, bagger
sales executive: sales executive, sales representative, sales rep, field sales, field sales executive, outdoor sales, inside sales, bd executive, business development executive, account executive, représentant des ventes, représentant commercial, commercial, مندوب مبيعات, सेल्स एग्जीक्यूटिव, 业务员, 销售代表, sales exec, bde, business development officer, 销售, 销售员
store manager: store manager, shop manager, retail manager, gérant de magasin, مدير متجر, 店长
merchandiser: merchandiser, shelf stocker, shelf filler, stocker, grocery clerk, retail merchandiser, commis d'épicerie, 理货, stock clerk, stock boy, night fill, night filler, replenishment staff
telemarketer: telemarketer, telecaller, tele caller, telesales, telesales executive, telecalling executive, cold caller, टेलीकॉलर
customer service representative: customer service representative, customer service officer, customer service executive, customer service, customer support, customer care executive, customer care, csr, cso, service client, agent au service à la clientèle, représentant du service à la clientèle, خدمة العملاء, ग्राहक सेवा, வாடிக்கையாளர் சேவை, 客服, 客户服务
call centre agent: call centre agent, call center agent, call centre, call center, bpo executive, bpo, contact centre agent, agent de centre d'appels, مركز اتصال, कॉल सेंटर
receptionist: receptionist, receptionists, front desk, front desk officer, front office executive, front desk agent, front office, guest service agent, guest relations, réceptionniste, موظف استقبال, موظفة استقبال, रिसेप्शनिस्ट, வரவேற்பாளர், 前台, 接待员
administrative assistant: admin assistant, administrative assistant, admin executive, administrative executive, office admin, office administrator, admin officer, admin clerk, administration, office assistant, office clerk, clerk, clerical, adjoint administratif, adjointe administrative, agent administratif, مساعد إداري, موظف إداري, कार्यालय सहायक, அலுவலக உதவியாளர், 行政助理, 文员, 行政, admin, admin exec, 助理
secretary: secretary, personal assistant, pa to director, executive assistant, executive secretary, ea to md, secrétaire, سكرتيرة, سكرتير, सचिव, செயலாளர், 秘书
data entry clerk: data entry clerk, data entry operator, data entry, computer operator, typist, data typist, commis à la saisie, saisie de données, مدخل بيانات, डाटा एंट्री ऑपरेटर, 数据录入, 录入员, कंप्यूटर ऑपरेटर
office boy: office boy, office helper, office assistant, peon, tea boy, pantry staff, pantry boy, office attendant, عامل مكتب, चपरासी, mts, multi tasking staff
accountant: accountant, accountants, accounts executive, account executive accounting, accounts officer, ca, chartered accountant, cpa, general accountant, senior accountant, comptable, محاسب, محاسبة, محاسبين, लेखाकार, अकाउंटेंट, கணக்காளர், 会计, 会计师, finance exec, finance executive, finance officer, finance associate
bookkeeper: bookkeeper, book keeper, accounts assistant, accounts clerk, account assistant, junior accountant, accounting clerk, accounts payable, accounts receivable, teneur de livres, aide-comptable, commis comptable, مساعد محاسب, 记账员, 会计助理, 簿记员
auditor: auditor, internal auditor, audit associate, auditeur, مدقق حسابات, 审计, 审计师
payroll clerk: payroll executive, payroll officer, payroll clerk, payroll, payroll administrator, paie
bank teller: bank teller, teller, bank clerk, caissier de banque
human resources officer: hr, hr executive, hr officer, hr assistant, hr generalist, human resources, human resource executive, hr admin, conseiller en ressources humaines, ressources humaines, موارد بشرية, एचआर, மனிதவள, 人事, 人力资源, hr exec
recruitment consultant: recruiter, recruitment consultant, talent acquisition, recruitment executive, it recruiter, recruteur, مسؤول توظيف, 招聘专员
human resources manager: hr manager, human resources manager, head of hr
software developer: software developer, software engineer, programmer, coder, developer, sde, full stack developer, fullstack developer, full stack engineer, backend developer, backend engineer, back end developer, java developer, python developer, it developer, développeur, développeuse, développeur logiciel, programmeur, مبرمج, مطور برمجيات, सॉफ्टवेयर इंजीनियर, மென்பொருள் பொறியாளர், 软件工程师, 程序员, 开发工程师, backend dev, full stack dev, embedded engineer, embedded software engineer, salesforce developer, node developer, golang developer, .net developer, php developer, 工程师 软件
user interface developer: frontend developer, front end developer, frontend engineer, react developer, ui developer, angular developer, react dev, frontend dev, front-end developer, vue developer
web developer: web developer, wordpress developer, développeur web, مطور ويب, 网页开发
mobile application developer: mobile developer, android developer, ios developer, app developer, flutter developer, react native developer, react native dev, react native engineer, mobile dev, kotlin developer, swift developer
software tester: qa engineer, qa tester, software tester, test engineer, sdet, manual tester, qa analyst, testeur
data scientist: data scientist, machine learning engineer, ml engineer, ai engineer, scientifique des données, 数据科学家
data analyst: data analyst, business intelligence analyst, bi analyst, mis executive, analyste de données, محلل بيانات, डेटा एनालिस्ट, 数据分析师
ict system administrator: system administrator, sysadmin, network engineer, network administrator, it administrator, administrateur de systèmes, 系统管理员
ict help desk agent: it support, it helpdesk, help desk, helpdesk, desktop support, desktop engineer, it technician, technical support, it support engineer, service desk, soutien technique, technicien informatique, دعم فني, آي تي, 技术支持
cloud engineer: devops engineer, cloud engineer, site reliability engineer, sre, devops
business analyst: business analyst, ba, analyste d'affaires, sap consultant, erp consultant, functional consultant
project manager: project manager, pm, project lead, project coordinator, program manager, chef de projet, gestionnaire de projet, مدير مشروع, مدير مشاريع, प्रोजेक्ट मैनेजर, 项目经理, scrum master
graphic designer: graphic designer, graphic artist, visual designer, designer, graphiste, مصمم جرافيك, ग्राफिक डिजाइनर, 平面设计师
user interface designer: ux designer, ui designer, ui/ux designer, ux/ui designer, product designer, ui ux designer, ux ui designer, ux/ui, ui/ux
digital marketing manager: digital marketing, digital marketer, digital marketing executive, seo executive, social media manager, social media executive, online marketing, marketing numérique, تسويق رقمي, 数字营销
marketing assistant: marketing executive, marketing, marketing assistant, marketing coordinator, marketing specialist, تسويق, मार्केटिंग, 市场专员, 市场营销, marketing exec
content writer: content writer, copywriter, content creator, technical writer, rédacteur, كاتب محتوى, 文案
video editor: video editor, videographer, monteur vidéo
photographer: photographer, photographe, مصور, 摄影师
civil engineer: civil engineer, site engineer, structural engineer, civil site engineer, ingénieur civil, مهندس مدني, सिविल इंजीनियर, சிவில் பொறியாளர், 土木工程师, مهندس, 工程师
mechanical engineer: mechanical engineer, maintenance engineer, ingénieur mécanique, مهندس ميكانيكي, मैकेनिकल इंजीनियर, 机械工程师
electrical engineer: electrical engineer, mep engineer, m&e engineer, ingénieur électrique, مهندس كهربائي, 电气工程师
site supervisor: site supervisor, construction supervisor, foreman, civil supervisor, contremaître, chef de chantier, مشرف موقع, 工地主管
quantity surveyor: quantity surveyor, qs, cost estimator, estimator, estimateur, مساح كميات, 预算员
architect: architect, architecte, مهندس معماري, 建筑师
draughtsperson: draughtsman, draftsman, autocad operator, cad operator, cad drafter, drafter, dessinateur, رسام أوتوكاد, 绘图员, autocad draftsman, autocad draughtsman, cad draftsman
health and safety officer: safety officer, hse officer, wsh coordinator, wsho, safety supervisor, health and safety officer, agent de santé et sécurité, ضابط سلامة, 安全员
quality inspector: quality inspector, qc inspector, qa qc inspector, quality control, qc, qa/qc, inspecteur qualité, مراقب جودة, 质检员
crane operator: crane operator, tower crane operator, mobile crane operator, grutier, مشغل رافعة
excavator operator: excavator operator, jcb operator, backhoe operator, heavy equipment operator, opérateur de machinerie lourde
primary school teacher: teacher, school teacher, primary teacher, primary school teacher, elementary school teacher, prt, enseignant, enseignante, professeur, maître d'école, معلم, معلمة, مدرس, مدرسة, शिक्षक, अध्यापक, ஆசிரியர், 老师, 教师
secondary school teacher: secondary school teacher, high school teacher, tgt, pgt
early years teacher: preschool teacher, pre-school teacher, kindergarten teacher, early childhood educator, ece, nursery teacher, daycare teacher, childcare teacher, day care worker, éducatrice, éducateur de la petite enfance, éducatrice de la petite enfance, معلمة رياض أطفال, 幼教, 幼儿园老师, 幼师, anganwadi, anganwadi worker, anganwadi teacher, playgroup teacher
private tutor: tutor, private tutor, home tutor, tuition teacher, tuteur, مدرس خصوصي, ट्यूटर, 家教, 补习老师
teaching assistant: teaching assistant, teacher aide, teacher's aide, educational assistant, shadow teacher, aide-enseignant
logistics coordinator: logistics coordinator, logistics executive, logistics assistant, logistics officer, shipping coordinator, shipping executive, freight forwarder, import export executive, coordonnateur logistique, logistique, لوجستيات, 物流专员, 物流, customs clerk, customs declarant, documentation clerk
purchasing officer: purchaser, buyer, purchasing officer, purchasing executive, procurement officer, procurement executive, procurement, purchase executive, acheteur, مسؤول مشتريات, 采购, 采购员
supply chain manager: supply chain manager, supply chain, logistics manager, warehouse manager
real estate agent: real estate agent, property agent, property consultant, realtor, real estate broker, leasing consultant, courtier immobilier, agent immobilier, وسيط عقاري, 房产经纪
property manager: property manager, building manager, property officer, facility manager, facilities manager, gestionnaire immobilier
insurance agent: insurance agent, insurance advisor, financial advisor, financial consultant, courtier d'assurance, 保险代理
legal assistant: legal assistant, paralegal, legal secretary, technicien juridique
lawyer: lawyer, advocate, legal counsel, attorney, solicitor, avocat, avocate, محامي, वकील, வழக்கறிஞர், 律师
hairdresser: hairdresser, hair stylist, hairstylist, barber, salon stylist, coiffeur, coiffeuse, حلاق, مصفف شعر, नाई, 理发师, 美发师
beautician: beautician, beauty therapist, nail technician, nail artist, manicurist, make up artist, makeup artist, spa therapist, massage therapist, massage masseur, masseuse, esthéticienne, خبيرة تجميل, ब्यूटीशियन, 美容师, 美甲师
fitness instructor: fitness trainer, personal trainer, gym trainer, fitness instructor, gym instructor, entraîneur, مدرب لياقة, 健身教练, yoga teacher, yoga instructor, yoga trainer, zumba instructor, coach
gardener: gardener, landscaper, landscape worker, landscaping, jardinier, paysagiste, بستاني, माली, தோட்டக்காரர், 园丁
farm worker: farm worker, farm labourer, agricultural worker, fruit picker, harvester, general farm worker, ouvrier agricole, عامل مزرعة, खेत मजदूर, 农场工人
hotel manager: hotel manager, hotel general manager, directeur d'hôtel
hotel concierge: concierge, bellboy, bell boy, bellman, porter hotel, doorman
travel agent: travel agent, travel consultant, ticketing executive, ticketing agent, agent de voyages
cabin crew: cabin crew, flight attendant, air hostess, air steward, stewardess, agent de bord, مضيفة طيران, 空乘, 空姐, ground staff, airport ground staff, airport staff
event manager: event manager, event coordinator, event executive, events executive, coordonnateur d'événements
interpreter: translator, interpreter, traducteur, interprète, مترجم, अनुवादक, 翻译
social worker: social worker, case worker, travailleur social, أخصائي اجتماعي, 社工
general manager: general manager, gm, operations manager, head of operations, directeur général, مدير عام, 总经理
operations manager: operations executive, operations manager, operations associate, مدير عمليات
interior designer: interior designer, interior decorator, designer d'intérieur, مصمم داخلي, 室内设计师
laundry worker: laundry worker, laundry attendant, laundry staff, washer, presser, ironing, ironer, laundryman, عامل غسيل
car washer: car washer, car wash attendant, car cleaner, vehicle cleaner, valet attendant, valet
pest control technician: pest control technician, pest control operator, pest controller
lifeguard: lifeguard, pool attendant, swimming instructor, swimming coach, sauveteur, منقذ
veterinary technician: vet assistant, veterinary assistant, veterinary technician, vet tech
pet groomer: pet groomer, dog groomer, toiletteur
optician: optician, optometrist, opticien
aircraft pilot: aircraft pilot, pilot, airline pilot, commercial pilot, pilote
sailor: sailor, seaman, able seaman, deckhand, seafarer, matelot, بحار, 海员, 船员
assistant lecturer: lecturer, assistant professor, college lecturer, chargé de cours, محاضر, 讲师
blacksmith: blacksmith, حداد, forgeron, लोहार
building caretaker: building caretaker, concierge d'immeuble, superintendent, building superintendent, caretaker building
oil rig worker: oil rig worker, roustabout, rig worker, floorhand, rotary driller
office clerk: commis de bureau, 文员, clerk, office clerk
x-ray technician: radiographer, x-ray technician, radiology technician, technologue en radiologie
`

const plain = (text: string) => foldText(text).trim()

export type EverydayWork = { title: string; names: readonly string[] }

const byName = new Map<string, EverydayWork>()
const all: EverydayWork[] = []
for (const line of LINES.trim().split('\n')) {
  const [title = '', rest = ''] = line.split(/: /)
  const names = [...new Set([title, ...rest.split(',')].map(plain).filter(Boolean))]
  const work = { title, names }
  all.push(work)
  // A name that several lines have is that of the first.
  for (const name of names) if (!byName.has(name)) byName.set(name, work)
}

/** The kinds of work of the table. */
export const EVERYDAY_WORK: readonly EverydayWork[] = all

/** The kind of work that people call so; of one or of several. */
export const findEverydayWork = (name: string): EverydayWork | null => {
  const low = plain(name)
  return byName.get(low) ?? (low.length > 3 && low.endsWith('s') ? (byName.get(low.slice(0, -1)) ?? null) : null)
}

/** Every name of the table, folded. */
export const everydayNames = (): IterableIterator<string> => byName.keys()
