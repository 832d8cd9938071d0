import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Votre décision',
  loading: 'Un instant',
  hello: 'Bonjour {{name}}, {{company}} attend votre décision.',
  askedBy: 'Demandé par {{who}}',
  approve: 'Approuver',
  refuse: 'Refuser',
  reason: 'Raison, si vous refusez',
  reasonMissing: 'Dites pourquoi c’est refusé',
  done: 'Merci, votre décision est prise en compte.',
  inbox: 'Ouvrir la boîte',
  missing: 'Ce lien est inconnu. Ouvrez la boîte.',
  failed: 'Cela n’a pas fonctionné : {{message}}',
  states: {
    used: 'Ce lien a déjà servi.',
    ended: 'Ce lien est trop ancien.',
    changed: 'Cela a changé depuis le courrier : relisez avant de décider.',
    decided: 'Cela n’attend plus votre décision.',
  },
}
export default fr
