import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  tab: 'Demander aux RH',
  title: 'Demander aux RH',
  text: 'Les RH vous répondent ici. Personne d’autre dans l’entreprise ne le lit.',
  kind: 'Sujet',
  kinds: { pay: 'Paie', leave: 'Congés', time: 'Temps de travail', documents: 'Documents', other: 'Autre chose' },
  payslip:
    'Une question sur une ligne d’un bulletin reçoit une réponse plus vite sur le bulletin même : la paie la lit là.',
  toPayslips: 'Vers vos bulletins',
  question: 'Votre question',
  send: 'Envoyer la question',
  sent: 'Votre question est aux RH.',
  required: 'Écrivez d’abord quelque chose',
  none: 'Vous n’avez encore rien demandé.',
  you: 'Vous',
  hr: '{{name}}, RH',
  states: { open: 'En attente des RH', answered: 'Répondue', closed: 'Close' },
  written: 'Ce qui a été écrit',
  more: 'Écrire de nouveau',
  sendMore: 'Envoyer',
  opensAgain: 'Cette question est close. Si vous écrivez, elle sera rouverte.',
  close: 'C’est réglé',
  closed: 'La question est close.',
}
export default fr
