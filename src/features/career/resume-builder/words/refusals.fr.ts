import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'This link is over. Ask whoever sent it for a new one.':
    'Ce lien n’est plus valable. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  'There is nothing in this CV to read yet.': 'Il n’y a encore rien à lire dans ce CV.',
  'This CV has letters that our PDF has no font for. Take the Word document, which keeps them all.':
    'Ce CV contient des lettres pour lesquelles notre PDF n’a pas de police. Prenez le document Word, qui les garde toutes.',
  'This CV is not read yet, or could not be. Choose another, or begin with your profile.':
    'Ce CV n’est pas encore lu, ou n’a pas pu l’être. Choisissez-en un autre, ou commencez avec votre profil.',
  'This CV was saved in another window since you opened it. Load it again to go on from there.':
    'Ce CV a été enregistré dans une autre fenêtre depuis que vous l’avez ouvert. Rechargez-le pour continuer de là.',
  'You keep {} CVs here already. Remove one you no longer need.':
    'Vous gardez déjà {} CV ici. Supprimez-en un dont vous n’avez plus besoin.',
}

export default refusals
