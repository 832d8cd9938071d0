import { addDays } from '../../shared/dates.ts'
import { luhnDigit } from '../check-digits.ts'
import type { CountryDemo, Draw } from '../country.ts'
import { demoNames } from '../fields.ts'

const emiratesId = (draw: Draw, year: string): string => {
  const payload = `784${year}${draw.digits(7)}`
  return payload + luhnDigit(payload)
}

export const demo: CountryDemo = {
  companyName: 'Al Noor Trading LLC',
  companySlug: 'al-noor-trading',
  companyNumbers: [
    { tradeLicence: 'DEMO-0000001', licensingAuthority: 'mainland' },
    { tradeLicence: 'DEMO-0000002', licensingAuthority: 'mainland' },
  ],
  people: [
    demoNames(
      'Emirati',
      12,
      {
        men: 'Ahmed, Mohammed, Khalid, Saeed, Rashid, Hamad, Sultan, Abdullah',
        women: 'Fatima, Maryam, Aisha, Shamma, Hessa, Latifa, Noura, Moza',
        family: 'Mansoori, Mazrouei, Shamsi, Ketbi, Suwaidi, Hammadi, Zaabi, Falasi',
      },
      (given, family) => `${given} Al ${family}`,
    ),
    demoNames('Indian', 34, {
      men: 'Rajesh, Anil, Sunil, Vijay, Shibu, Biju, Arun, Manoj',
      women: 'Priya, Sreeja, Deepa, Reshma, Anju, Bindu, Smitha, Neethu',
      family: 'Nair, Menon, Thomas, Kumar, Mathew, Pillai, Varghese, Sharma, Patel',
    }),
    demoNames('Pakistani', 14, {
      men: 'Muhammad Usman, Bilal, Imran, Kashif, Adnan, Waqas',
      women: 'Sana, Hina, Rabia, Mehwish',
      family: 'Khan, Malik, Butt, Chaudhry, Sheikh, Qureshi',
    }),
    demoNames('Filipino', 12, {
      men: 'Mark Anthony, Jerome, Rodel, Christian',
      women: 'Maria Cristina, Jocelyn, Analyn, Lovely, Rhea',
      family: 'Dela Cruz, Garcia, Mendoza, Ramos, Aquino',
    }),
    demoNames('Egyptian', 10, {
      men: 'Mahmoud, Mostafa, Karim, Tarek, Hossam',
      women: 'Yasmine, Dina, Heba, Nourhan',
      family: 'Ibrahim, El Sayed, Hassan, Abdel Rahman, Fathy',
    }),
    demoNames('Jordanian', 5, {
      men: 'Omar, Yazan, Laith',
      women: 'Rania, Lina, Dana',
      family: 'Haddad, Khoury, Masri, Nasser',
    }),
    demoNames('British', 4, {
      men: 'James, Oliver, Simon',
      women: 'Charlotte, Emma, Helen',
      family: 'Wright, Turner, Clarke, Hughes',
    }),
    demoNames('Bangladeshi', 5, {
      men: 'Rafiqul, Jahangir, Shahin',
      women: 'Nasrin, Sharmin',
      family: 'Islam, Hossain, Miah, Uddin',
    }),
  ],
  addresses: [
    { line: 'Office 1204, Al Manara Tower, Business Bay', city: 'Dubai', postalCode: '', region: 'dubai' },
    { line: 'Apartment 507, Marina Diamond 3', city: 'Dubai', postalCode: '', region: 'dubai' },
    { line: 'Villa 18, Khalifa City A', city: 'Abu Dhabi', postalCode: '', region: 'abu_dhabi' },
    { line: 'Flat 302, Al Majaz 2', city: 'Sharjah', postalCode: '', region: 'sharjah' },
    { line: 'Flat 11, Al Nuaimiya 1', city: 'Ajman', postalCode: '', region: 'ajman' },
    { line: 'Villa 4, Al Hamra Village', city: 'Ras Al Khaimah', postalCode: '', region: 'ras_al_khaimah' },
  ],
  phone: (draw) => `+971 5${draw.pick(['0', '2', '4', '5', '6', '8'])} ${draw.digits(3)} ${draw.digits(4)}`,
  banks: ['Emirates NBD', 'First Abu Dhabi Bank', 'Abu Dhabi Commercial Bank', 'Mashreq', 'Dubai Islamic Bank'],
  salaries: {
    Technical: [9000, 26_000],
    Operations: [4500, 12_000],
    Sales: [5000, 17_000],
    Marketing: [6500, 18_000],
    Finance: [7500, 21_000],
    Administration: [6000, 11_000],
    Admin: [6000, 11_000],
    HR: [6500, 17_000],
  },
  facts: (draw, { status, birthDate }, today) => {
    const common = {
      emiratesId: emiratesId(draw, birthDate.slice(0, 4)),
      labourCard: `LC${1 + Math.floor(draw.next() * 9)}${draw.digits(8)}`,
      emirate: draw.pick(['dubai', 'dubai', 'abu_dhabi', 'sharjah', 'ajman', 'ras_al_khaimah']),
      mohreFileNumber: draw.digits(13),
      workingDaysPerWeek: draw.pick(['5', '5', '6']),
      overtimeRateMultiplier: '1.25',
    }
    if (status === 'citizen_pr') {
      return { uaeEmployeeStatus: 'uae_national', passportNumber: draw.pick([...'ABCDK']) + draw.digits(7), ...common }
    }
    return {
      uaeEmployeeStatus: 'expatriate_worker',
      passportNumber: draw.pick([...'ALNPRZ']) + draw.digits(8),
      visaType: draw.pick(['employment_visa', 'employment_visa', 'employment_visa', 'family_visa', 'golden_visa']),
      visaNumber: `AE${draw.digits(9)}`,
      visaExpiry: addDays(today, 60 + Math.floor(draw.next() * 600)),
      residencePermit: `201${today.slice(0, 4)}${draw.digits(7)}`,
      endOfServiceBenefit: 'true',
      ...common,
    }
  },
}
