import type { Translation } from '../../../i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  show: '{{title}} : graphique ou tableau',
  chart: 'Graphique',
  table: 'Tableau',
  keys: '{{title}}, graphique. Les flèches passent d’une valeur à l’autre ; le tableau ci-dessous a les mêmes chiffres.',
  numbers: 'Chiffres de {{title}}',
  copy: 'Copier les chiffres',
  copied: 'Chiffres copiés',
  notCopied: 'Les chiffres n’ont pas pu être copiés. Téléchargez-les.',
  csv: 'Télécharger en CSV',
  value: '{{point}} : {{series}}, {{value}} ({{at}} sur {{of}})',
  share: '{{share}} du premier',
  unknown: 'inconnu',
  drawn: '{{drawn}} sur {{all}} sont dessinées. Le tableau les a toutes.',
  series: 'Ce qui est dessiné',
}

export default fr
