import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  tab: 'Collègues',
  title: 'Qui est qui',
  search: 'Nom, poste, service ou site',
  none: 'Personne trouvé',
  noneText: 'Essayez un autre mot.',
  more: 'Les {{count}} premiers sont affichés. Tapez un nom pour en trouver d’autres.',
  open: 'Afficher {{name}}',
  ownLine: 'Votre hiérarchie',
  lineOf: 'Hiérarchie de {{name}}',
  streetMap: 'Voir sur un plan des rues (OpenStreetMap)',
  askAboutShift: 'Questions sur cet horaire :',
  nobodyAbove: 'Ne dépend de personne.',
  beneath_one: '{{count}} personne en dépend',
  beneath_many: '{{count}} personnes en dépendent',
  beneath_other: '{{count}} personnes en dépendent',
  holidays: 'Jours fériés',
  holidaysOf: 'Jours fériés à {{place}}',
  year: 'Année',
  noHolidays: 'Aucun jour férié enregistré pour cette année.',
  half: 'demi-journée',
  tentative: 'date à confirmer',
}
export default fr
