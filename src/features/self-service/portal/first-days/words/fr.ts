import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Vos premiers jours chez {{company}}',
  text: 'Quatre choses à faire en premier. Fait : {{done}} sur {{of}}.',
  steps: {
    contact: 'Donnez votre numéro de téléphone et votre adresse',
    emergency: 'Dites qui appeler s’il vous arrive quelque chose',
    memos: 'Lisez ce que votre entreprise vous a envoyé et répondez-y',
    documents: 'Remettez un premier document',
    notifications: 'Choisissez comment vous recevez les nouvelles',
  },
  open: 'Faire maintenant',
  openOf: 'Faire maintenant : {{what}}',
  done: 'Fait',
  hide: 'Masquer ces étapes',
  failed: 'Les étapes n’ont pas été masquées : {{message}}',
}
export default fr
