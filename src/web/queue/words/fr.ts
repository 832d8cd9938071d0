import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  waiting_one: '{{count}} en attente d’envoi',
  waiting_many: '{{count}} en attente d’envoi',
  waiting_other: '{{count}} en attente d’envoi',
  refused_one: '{{count}} non accepté',
  refused_many: '{{count}} non acceptés',
  refused_other: '{{count}} non acceptés',
  title: 'Pas encore envoyé',
  help: 'Ce que vous avez fait est gardé sur cet appareil et envoyé dès qu’il y a une connexion.',
  since: 'Fait le {{when}}',
  sendNow: 'Envoyer maintenant',
  retry: 'Réessayer',
  discard: 'Abandonner',
  discardThis: 'Abandonner : {{label}}',
  retryThis: 'Réessayer : {{label}}',
  sure: 'Abandonner « {{label}} » ? Le serveur n’en saura rien.',
  close: 'Fermer',
}
export default fr
