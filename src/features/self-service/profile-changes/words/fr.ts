import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  tab: 'Compte bancaire',
  title: 'Où va votre paie',
  now: 'La paie va à {{bank}}, {{account}}',
  none: 'Aucun compte n’est encore enregistré.',
  text: 'Un nouveau compte sert {{days}} jours après l’accord des RH. Vous recevez un courrier à chaque étape.',
  change: 'Changer de compte',
  bankName: 'Banque',
  accountNumber: 'Numéro de compte',
  ask: 'Demander le changement',
  asked: 'Demandé. Vous recevrez un courrier dès la décision des RH.',
  proof: 'Nous redemandons votre mot de passe, car il s’agit de votre paie.',
  cancel: 'Annuler',
  close: 'Fermer',
  withdraw: 'Reprendre',
  withdrawn: 'Repris. La paie reste sur l’ancien compte.',
  usableFrom: 'Utilisé à partir du {{when}}',
  failed: 'Cela n’a pas fonctionné : {{message}}',
  past: 'Changements',
  states: {
    asked: 'Attend les RH',
    approved: 'Accepté',
    refused: 'Refusé',
    withdrawn: 'Repris',
    used: 'En usage',
  },
}
export default fr
