import type { CountryWords } from '../../../countries/translate.ts'

/** What the server refuses with where accounts are concerned, from its English. */
const refusals: CountryWords = {
  'The e-mail address or the password is not right.': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'Too many failed tries. Please wait {} seconds.': 'Trop d’essais infructueux. Attendez {} secondes.',
  'Too many tries. Please wait {} seconds.': 'Trop d’essais. Attendez {} secondes.',
  'An account cannot be opened with this e-mail address. If it is yours, sign in or choose a new password.':
    'Impossible d’ouvrir un compte avec cette adresse e-mail. Si elle est à vous, connectez-vous ou choisissez un nouveau mot de passe.',
  'This link was already used or is too old. Ask for a new one.':
    'Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.',
  'The current password is not right.': 'Le mot de passe actuel est incorrect.',
  'The new password must differ from the current one.': 'Le nouveau mot de passe doit différer de l’actuel.',
  'This password is too common. A short sentence of your own is safer.':
    'Ce mot de passe est trop courant. Une courte phrase de votre choix est plus sûre.',
  'Password must be at least 15 characters. A short sentence is easy to remember.':
    'Le mot de passe doit compter au moins 15 caractères. Une courte phrase se retient facilement.',
  'New password must be at least 15 characters. A short sentence is easy to remember.':
    'Le nouveau mot de passe doit compter au moins 15 caractères. Une courte phrase se retient facilement.',
  'Password must be at most 256 bytes': 'Le mot de passe ne doit pas dépasser 256 octets',
  'New password must be at most 256 bytes': 'Le nouveau mot de passe ne doit pas dépasser 256 octets',
  'Your role does not allow this.': 'Votre rôle ne le permet pas.',
  'Choose a new password first.': 'Choisissez d’abord un nouveau mot de passe.',
  'Not found.': 'Introuvable.',
  'Email is required': 'L’adresse e-mail est obligatoire',
  'Password is required': 'Le mot de passe est obligatoire',
  'Invalid email format': 'Format d’adresse e-mail non valide',
}
export default refusals
