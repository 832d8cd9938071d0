import { addDays } from '../../shared/dates.ts'
import type { CountryDemo, Draw } from '../country.ts'
import { demoNames } from '../fields.ts'
import { nricLetter } from './identity.ts'
import { WORK_PASSES } from './status.ts'

const familyFirst = (given: string, family: string): string => `${family} ${given}`

/** Malay and Indian names carry the father's name, after bin or binti, s/o or d/o. */
const MALAY_WOMEN = 'Nurul Huda, Siti Aisyah, Nur Farhana, Aminah, Hidayah, Nadia, Rosnah, Zulaikha'
const INDIAN_WOMEN = 'Priya, Kavitha, Shanthi, Deepa, Meena, Anjali, Lakshmi, Revathi'
const patronym =
  (women: string, man: string, woman: string) =>
  (given: string, family: string): string =>
    `${given} ${women.split(', ').includes(given) ? woman : man} ${family}`

const identityNumber = (prefix: string, digits: string): string => prefix + digits + (nricLetter(prefix, digits) ?? '')

const local = (draw: Draw, birthDate: string): string => {
  const prefix = birthDate < '2000' ? 'S' : 'T'
  return identityNumber(prefix, birthDate.slice(2, 4) + draw.digits(5))
}

export const demo: CountryDemo = {
  companyName: 'Merlion Logistics Pte. Ltd.',
  companySlug: 'merlion-logistics',
  companyNumbers: [{ uen: '202699999E' }, { uen: '202699998N' }],
  people: [
    demoNames(
      'Singaporean',
      62,
      {
        men: 'Wei Ming, Jun Jie, Kok Leong, Zhi Hao, Boon Kiat, Jia Hao, Chee Keong, Yong Sheng, Wei Jie, Eng Huat',
        women: 'Hui Min, Li Ting, Mei Ling, Xin Yi, Siew Hoon, Jia Hui, Pei Shan, Shu Fen, Yi Xuan, Bee Lian',
        family: 'Tan, Lim, Lee, Ng, Ong, Wong, Goh, Chua, Chan, Koh, Teo, Ang, Yeo, Tay, Ho, Low',
      },
      familyFirst,
    ),
    demoNames(
      'Singaporean',
      13,
      {
        men: 'Muhammad Hafiz, Ahmad Faizal, Iskandar, Rizwan, Syafiq, Khairul, Hisham, Azman',
        women: MALAY_WOMEN,
        family: 'Abdullah, Rahman, Ismail, Hassan, Osman, Yusof, Ibrahim, Salleh',
      },
      patronym(MALAY_WOMEN, 'bin', 'binti'),
    ),
    demoNames(
      'Singaporean',
      9,
      {
        men: 'Rajesh, Suresh, Vikram, Ganesan, Arun, Prakash, Dinesh, Kumaran',
        women: INDIAN_WOMEN,
        family: 'Pillai, Nair, Subramaniam, Krishnan, Ramasamy, Menon, Govindasamy, Rajan',
      },
      patronym(INDIAN_WOMEN, 's/o', 'd/o'),
    ),
    demoNames('Singaporean', 2, {
      men: 'Bryan, Gerard, Nigel',
      women: 'Denise, Michelle, Vanessa',
      family: "Pereira, D'Souza, Sequeira, Oliveiro, de Rozario",
    }),
    demoNames(
      'Malaysian',
      6,
      {
        men: 'Kah Wai, Chun Kit, Wai Hong',
        women: 'Sook Yee, Pui Yee, Wan Ting',
        family: 'Cheong, Liew, Yap, Foo, Chin',
      },
      familyFirst,
    ),
    demoNames('Filipino', 4, {
      men: 'Jose Marie, Ramil, Joel',
      women: 'Maricel, Jennylyn, Rowena',
      family: 'Santos, Reyes, Cruz, Bautista, Villanueva',
    }),
    demoNames('Indian', 4, {
      men: 'Amit, Sandeep, Karthik',
      women: 'Sneha, Divya, Pooja',
      family: 'Sharma, Iyer, Reddy, Gupta',
    }),
  ],
  addresses: [
    { line: 'Blk 412 Ang Mo Kio Avenue 10 #08-1123', city: 'Singapore', postalCode: '560412' },
    { line: 'Blk 235 Bishan Street 22 #05-210', city: 'Singapore', postalCode: '570235' },
    { line: 'Blk 118 Tampines Street 11 #12-45', city: 'Singapore', postalCode: '521118' },
    { line: '21 Marine Parade Road #14-02', city: 'Singapore', postalCode: '449273' },
    { line: 'Blk 703 Jurong West Street 71 #03-88', city: 'Singapore', postalCode: '640703' },
    { line: '8 Robertson Quay #06-11', city: 'Singapore', postalCode: '238237' },
  ],
  phone: (draw) => `+65 ${draw.pick(['8', '9'])}${draw.digits(3)} ${draw.digits(4)}`,
  banks: ['DBS Bank', 'OCBC Bank', 'United Overseas Bank', 'Standard Chartered Bank', 'Maybank Singapore'],
  salaries: {
    Technical: [4800, 11_500],
    Operations: [2800, 5200],
    Sales: [3200, 7500],
    Marketing: [3400, 7200],
    Finance: [3800, 8500],
    Administration: [2600, 4600],
    Admin: [2600, 4600],
    HR: [3200, 6800],
  },
  facts: (draw, { status, birthDate }, today) => {
    const terms = { workingDaysPerWeek: draw.pick(['5', '5', '5.5', '6']), overtimeRateMultiplier: '1.5' }
    const common = { ...terms, annualLeaveDays: draw.pick(['14', '16', '18', '21']), skillsDevelopmentLevy: '11.25' }
    if (status === 'citizen_pr') {
      const nric = local(draw, birthDate)
      const workPassType = draw.next() < 0.85 ? 'citizen' : 'permanent_resident'
      return { nric, cpfAccount: nric, workPassType, cpfContributionRate: '37', ...common }
    }
    return {
      fin: identityNumber(draw.pick(['G', 'M']), draw.digits(7)),
      passportNumber: `${draw.pick(['A', 'K', 'P'])}${draw.digits(8)}`,
      workPassType: draw.pick(WORK_PASSES).value,
      workPassNumber: `WP${draw.digits(9)}${draw.pick(['A', 'C', 'E', 'K'])}`,
      workPassExpiry: addDays(today, 60 + Math.floor(draw.next() * 600)),
      ...common,
    }
  },
}
