/**
 * Postal codes by how they begin, each with the place of the table of places (GeoNames) that stands for its area. From memory, written down on
 * 2026-11-28, not from a postal register: of Singapore the sectors (the first two digits), to about three kilometres; of India the cities whose
 * sorting districts we know (the first three digits, four where one is shared), to the city; of Canada the larger cities by the first two
 * characters or three, to the city. A code that is not here is not known. The United Arab Emirates have none.
 */
const LINES: Readonly<Record<string, string>> = {
  SG: `
01 02 03 04 05 06 | marina bay
07 08 | outram park
09 | harbourfront
10 | telok blangah
11 | pasir panjang
12 | clementi housing estate
13 | dover
14 | queenstown estate
15 | bukit merah estate
16 | tiong bahru estate
17 18 | bugis
19 | lavender
20 21 | farrer park
22 | newton
23 | river valley
24 25 | tanglin
26 | leedon park
27 | holland village
28 58 59 | bukit timah
29 | thomson
30 32 | novena
31 | toa payoh new town
33 | kallang
34 36 37 | macpherson
35 | kampong potong pasir
38 39 | geylang
40 | eunos
41 | kembangan
42 43 44 45 | marine parade
46 47 48 | bedok new town
49 | loyang
50 81 | changi village
51 | pasir ris new town
52 | tampines new town
53 | hougang new town
54 79 80 | sengkang new town
55 | serangoon garden
82 | punggol
56 | ang mo kio new town
57 | bishan new town
60 | jurong east
61 62 63 | jurong town
64 | jurong west
65 | bukit batok new town
66 | dairy farm
67 | bukit panjang new town
68 | choa chu kang new town
72 73 | woodlands
75 | sembawang estate
76 | yishun new town
77 78 | yio chu kang`,
  IN: `
110 | new delhi
121 | faridabad
122 | gurgaon
124 | rohtak
125 | hisar
131 | sonipat
141 | ludhiana
143 | amritsar
144 | jalandhar
147 | patiala
151 | bathinda
160 | chandigarh
171 | shimla
180 | jammu
190 | srinagar
2010 | ghaziabad
2013 | noida
208 | kanpur
211 | allahabad
221 | varanasi
226 | lucknow
243 | bareilly
244 | moradabad
248 | dehra dun
249 | haridwar
250 | meerut
273 | gorakhpur
282 | agra
284 | jhansi
302 | jaipur
305 | ajmer
313 | udaipur
324 | kota
334 | bikaner
342 | jodhpur
360 | rajkot
361 | jamnagar
364 | bhavnagar
380 | ahmedabad
382 | gandhinagar
390 | vadodara
395 | surat
4006 | thane
4007 | navi mumbai
4030 | panaji
411 | pune
413 | solapur
416 | kolhapur
422 | nashik
431 | aurangabad
440 | nagpur
452 | indore
462 | bhopal
474 | gwalior
482 | jabalpur
490 | bhilai
492 | raipur
495 | bilaspur
500 | hyderabad
506 | warangal
5175 | tirupati
520 | vijayawada
522 | guntur
524 | nellore
530 | visakhapatnam
5331 | rajahmundry
560 | bengaluru
570 | mysore
575 | mangalore
580 | hubli
590 | belgaum
600 | chennai
605 | puducherry
613 | tanjore
620 | tiruchirappalli
625 | madurai
627 | tirunelveli
632 | vellore
636 | salem
638 | erode
641 | coimbatore
6416 | tiruppur
670 | kannur
673 | kozhikode
680 | thrissur
682 | cochin
686 | kottayam
691 | kollam
695 | thiruvananthapuram
700 | kolkata
711 | haora
7132 | durgapur
7133 | asansol
734 | siliguri
751 | bhubaneshwar
753 | cuttack
769 | raurkela
781 | guwahati
793 | shillong
795 | imphal
799 | agartala
800 | patna
823 | gaya
826 | dhanbad
831 | jamshedpur
834 | ranchi
400 | mumbai`,
  CA: `
A1 | st john s
B3 | halifax
B1 | sydney
C1 | charlottetown
E1 | moncton
E2 | saint john
E3 | fredericton
G1 | quebec
G9 | trois rivieres
H | montreal
H7 | laval
J1 | sherbrooke
J4 | longueuil
J8 | gatineau
K1 K2 | ottawa
K7 | kingston
K9 | peterborough
L1G L1H L1J L1K L1L | oshawa
L2 | niagara falls
L3R L3S L3P L6B L6C L6E L6G | markham
L4M L4N L9J | barrie
L4 L5 | mississauga
L6A L4H L4L L4K | vaughan
L4B L4C L4E L4S | richmond hill
L6P L6R L6S L6T L6V L6W L6X L6Y L6Z L7A | brampton
L6H L6J L6K L6L L6M | oakville
L7L L7M L7N L7P L7R L7S L7T | burlington
L8 | hamilton
M | toronto
N1 | guelph
N2 | kitchener
N2J N2K N2L N2T N2V | waterloo
N5 N6 | london
N8 N9 | windsor
P3 | greater sudbury
P6 | sault ste marie
P7 | thunder bay
R2 R3 | winnipeg
R7 | brandon
S4 | regina
S7 | saskatoon
S6 | prince albert
T1A T1B T1C | medicine hat
T1H T1J T1K | lethbridge
T2 T3 | calgary
T4 | red deer
T5 T6 | edmonton
T8V T8W T8X | grande prairie
T9H T9K | fort mcmurray
V1V V1W V1X V1Y V1Z | kelowna
V2B V2C V2E V2H | kamloops
V2K V2L V2M V2N | prince george
V3 | surrey
V5 V6 | vancouver
V5A V5B V5C V5E V5G V5H V5J | burnaby
V6V V6W V6X V6Y V7A V7B V7C V7E | richmond
V8 | victoria
V9R V9S V9T V9V | nanaimo
X1 | yellowknife
Y1 | whitehorse`,
}

/** How a whole postal code is written, without spaces; of Canada its first half is enough. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  SG: /^[0-8]\d{5}$/,
  IN: /^[1-9]\d{5}$/,
  CA: /^[A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z](\d[A-CEGHJ-NPR-TV-Z]\d)?$/,
}

const AREAS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(LINES).map(([country, lines]) => [
    country,
    new Map(
      lines
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [codes = '', place = ''] = line.split(' | ')
          return codes.split(' ').map((code): [string, string] => [code, place])
        }),
    ),
  ]),
)

export type PostalPlace = { country: string; folded: string }

/** Every place that stands for a postal code, `folded` as the table of places has it. */
export const POSTAL_PLACES: readonly PostalPlace[] = [...AREAS].flatMap(([country, areas]) =>
  [...new Set(areas.values())].map((folded) => ({ country, folded })),
)

/** The places that a postal code stands for, in each country that writes them so; the longest beginning that is known counts. */
export const placesOfPostalCode = (typed: string): PostalPlace[] => {
  const code = typed.replace(/[\s-]+/g, '').toUpperCase()
  return Object.entries(SHAPES).flatMap(([country, shape]) => {
    if (!shape.test(code)) return []
    const areas = AREAS.get(country)
    const begins = [4, 3, 2, 1].map((length) => code.slice(0, length)).find((beginning) => areas?.has(beginning))
    const folded = begins === undefined ? undefined : areas?.get(begins)
    return folded === undefined ? [] : [{ country, folded }]
  })
}
