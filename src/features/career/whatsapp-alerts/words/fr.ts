import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Alertes WhatsApp et SMS',
  subtitle: 'Le peu qui compte, là où vous lisez vos messages. Au plus 3 par jour.',
  none: 'Ce serveur ne peut envoyer ni messages WhatsApp ni SMS. L’e-mail et les messages poussés fonctionnent :',
  notifications: 'Réglages de notification',
  trial:
    'Ceci est une démonstration : les messages sont écrits et gardés dans sa boîte d’envoi, et aucun n’est envoyé.',
  unpaid: 'Votre formule Premium+ a pris fin, donc aucune alerte n’est envoyée. Vos réglages restent.',
  channels: {
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    label: 'Envoyer par',
  },
  topics: {
    label: 'M’avertir de',
    new_jobs: 'Nouvelles offres de mes recherches enregistrées',
    interviews: 'Entretiens : proposés, fixés, annulés',
    answers: 'Réponses, invitations et offres d’employeurs',
  },
  looks: 'Un message ressemble à ceci',
  example:
    'Bonjour {{name}}, il y a de nouvelles offres qui correspondent à votre recherche. (un lien pour se connecter) Répondez STOP pour arrêter ces messages.',
  begin: 'Configurer les alertes',
  phone: 'Numéro de mobile',
  phoneHelp: 'Avec l’indicatif du pays, comme +65 9123 4567',
  phoneMissing: 'Écrivez votre numéro de mobile',
  agree:
    'J’accepte que Fourshore m’envoie des messages sur ma recherche d’emploi, au plus 3 par jour. Je peux y mettre fin à tout moment en répondant STOP.',
  agreeMissing: 'Acceptez d’abord les messages',
  send: 'Envoyez-moi un code',
  confirm: 'Confirmez votre numéro',
  sent: 'Nous avons envoyé un code au {{phone}}. Il est valable 15 minutes.',
  code: 'Code reçu',
  codeMissing: 'Le code a six chiffres',
  check: 'Confirmer',
  another: 'Utiliser un autre numéro',
  now: 'Vos alertes',
  states: {
    active: 'Activées : les messages vont au {{phone}} par {{channel}}.',
    paused: 'En pause : rien n’est envoyé au {{phone}}.',
    stopped: 'Arrêtées par une réponse du {{phone}}. Répondez START de ce numéro pour les reprendre.',
  },
  quietFrom: 'Calme à partir de',
  quietTo: 'Calme jusqu’à',
  quietHelp: 'Rien n’est envoyé pendant ces heures ({{zone}}). Ce qui arrive alors est envoyé à leur fin.',
  pause: 'Mettre les alertes en pause',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  test: 'Envoyer un message d’essai',
  tested: 'Un message d’essai est parti.',
  remove: 'Supprimer le numéro',
  removed: 'Le numéro est supprimé. Rien de plus n’est envoyé.',
  consent: 'Vous avez accepté le {{day}} :',
  log: 'Journal des messages',
  logEmpty: 'Rien n’a encore été envoyé.',
  logHead: {
    at: 'Quand',
    what: 'Quoi',
    state: 'État',
  },
  kinds: {
    agreed: 'Vous avez accepté les messages',
    code: 'Code pour confirmer le numéro',
    confirmed: 'Numéro confirmé',
    test: 'Message d’essai',
    alert: 'Alerte',
    stop: 'Vous avez répondu STOP',
    start: 'Vous avez répondu START',
    removed: 'Numéro supprimé',
  },
  became: {
    queued: 'En attente',
    sending: 'En cours d’envoi',
    local: 'Gardé ici, pas envoyé',
    sent: 'Envoyé',
    failed: 'Non remis',
  },
  to: 'au …{{end}}',
}

export default fr
