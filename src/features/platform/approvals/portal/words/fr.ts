import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  tab: 'Approbations',
  mine: 'En attente de vous',
  asked: 'Vos demandes',
  none: 'Rien ne vous attend',
  noneText: 'Ce que demandent les personnes qui dépendent de vous figure ici.',
  askedBy: 'Demandé par {{who}}, {{when}}',
  open: 'Ouvrir',
  approve: 'Approuver',
  approveOf: 'Approuver : {{title}}',
  refuse: 'Refuser',
  refuseOf: 'Refuser : {{title}}',
  reason: 'Raison',
  reasonMissing: 'Dites pourquoi c’est refusé',
  ask: 'Demander',
  askOf: 'Demander à propos de : {{title}}',
  question: 'Votre question',
  send: 'Envoyer',
  cancel: 'Annuler',
  done: 'Votre réponse est envoyée.',
  questionFrom: '{{who}} demande : {{text}}',
  answered: 'Réponse : {{text}}',
  answer: 'Votre réponse',
  changed: 'Cela a changé depuis la demande.',
  waitsFor: 'Attend {{names}}',
  states: {
    pending: 'En attente',
    approved: 'Approuvé',
    refused: 'Refusé',
    returned: 'Renvoyé',
    withdrawn: 'Repris',
    lapsed: 'N’est plus valable',
  },
}
export default fr
