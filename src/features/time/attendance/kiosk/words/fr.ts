import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Borne',
  unpaired: 'Cette tablette n’est pas jumelée',
  unpairedText:
    'Ouvrez sur cette tablette le lien de la page Présence, Appareils. Il sert une fois, dans les dix minutes.',
  scan: 'Scannez avec votre téléphone pour pointer',
  or: 'Ou tapez votre numéro',
  number: 'Numéro d’employé',
  pin: 'NIP',
  in: 'Arrivée',
  out: 'Départ',
  doneIn: '{{name}}, arrivée à {{time}}',
  doneOut: '{{name}}, départ à {{time}}',
  photo:
    'Une photo est prise au pointage. Seuls les responsables des présences la voient. Elle est supprimée le {{day}}.',
  noCamera: 'La caméra est inutilisable. Votre pointage compte ; les RH voient qu’il n’y a pas de photo.',
  camera: 'Image de la caméra',
  offline: 'Pas de connexion. Le code revient tout seul.',
  showPin: 'Afficher ou masquer le code',
}
export default fr
