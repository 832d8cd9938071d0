import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Contact de facturation',
  hello: 'Bonjour {{name}},',
  missing:
    'Ce lien n’ouvre plus rien. Si vous souhaitez encore recevoir les documents, demandez une nouvelle invitation à l’entreprise.',
  agree: 'Accepter',
  decline: 'Ne pas accepter',
  leave: 'Ne plus rien recevoir',
  states: {
    invited:
      '{{company}} vous demande de recevoir par e-mail ses factures, reçus et rappels de paiement pour Fourshore. Aucun compte n’est nécessaire, et ce lien vous permet d’arrêter à tout moment.',
    confirmed:
      'Vous recevez les factures, reçus et rappels de paiement de {{company}}. Gardez la lettre avec ce lien : il vous permet d’arrêter.',
    over: 'Cette invitation de {{company}} n’est plus valable. Demandez-en une nouvelle à l’entreprise.',
    left: 'Vous ne recevez plus rien de {{company}}.',
  },
  contacts: {
    title: 'Contacts de facturation',
    text: 'Personnes hors de votre entreprise qui reçoivent par e-mail factures, reçus et rappels de paiement, en plus de l’adresse des factures. Elles acceptent d’abord par un lien.',
    none: 'Aucun pour le moment.',
    name: 'Nom',
    email: 'Adresse e-mail',
    language: 'Langue des lettres',
    languageHint: 'L’invitation et toutes les lettres suivantes sont écrites dans cette langue.',
    invite: 'Inviter',
    invited: 'L’invitation est en route.',
    remove: 'Retirer',
    removeOne: 'Retirer {{name}}',
    removed: 'Retiré. Cette personne ne reçoit plus rien.',
  },
  contactStates: {
    invited: 'Invité le {{day}}, pas encore accepté',
    confirmed: 'Accepté le {{day}}',
    over: 'Invité le {{day}} ; l’invitation n’est plus valable. Invitez de nouveau.',
  },
}

export default fr
