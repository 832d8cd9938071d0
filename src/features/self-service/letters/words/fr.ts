import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  tab: 'Lettres',
  title: 'Établir une lettre',
  text: 'Elle est rédigée aussitôt à partir de votre dossier, porte un numéro et reste parmi vos documents.',
  kind: 'Lettre',
  kinds: { employment: 'Attestation d’emploi', salary: 'Attestation de salaire', leave: 'Attestation de congé' },
  leave: 'Quel congé',
  language: 'Langues',
  languageHint: 'Une lettre est toujours en anglais ; une seconde langue figure en dessous.',
  englishOnly: 'Anglais',
  both: 'Anglais et {{language}}',
  addressedTo: 'Adressée à',
  addressedHint: 'Une banque, une ambassade, un propriétaire. Vide : à qui de droit.',
  make: 'Établir la lettre',
  done: 'La lettre {{number}} est établie et enregistrée.',
  made: 'Vos lettres',
  noneMade: 'Vous n’en avez pas encore établi.',
  none: 'Pas encore de lettres',
  nobodySigns:
    'Votre entreprise n’a pas indiqué qui signe les lettres. Demandez aux RH de le saisir dans les paramètres.',
  noLeave: 'Vous n’avez aucun congé approuvé.',
  download: 'Télécharger',
  downloadOf: 'Télécharger la lettre {{number}}',
  failed: 'La lettre n’a pas pu être chargée : {{message}}',
}
export default fr
