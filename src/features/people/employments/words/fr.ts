import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Mon équipe',
  subtitle: 'Les personnes qui dépendent de vous, directement ou non, au jour choisi.',
  day: 'Au',
  none: 'Personne ne dépend de vous ce jour-là',
  noneText: 'Les RH indiquent qui dépend de qui dans la fiche de chaque employé.',
  noRecord:
    'Aucune fiche d’employé de votre entreprise ne porte votre adresse : personne ne peut dépendre de vous ici.',
  noPosition: 'Aucun poste indiqué',
  people_one: '{{count}} personne dépend de vous.',
  people_many: '{{count}} de personnes dépendent de vous.',
  people_other: '{{count}} personnes dépendent de vous.',
  through_one: '{{count}} autre par leur intermédiaire.',
  through_many: '{{count}} d’autres par leur intermédiaire.',
  through_other: '{{count}} autres par leur intermédiaire.',
}
export default fr
