import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Aider à vérifier que le recrutement est équitable (facultatif)',
  why: 'Si vous le souhaitez, dites quelque chose de vous. L’employeur ne le voit jamais, ni aucun programme qui compare les candidatures : vos réponses sont seulement comptées, dans des groupes assez grands, pour voir si chacun a les mêmes chances. Vous pouvez les modifier ou les retirer à tout moment. Cela ne change rien à votre candidature.',
  gender: 'Genre',
  ageBand: 'Âge',
  ethnicity: 'Origine',
  empty: 'Sans réponse',
  save: 'Enregistrer',
  erase: 'Effacer mes réponses',
  saved: 'Enregistré.',
  erased: 'Effacé.',
  genders: {
    woman: 'Femme',
    man: 'Homme',
    other: 'Autre',
    unsaid: 'Je préfère ne pas le dire',
  },
  ages: {
    under25: 'Moins de 25 ans',
    '25to39': '25 à 39 ans',
    '40to54': '40 à 54 ans',
    '55plus': '55 ans ou plus',
    unsaid: 'Je préfère ne pas le dire',
  },
  origins: {
    chinese: 'Chinoise',
    malay: 'Malaise',
    indian: 'Indienne',
    eurasian: 'Eurasienne',
    indigenous: 'Autochtone',
    white: 'Blanche',
    black: 'Noire',
    south_asian: 'Sud-asiatique',
    southeast_asian: 'Sud-est asiatique',
    filipino: 'Philippine',
    arab: 'Arabe',
    latin_american: 'Latino-américaine',
    other: 'Autre',
    unsaid: 'Je préfère ne pas le dire',
  },
}
export default fr
