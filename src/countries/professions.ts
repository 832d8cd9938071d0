import type { Source } from '../shared/explain.ts'

/** Occupations of ESCO 1.1.1 that a law somewhere keeps to those who are registered, by the last part of their address there. */
export const ESCO = {
  generalPractitioner: '71f09c8b-a172-408c-b9e7-32e580e39ff6',
  specialisedDoctor: '9b889f07-c39c-464d-b9d9-b2daa650f9ac',
  nurse: '8d3e8aaa-791b-4c75-a465-f3f827028f50',
  specialistNurse: '18e14e61-495b-44cc-a7c6-df4c625934ba',
  advancedNurse: '36494988-69d2-4420-9db4-eb56605ac983',
  midwife: '95cda6a9-a70a-4a93-9442-11d573cb4a02',
  dentist: 'e52b5707-7097-4dbc-ac61-054e917da241',
  specialistDentist: 'a580e79a-b752-49c1-b033-b5ab2b34bfba',
  pharmacist: '7c132147-428b-4ea3-87e1-70f7abb691ce',
  hospitalPharmacist: '5fd099da-218a-460e-bd5b-b42f1b76c67c',
  specialistPharmacist: '8db28ebf-8818-4639-aa49-30324901836e',
  physiotherapist: '006cc1f9-2841-41c3-991a-dc3f2f3bd533',
  occupationalTherapist: '33da5532-8c4e-4d1b-b52e-c201ee1bc7ab',
  optometrist: 'bffbe18a-cb8b-4f90-bd87-7505cd3b16f5',
  chiropractor: '49e4e358-8ba3-4a05-8ef9-abb73156f5f7',
  dietitian: '8a53f8d3-d995-4c7b-a70d-d79f76bdcb3f',
  veterinarian: 'eb6efbb9-9216-4e86-bc3b-de2223cd4667',
  lawyer: '974d4eab-fbee-4c52-b16e-73bdd8c25b53',
  architect: '8c3f536e-ba66-4321-ba40-363dc39f129b',
  civilEngineer: 'd7d986e1-7333-431b-9719-0c5c6939e360',
  mechanicalEngineer: '579254cf-6d69-4889-9000-9c79dc568644',
  electricalEngineer: '86ca306c-ab99-420a-9e2a-aa73c5c4de22',
  primaryTeacher: '03d79393-7b30-4159-945b-01963eddd302',
  secondaryTeacher: '5efb2c08-ba3a-4659-a2e4-1883f54e77b6',
  electrician: '4910419f-b4af-4f59-b544-9dbebc8a74f0',
  securityGuard: '31808988-fc0a-4bc3-9e47-27216d6759f5',
  bodyguard: 'f8e435dd-7aa9-4d7a-97c3-b3b5789b6b25',
  estateAgent: '8ec8df02-e9dd-43b7-b416-5846ae0414ab',
} as const
export type EscoOccupation = (typeof ESCO)[keyof typeof ESCO]

/** What is kept to them: the work, the name alone, or the work unless somebody who is licensed watches over it. */
export const RESERVED = ['work', 'title', 'supervised'] as const

export type Profession = {
  occupations: readonly EscoOccupation[]
  reserved: (typeof RESERVED)[number]
  /** With whom one registers, as it is called in English. */
  authority: string
  statute: string
  source: Source
}

/** The clear cases of a country's law. What stands in none of them may be regulated all the same. */
export type CountryProfessions = { code: string; professions: readonly Profession[] }

/** The rule on an occupation, where one is on file. */
export const professionOf = (country: CountryProfessions | undefined, esco: string): Profession | null =>
  country?.professions.find(({ occupations }) => occupations.some((one) => one === esco)) ?? null
