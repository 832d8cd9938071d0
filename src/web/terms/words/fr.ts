import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  administration: 'Administration',
  admin: 'Administration',
  finance: 'Finances',
  hr: 'RH',
  marketing: 'Mise en marché',
  operations: 'Exploitation',
  sales: 'Ventes',
  technical: 'Technique',

  female: 'Femme',
  male: 'Homme',
  divorced: 'Divorcé',
  married: 'Marié',
  single: 'Célibataire',
  widowed: 'Veuf',

  communication: 'Communications',
  education: 'Études',
  food: 'Alimentation',
  housing: 'Logement',
  meal: 'Repas',
  medical: 'Frais médicaux',
  transport: 'Déplacements',
  annual_bonus: 'Prime annuelle',
  attendance_incentive: 'Prime d’assiduité',
  on_call_allowance: 'Indemnité d’astreinte',
  relocation: 'Déménagement',
  sales_incentive: 'Prime de vente',
  shift_allowance: 'Prime de quart',

  new: 'Nouvelle',
  in_review: 'En examen',
  interview: 'Entretien',
  assessment: 'Évaluation',
  offer: 'Offre',
  hired: 'Embauché',

  monthly: 'Mensuelle',
  bi_weekly: 'Aux deux semaines',

  employment_contract: 'Contrat de travail',
  certificate: 'Certificat',
  other_document: 'Autre document',
}

export default fr
