import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  trial: {
    left_one: 'Il reste {{count}} jour dans votre essai',
    left_many: 'Il reste {{count}} jours dans votre essai',
    left_other: 'Il reste {{count}} jours dans votre essai',
    over: 'Votre essai est terminé',
  },
  table: {
    columns: 'Colonnes',
    density: 'Densité',
    comfortable: 'Aérée',
    compact: 'Compacte',
    view: 'Affichage',
    selectAll: 'Sélectionner toutes les lignes de cette page',
    selectRow: 'Sélectionner {{name}}',
    selected_one: '{{count}} sélectionné',
    selected_many: '{{count}} sélectionnés',
    selected_other: '{{count}} sélectionnés',
    clearSelection: 'Effacer la sélection',
    sortBy: 'Trier par {{column}}',
    previous: 'Page précédente',
    next: 'Page suivante',
    rowsPerPage: 'Lignes par page',
    range: '{{from}}–{{to}} sur {{total}}',
    searchHint: 'Appuyez sur / pour chercher',
    pages: 'Pages de {{table}}',
  },
  explain: {
    label: 'Comment {{name}} est calculé',
    inputs: 'À partir de',
    rule: 'Règle',
    since: 'en vigueur depuis le {{day}}',
    source: 'Provenance',
    checked: 'vérifié le {{day}}',
    unconfirmed: 'pas encore confirmé par une deuxième source',
    steps: 'Étapes',
    result: 'Résultat',
  },
  choices: {
    title: 'Quelqu’un d’autre a modifié cet employé entre-temps',
    text: 'Choisissez la valeur à garder pour chaque champ.',
    field: 'Champ',
    mine: 'La vôtre',
    theirs: 'Enregistrée entre-temps',
    empty: 'vide',
    apply: 'Enregistrer avec ces choix',
    none: 'Rien ne diffère. Enregistrez de nouveau pour garder vos modifications.',
    close: 'Fermer',
    cancel: 'Annuler',
  },
  month: {
    month: 'Mois',
    year: 'Année',
    none: 'Sans mois',
  },
  failed: {
    countries: 'La liste des pays de travail n’a pas pu être chargée',
    nationalities: 'La liste des nationalités n’a pas pu être chargée',
  },
}

export default fr
