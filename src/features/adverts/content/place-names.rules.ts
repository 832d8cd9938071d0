import { foldText } from './advert.rules.ts'

/**
 * Places as people name them, beside the names of the table of places (GeoNames): districts, old names, second spellings, and names in other
 * languages of the screens. Ours, by hand, for Singapore, India, Canada and the United Arab Emirates. Before the bar the names, behind it the
 * places of the table that are meant, the nearest first.
 */
const LINES: Readonly<Record<string, string>> = {
  SG: `
tuas, tuas south, pioneer, joo koon, gul circle, jurong island, 大士 | jurong town, jurong west, boon lay
orchard, orchard road, somerset, dhoby ghaut, scotts road, 乌节路 | river valley, leonie hill, oxley, tanglin, newton
cbd, raffles place, city hall, shenton way, tanjong pagar, downtown core, telok ayer, clarke quay, boat quay, robinson road, collyer quay, bayfront, marina bay sands, promenade | marina bay, outram park, singapore
chinatown, 牛车水, outram, maxwell | outram park, singapore
little india, 小印度, serangoon road | rochor, farrer park
bugis junction, arab street, kampong glam, beach road, bras basah | bugis, rochor
jurong, 裕廊, jurong industrial estate | jurong east, jurong west, jurong town
changi, changi airport, changi business park, expo, 樟宜 | changi village, simei new town, loyang
tampines, tampines hub, 淡滨尼 | tampines new town, tampines estate
woodlands checkpoint, kranji, 兀兰 | woodlands, marsiling
yishun, khatib, 义顺 | yishun new town
ang mo kio, amk, 宏茂桥 | ang mo kio new town
bedok, tanah merah, 勿洛 | bedok new town
toa payoh, 大巴窑 | toa payoh new town
bishan, 碧山 | bishan new town
clementi, buona vista, nus, 金文泰 | clementi housing estate, one north, kent ridge
one-north, fusionopolis, biopolis, science park | one north, kent ridge
hougang, kovan, 后港 | hougang new town
sengkang, buangkok, 盛港 | sengkang new town
ponggol, 榜鹅 | punggol
pasir ris, 巴西立 | pasir ris new town
bukit batok, 武吉巴督 | bukit batok new town
bukit panjang, 武吉班让 | bukit panjang new town
choa chu kang, cck, yew tee, 蔡厝港 | choa chu kang new town
ubi, ubi avenue, paya lebar quarter, plq | kampong ubi, paya lebar, tai seng
kaki bukit, 加基武吉 | kaki bukit estate
mandai, sungei kadut | bukit mandai village, woodlands
senoko, admiralty west | sembawang estate, admiralty
sembawang, canberra, 三巴旺 | sembawang estate, sembawang hills estate
bukit merah, redhill, tiong bahru | bukit merah estate, tiong bahru estate
harbour front, vivocity, telok blangah rise | harbourfront, telok blangah
queenstown, commonwealth | queenstown estate
east coast, katong, joo chiat, marine parade road | marine parade, eunos
kallang, boon keng, stadium | kallang, lavender
geylang, aljunied, mountbatten | geylang
seletar, seletar aerospace park | sengkang new town, yio chu kang
sg, s'pore, spore, singapura, 新加坡, 狮城, سنغافورة, सिंगापुर, சிங்கப்பூர், singapour | singapore`,
  IN: `
bangalore, banglore, blr, koramangala, indiranagar, indira nagar, whitefield, electronic city, electronics city, hsr layout, marathahalli, jayanagar, hebbal, btm layout, bellandur, sarjapur, sarjapur road, mg road bangalore, manyata tech park, peenya, बेंगलुरु, बैंगलोर, பெங்களூர், 班加罗尔 | bengaluru
bombay, bandra, bandra kurla complex, bkc, andheri, andheri east, andheri west, lower parel, dadar, borivali, malad, goregaon, juhu, worli, kurla, ghatkopar, vile parle, santacruz, colaba, nariman point, fort mumbai, kandivali, chembur, vikhroli, मुंबई, மும்பை, 孟买 | mumbai, powai
vashi, airoli, belapur, nerul, kharghar, panvel city | navi mumbai
madras, t nagar, t. nagar, anna nagar, adyar, velachery, guindy, omr, tambaram, porur, sholinganallur, nungambakkam, mylapore, சென்னை, चेन्नई, 金奈 | chennai
calcutta, salt lake, salt lake city, new town kolkata, rajarhat, park street, sector v, ballygunge, howrah, कोलकाता, கொல்கத்தா, 加尔各答 | kolkata
new delhi, delhi ncr, ncr, connaught place, cp delhi, karol bagh, saket, nehru place, dwarka, rohini, lajpat nagar, janakpuri, okhla, south delhi, दिल्ली, नई दिल्ली, டெல்லி, دلهي, 德里, 新德里 | delhi, new delhi
gurugram, cyber city, dlf cyber city, manesar, sohna road, udyog vihar, गुरुग्राम, गुड़गांव | gurgaon
noida sector 62, noida extension, नोएडा | noida, greater noida
hyd, hitec city, hitech city, gachibowli, madhapur, kondapur, banjara hills, jubilee hills, begumpet, ameerpet, kukatpally, हैदराबाद, ஹைதராபாத் | hyderabad, secunderabad
poona, hinjewadi, hinjawadi, kothrud, viman nagar, kharadi, magarpatta, hadapsar, wakad, baner, shivajinagar, पुणे | pune
kochi, ernakulam, kakkanad, infopark, edappally | cochin
trivandrum, technopark | thiruvananthapuram
mysuru | mysore
mangaluru | mangalore
baroda, वडोदरा | vadodara
prayagraj | allahabad
pondicherry, pondy | puducherry
vizag, vishakhapatnam | visakhapatnam
calicut | kozhikode
benares, banaras, kashi | varanasi
trichy, tiruchi | tiruchirappalli
panjim | panaji
simla | shimla
ahmadabad, amdavad, sg highway, satellite ahmedabad, अहमदाबाद | ahmedabad
cawnpore | kanpur
kovai, கோயம்புத்தூர் | coimbatore
மதுரை | madurai
जयपुर | jaipur
लखनऊ | lucknow`,
  CA: `
gta, greater toronto area, downtown toronto, toronto downtown, yonge street, the six, yorkville, liberty village, danforth, rexdale, leaside, 多伦多, تورونتو, टोरंटो | toronto
scarborough town, agincourt | scarborough
old montreal, downtown montreal, plateau mont-royal, le plateau, griffintown, vieux-montréal, vieux montreal, centre-ville de montréal, saint-laurent montreal, mtl, 蒙特利尔, مونتريال | montreal
quebec, ville de quebec, québec, quebec city | quebec
downtown vancouver, yaletown, gastown, kitsilano, lower mainland, metro vancouver, gvrd, 温哥华, فانكوفر, वैंकूवर | vancouver
kitchener-waterloo, kw, tri-cities | kitchener, waterloo
downtown calgary, beltline, yyc | calgary
yeg, downtown edmonton | edmonton
kanata, nepean, orleans ottawa, byward market | ottawa
fort mac, wood buffalo | fort mcmurray
square one, port credit | mississauga
halton, bronte | oakville
st johns, st. john's | st john s
hull | gatineau`,
  AE: `
deira, dera, naif, nasr square, al rigga, gold souq, ديرة | dayrah, nayf, ar riqqah, al muteena, dubai
al quoz, al qouz, quoz, al quoz industrial area, القوز | al safa, umm al sheif, business bay, dubai
dxb, duba, dubaï, sheikh zayed road, szr, jlt, jumeirah lake towers, jvc, jumeirah village circle, barsha, al barsha, tecom, dubai media city, media city, ras al khor, dubai south, dwc, al aweer, nad al sheba, دبي, दुबई, துபாய், 迪拜 | dubai, dubai internet city, dubai marina
jbr, jumeirah beach residence, the marina, marina walk | dubai marina
difc, trade centre, world trade centre dubai | dubai international financial centre, downtown dubai
downtown, dubai mall, burj khalifa | downtown dubai
jumeirah, jumeira, umm suqeim | jumayra, umm suqaym
satwa, al satwa | as satwah
karama | al karama
bur dubai, meena bazaar, al fahidi, mankhool | bur dubai, mankhul
jafza, jebel ali free zone, jebel ali industrial | jebel ali
dip, green community | dubai investments park
dso, silicon oasis | dubai silicon oasis
palm jumeirah, the palm | the palm jumeirah
mirdiff | mirdif
rashidiya, al rashidiya | ar rashidiyah
qusais, al qusais, muhaisnah, sonapur | al qusais second, al qusais 1
al nahda, al nahda dubai, al nahda sharjah | al qusais 1, sharjah
hor al anz, muraqqabat | hawr al anz
healthcare city, dhcc | oud metha
discovery gardens, ibn battuta | jebel ali, al furjan
abu dabi, abudhabi, auh, khalifa city, al reem island, reem island, yas island, saadiyat, corniche abu dhabi, mbz city, al maryah island, أبوظبي, ابوظبي, أبو ظبي, ابو ظبي, अबू धाबी, அபுதாபி, 阿布扎比 | abu dhabi, khalifah a city, mohammed bin zayed city
mussafah, musafah, icad, مصفح | musaffah
al ain, العين | al ain city
sharjah industrial area, al majaz 3, rolla, al khan, saif zone, hamriyah free zone, الشارقة, शारजाह, ஷார்ஜா, 沙迦 | sharjah, al majaz
rak, al hamra, ras al khaima, رأس الخيمة | ras al khaimah
uaq | umm al quwain city
ajman free zone, عجمان | ajman
الفجيرة, al fujairah | fujairah
ruwais, al ruwais | ar ruways
khor fakkan, khorfakkan | khawr fakkan`,
}

const plain = (text: string) => foldText(text).replace(/[’‘]/g, "'").trim()

/** Places of the table, by their folded names, in one country. */
export type CalledPlace = { country: string; places: readonly string[] }

const byName = new Map<string, CalledPlace[]>()
for (const [country, lines] of Object.entries(LINES))
  for (const line of lines.trim().split('\n')) {
    const [names = '', places = ''] = line.split('|')
    const called = { country, places: places.split(',').map((p) => p.trim()) }
    for (const name of names.split(',').map(plain)) byName.set(name, [...(byName.get(name) ?? []), called])
  }

/** What people mean by a name that the table of places does not have, or has for something else. */
export const findCalledPlaces = (name: string): readonly CalledPlace[] => byName.get(plain(name)) ?? []

/** Every name here with what it means. */
export const calledPlaces = (): IterableIterator<[string, CalledPlace[]]> => byName.entries()
