import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Idées par métier',
  intro:
    'Ce que font les personnes d’un métier, dans les mots d’O*NET (États-Unis, en anglais). Ce sont des idées, non des faits sur vous : cochez seulement ce que vous avez vraiment fait, et dites-le avec vos mots.',
  search: 'Intitulé du poste',
  searchHint: 'Son nom en anglais, par exemple « {{example}} ».',
  found: 'Métiers qui portent ce nom',
  beginning: 'Métiers dont un intitulé commence ainsi',
  none: 'O*NET ne connaît pas cet intitulé. Essayez-en un plus court ou un autre, en anglais.',
  called: 'aussi « {{title}} »',
  other: 'Choisir un autre métier',
  tasks: '{{title}} : qu’avez-vous fait parmi ceci ?',
  own: 'Avec vos mots : {{task}}',
  take: 'Ajouter ce que j’ai coché',
  nothing: 'Cochez ce que vous avez fait.',
  full: 'Il n’y a plus de place pour d’autres points.',
  cancel: 'Annuler',
  source:
    'Tâches et intitulés : base de données O*NET 27.0 (août 2022) du ministère du Travail des États-Unis, Employment and Training Administration (USDOL/ETA), utilisée sous licence CC BY 4.0. O*NET est une marque de l’USDOL/ETA. Les textes sont choisis, non réécrits ; l’USDOL/ETA ne les a ni approuvés, ni recommandés, ni vérifiés.',
}

export default fr
