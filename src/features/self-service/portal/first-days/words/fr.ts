import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Bienvenue chez {{company}}, {{name}}',
  text: 'Quatre choses pour vos premiers jours. Fait : {{done}} sur {{of}}.',
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
