import { addDays } from '../../shared/dates.ts'
import { luhnDigit } from '../check-digits.ts'
import type { CountryDemo, Draw } from '../country.ts'
import { demoNames } from '../fields.ts'
import { quebecDigit } from './provinces.ts'

/** First digits the region of registration gives; 9 for temporary residents. */
const sin = (draw: Draw, first: string): string => {
  const payload = first + draw.digits(7)
  return payload + luhnDigit(payload)
}

const places = [
  { province: 'ON', first: '5', card: (draw: Draw) => ontario(draw) },
  {
    province: 'QC',
    first: '2',
    card: (draw: Draw) => {
      const year = 60 + Math.floor(draw.next() * 39)
      const month = 1 + Math.floor(draw.next() * 9)
      const [day, number] = draw.digits(3)
      const card = `ROYJ${year}0${month}1${day}${number === '0' ? 1 : number}`
      return `${card}${quebecDigit(card, 19)}`
    },
  },
  { province: 'AB', first: '6', card: (draw: Draw) => draw.digits(9) },
  { province: 'MB', first: '6', card: (draw: Draw) => draw.digits(9) },
  { province: 'NS', first: '1', card: (draw: Draw) => draw.digits(10) },
]

const ontario = (draw: Draw): string => {
  const payload = `${1 + Math.floor(draw.next() * 9)}${draw.digits(8)}`
  return payload + luhnDigit(payload) + draw.pick(['AB', 'CK', 'TM', 'WX'])
}

export const demo: CountryDemo = {
  companyName: 'Maple Ridge Foods Inc.',
  companySlug: 'maple-ridge-foods',
  companyNumbers: [{ businessNumber: '999999907' }, { businessNumber: '999999808' }],
  people: [
    demoNames('Canadian', 44, {
      men: 'Liam, Ethan, Ryan, Scott, Trevor, Connor, Matthew, Graham, Kyle, Derek',
      women: 'Emily, Olivia, Hannah, Megan, Heather, Claire, Jessica, Lauren, Kelsey, Erin',
      family: 'MacDonald, Campbell, Wilson, Fraser, Thompson, Stewart, Clarke, Murphy, Anderson, Bennett',
    }),
    demoNames('Canadian', 20, {
      men: 'Jean-François, Mathieu, Étienne, Luc, Sébastien, Olivier',
      women: 'Geneviève, Marie-Ève, Chantal, Josée, Valérie, Amélie',
      family: 'Tremblay, Gagnon, Roy, Côté, Bouchard, Gauthier, Lavoie, Bélanger',
    }),
    demoNames('Canadian', 9, {
      men: 'Harpreet, Arjun, Ravinder, Nikhil',
      women: 'Jaspreet, Anita, Kiran, Meera',
      family: 'Dhaliwal, Sidhu, Patel, Grewal, Sharma',
    }),
    demoNames('Canadian', 9, {
      men: 'Kevin, Jason, Wei, Andrew',
      women: 'Michelle, Grace, Vivian, Jing',
      family: 'Chen, Wong, Li, Lam, Zhang, Nguyen',
    }),
    demoNames('Canadian', 4, {
      men: 'Dakota, Jordan, Tyler',
      women: 'Autumn, Cheyenne, Raven',
      family: 'Cardinal, Beardy, Whitehead, Sinclair, Moose',
    }),
    demoNames('Filipino', 5, {
      men: 'Ronald, Allan',
      women: 'Marites, Cherry',
      family: 'Santos, Reyes, Garcia, Navarro',
    }),
    demoNames('Indian', 6, { men: 'Gagandeep, Rohan', women: 'Simran, Ishita', family: 'Gill, Sharma, Brar, Patel' }),
    demoNames('Nigerian', 3, { men: 'Chukwuemeka, Tunde', women: 'Ngozi, Folake', family: 'Okafor, Adeyemi, Balogun' }),
  ],
  addresses: [
    { line: '214-88 Queens Quay West', city: 'Toronto', postalCode: 'M5J 0B8', region: 'ON' },
    { line: '1560 Bank Street', city: 'Ottawa', postalCode: 'K1H 7Z4', region: 'ON' },
    { line: '4210 rue Saint-Denis', city: 'Montréal', postalCode: 'H2J 2K8', region: 'QC' },
    { line: '1805 17 Avenue SW', city: 'Calgary', postalCode: 'T2T 0E2', region: 'AB' },
    { line: '77 Osborne Street', city: 'Winnipeg', postalCode: 'R3L 1Y7', region: 'MB' },
    { line: '5670 Spring Garden Road', city: 'Halifax', postalCode: 'B3J 1H6', region: 'NS' },
  ],
  // 555-01xx is kept for examples by the North American numbering plan.
  phone: (draw) => `+1 ${draw.pick(['416', '514', '403', '204', '902'])}-555-01${draw.digits(2)}`,
  banks: ['Royal Bank of Canada', 'TD Canada Trust', 'Scotiabank', 'Bank of Montreal', 'CIBC', 'Desjardins'],
  salaries: {
    Technical: [5800, 11_500],
    Operations: [3600, 6200],
    Sales: [3900, 8200],
    Marketing: [4200, 8000],
    Finance: [4800, 9200],
    Administration: [3500, 5200],
    Admin: [3500, 5200],
    HR: [4300, 7600],
  },
  facts: (draw, { status }, today) => {
    const place = draw.pick(places)
    const number = sin(draw, status === 'citizen_pr' ? place.first : '9')
    const common = {
      sinNumber: number,
      province: place.province,
      provincialHealthCard: place.card(draw),
      // Both programmes know a person by the SIN; the EI box takes the employer's payroll account.
      cppNumber: number,
      eiNumber: '123026635RP0001',
      workingDaysPerWeek: '5',
      overtimeRateMultiplier: '1.5',
    }
    if (status === 'citizen_pr') {
      return { workPermitStatus: draw.next() < 0.8 ? 'citizen' : 'permanent_resident', ...common }
    }
    const workPermitStatus = draw.pick(['work_permit', 'student_permit', 'provincial_nominee', 'lmia_worker'])
    return {
      workPermitStatus,
      workPermitNumber: `U${draw.digits(9)}`,
      workPermitExpiry: addDays(today, 60 + Math.floor(draw.next() * 600)),
      passportNumber: draw.pick([...'AKPZ']) + draw.digits(8),
      ...(workPermitStatus === 'lmia_worker' ? { lmiaNumber: `8${draw.digits(6)}` } : {}),
      ...common,
    }
  },
}
