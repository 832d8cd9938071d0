import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  search: 'Rechercher un poste',
  country: 'Pays',
  anyCountry: 'Tous les pays',
  department: 'Service',
  anyDepartment: 'Tous les services',
  find: 'Rechercher',
  noFit: 'Aucun poste ne correspond. Essayez moins de mots.',
  count_one: '1 poste ouvert',
  count_many: '{{count}} postes ouverts',
  count_other: '{{count}} postes ouverts',
  pages: 'Pages de résultats',
  before: 'Précédent',
  after: 'Suivant',
  page: 'Page {{page}} sur {{pages}}',
  title: 'Connexion des employés',
  subtitle: 'Se connecter à {{company}}',
  missing: 'Il n’y a pas d’entreprise ici',
  missingText: 'Aucune entreprise n’a l’adresse {{address}}. Demandez la bonne à votre équipe RH.',
  home: 'Vers la page d’accueil',
  website: 'Site de l’entreprise',
  jobs: 'Offres d’emploi',
}
export default fr
