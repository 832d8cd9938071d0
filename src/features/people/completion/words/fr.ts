import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Mes informations',
  text: 'Votre employeur vous demande de compléter vos informations.',
  textBy: 'Votre employeur vous demande de compléter vos informations au plus tard le {{day}}.',
  missing: 'Il manque encore : {{missing}}',
  needed: 'La nationalité est requise',
  saved: 'Enregistré. Il manque encore : {{missing}}',
  done: 'Vos informations sont complètes.',
  save: 'Enregistrer mes informations',
  nationality: 'Nationalité',
  employmentStatus: 'Statut d’emploi',
  phone: 'Numéro de téléphone',
  birthDate: 'Date de naissance',
  gender: 'Genre',
  maritalStatus: 'État civil',
  address: 'Adresse',
  addressLine2: 'Complément d’adresse',
  postalCode: 'Code postal',
  emergencyContactName: 'Contact d’urgence',
  emergencyContactPhone: 'Téléphone du contact d’urgence',
}
export default fr
