import { addDays } from '../../shared/dates.ts'
import { verhoeffDigit } from '../check-digits.ts'
import type { CountryDemo, Draw } from '../country.ts'
import { demoNames } from '../fields.ts'

const LETTERS = [...'ABCDEFGHJKLMNPRSTVW']
const letters = (draw: Draw, n: number): string => Array.from({ length: n }, () => draw.pick(LETTERS)).join('')

const pan = (draw: Draw): string =>
  `${letters(draw, 3)}P${letters(draw, 1)}${1 + Math.floor(draw.next() * 9)}${draw.digits(3)}${letters(draw, 1)}`

const aadhaar = (draw: Draw): string => {
  const ten = draw.pick([...'23456789']) + draw.digits(9)
  // The eleventh digit differs from the second, so the number is never a palindrome, which UIDAI does not issue.
  const eleven = ten + (ten[1] === '7' ? '1' : '7')
  return eleven + verhoeffDigit(eleven)
}

export const demo: CountryDemo = {
  companyName: 'Kaveri Software Private Limited',
  companySlug: 'kaveri-software',
  companyNumbers: [{ cin: 'U72900KA2026PTC999999' }, { cin: 'U72900KA2026PTC999998' }],
  people: [
    demoNames('Indian', 30, {
      men: 'Rahul, Amit, Vikas, Rohit, Saurabh, Ankit, Manoj, Deepak, Nitin, Gaurav',
      women: 'Priya, Neha, Pooja, Anjali, Ritu, Shweta, Swati, Nidhi, Kavita, Sunita',
      family: 'Sharma, Verma, Gupta, Singh, Mishra, Yadav, Agarwal, Tiwari, Chauhan, Saxena',
    }),
    demoNames('Indian', 28, {
      men: 'Karthik, Venkatesh, Srinivas, Arvind, Naveen, Ramesh, Prasad, Harish',
      women: 'Lakshmi, Divya, Meenakshi, Sowmya, Anitha, Vidya, Padma, Revathi',
      family: 'Iyer, Reddy, Rao, Nair, Menon, Krishnan, Subramanian, Naidu, Hegde, Shetty, Pillai',
    }),
    demoNames('Indian', 18, {
      men: 'Sachin, Omkar, Kunal, Jignesh, Bhavesh, Nilesh',
      women: 'Snehal, Manasi, Hetal, Komal, Rutuja, Bhavna',
      family: 'Patil, Deshmukh, Kulkarni, Joshi, Patel, Shah, Desai, Mehta',
    }),
    demoNames('Indian', 14, {
      men: 'Mohammed Imran, Arif, Faizan, Salman, Asif, Zubair',
      women: 'Ayesha, Fatima, Sana, Rukhsar, Nazia, Zoya',
      family: 'Khan, Shaikh, Ansari, Siddiqui, Qureshi, Hussain',
    }),
    demoNames('Indian', 5, {
      men: 'Joseph, Thomas, George, Anil',
      women: 'Mary, Annamma, Elizabeth, Sheeba',
      family: "Mathew, Kurian, Fernandes, D'Souza, Varghese",
    }),
    demoNames('Indian', 4, {
      men: 'Gurpreet, Harjeet, Manpreet',
      women: 'Simran, Jasleen, Navneet',
      family: 'Gill, Sandhu, Dhillon, Bedi',
    }),
    demoNames('Nepalese', 1, { men: 'Bikash, Sujan', women: 'Sabina, Asmita', family: 'Thapa, Gurung, Shrestha' }),
  ],
  addresses: [
    { line: '14, 5th Cross, Indiranagar', city: 'Bengaluru', postalCode: '560038', region: 'KA' },
    { line: 'Flat 302, Lake View Apartments, Powai', city: 'Mumbai', postalCode: '400076', region: 'MH' },
    { line: '27, Gandhi Street, T. Nagar', city: 'Chennai', postalCode: '600017', region: 'TN' },
    { line: 'C-118, Lajpat Nagar II', city: 'New Delhi', postalCode: '110024', region: 'DL' },
    { line: 'B-45, Sector 62', city: 'Noida', postalCode: '201309', region: 'UP' },
    { line: '9, Baner Road, Aundh', city: 'Pune', postalCode: '411007', region: 'MH' },
  ],
  phone: (draw) => `+91 ${draw.pick(['9', '8', '7'])}${draw.digits(4)} ${draw.digits(5)}`,
  banks: ['State Bank of India', 'HDFC Bank', 'ICICI Bank', 'Axis Bank', 'Kotak Mahindra Bank', 'Canara Bank'],
  salaries: {
    Technical: [55_000, 220_000],
    Operations: [24_000, 70_000],
    Sales: [28_000, 95_000],
    Marketing: [32_000, 110_000],
    Finance: [38_000, 130_000],
    Administration: [20_000, 48_000],
    Admin: [20_000, 48_000],
    HR: [32_000, 100_000],
  },
  facts: (draw, { status }, today) => {
    const state = draw.pick([
      { value: 'KA', pf: 'BGBNG' },
      { value: 'MH', pf: 'MHBAN' },
      { value: 'TN', pf: 'TNMAS' },
      { value: 'DL', pf: 'DLCPM' },
      { value: 'UP', pf: 'UPKNP' },
    ])
    const bank = draw.pick(['SBIN', 'HDFC', 'ICIC', 'UTIB', 'KKBK', 'CNRB'])
    const common = {
      panNumber: pan(draw),
      pfNumber: `${state.pf}${draw.digits(7)}000${draw.digits(7)}`,
      esiNumber: `${draw.pick(['3', '4', '5'])}${draw.digits(9)}`,
      uanNumber: `10${draw.digits(10)}`,
      ifscCode: `${bank}0${draw.digits(6)}`,
      stateRegistration: state.value,
      workingDaysPerWeek: draw.pick(['5', '5.5', '6']),
      overtimeRateMultiplier: '2',
    }
    if (status === 'citizen_pr') return { employeeStatus: 'indian_citizen', aadhaarNumber: aadhaar(draw), ...common }
    return {
      employeeStatus: 'foreign_worker',
      workVisaType: 'Employment visa',
      visaNumber: `V${letters(draw, 1)}${draw.digits(8)}`,
      visaExpiry: addDays(today, 60 + Math.floor(draw.next() * 600)),
      passportNumber: `${letters(draw, 1)}${draw.digits(8)}`,
      ...common,
    }
  },
}
