import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with where accounts are concerned, from its English. */
const refusals: CountryWords = {
  'Too many failed tries for this account. Choose a new password by e-mail, or wait {} seconds.':
    'Trop d’essais infructueux pour ce compte. Choisissez un nouveau mot de passe par courriel, ou attendez {} secondes.',
  'Confirm your e-mail address first: ask for a code and enter it.':
    'Confirmez d’abord votre adresse électronique : demandez un code et saisissez-le.',
  'Your e-mail address is confirmed already.': 'Votre adresse électronique est déjà confirmée.',
  'This code is not right, or it is too old. Ask for a new one.':
    'Ce code n’est pas exact ou n’est plus valable. Demandez-en un nouveau.',
  'Enter the six digits of the letter.': 'Saisissez les six chiffres du message.',
  'This is a job seeker’s account. Sign in under Job Seeker.':
    'Ceci est un compte de candidat. Connectez-vous sous Candidat.',
  'This is a company’s account. Sign in under Employer.':
    'Ceci est un compte d’entreprise. Connectez-vous sous Employeur.',
  'This is an employee’s account. Sign in on the page of your company.':
    'Ceci est un compte d’employé. Connectez-vous sur la page de votre entreprise.',
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
  'Confirm that it is you with your second factor.': 'Confirmez votre identité avec votre second facteur.',
  'This sign-in took too long or was tried too often. Enter your password once more.':
    'Cette connexion a pris trop de temps ou a été tentée trop souvent. Saisissez de nouveau votre mot de passe.',
  'This code is not right or was already used. Wait for the next one.':
    'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  'This recovery code is not right or was already used.': 'Ce code de récupération est incorrect ou a déjà servi.',
  'This passkey could not be confirmed.': 'Cette clé d’accès n’a pas pu être vérifiée.',
  'Too many wrong codes. Please wait {} seconds.': 'Trop de codes incorrects. Attendez {} secondes.',
  'The password is not right.': 'Le mot de passe est incorrect.',
  'Your authenticator app is already on. Turn it off before setting up another.':
    'Votre application d’authentification est déjà activée. Désactivez-la avant d’en configurer une autre.',
  'This code is not right. Check that the clock of your device is, and take the next code.':
    'Ce code est incorrect. Vérifiez que l’horloge de votre appareil est à l’heure et prenez le code suivant.',
  'Your company asks for a second factor. Set up another one before removing this one.':
    'Votre entreprise exige un second facteur. Configurez-en un autre avant de supprimer celui-ci.',
  'Recovery codes come with a second factor. Set one up first.':
    'Les codes de récupération accompagnent un second facteur. Configurez-en d’abord un.',
  'An account has at most {} passkeys. Remove one first.':
    'Un compte a au plus {} clés d’accès. Supprimez-en d’abord une.',
  'This took too long. Begin once more.': 'Cela a pris trop de temps. Recommencez.',
  'This passkey already signs in to an account.': 'Cette clé d’accès sert déjà à se connecter à un compte.',
  'Session not found.': 'Session introuvable.',
  'Passkey not found.': 'Clé d’accès introuvable.',
  'Authenticator app not found.': 'Application d’authentification introuvable.',
  'This invitation was already used, was withdrawn or is too old. Ask for a new one.':
    'Cette invitation a déjà servi, a été retirée ou est trop ancienne. Demandez-en une nouvelle.',
  'Enter the six digits your authenticator app shows.':
    'Saisissez les six chiffres affichés par votre application d’authentification.',
  'Give a code, a recovery code or a passkey.': 'Donnez un code, un code de récupération ou une clé d’accès.',
  'A passkey is required': 'Une clé d’accès est obligatoire',
  'Code is required': 'Le code est obligatoire',
  'Recovery code is required': 'Le code de récupération est obligatoire',
  'First name is required': 'Le prénom est obligatoire',
  'Last name is required': 'Le nom est obligatoire',
  'Company name is required': 'Le nom de l’entreprise est obligatoire',
  'Country is required': 'Le pays est obligatoire',
  'Your company asks for a second factor. Set one up first.':
    'Votre entreprise exige un second facteur. Configurez-en d’abord un.',
  'Something went wrong on our side. Nothing was changed.':
    'Une erreur s’est produite de notre côté. Rien n’a été modifié.',
  'The service is busy for a moment. Please try again.': 'Le service est momentanément occupé. Réessayez.',
  'Your company’s plan is over, so everything can be read and nothing changed. Choose a plan under Subscription to go on.':
    'La formule de votre entreprise est terminée : tout peut être lu, rien ne peut être modifié. Choisissez une formule sous Abonnement pour continuer.',
  'You are looking as somebody else, so nothing can be changed. End the view first.':
    'Vous regardez en tant que quelqu’un d’autre : rien ne peut être modifié. Quittez d’abord cet affichage.',
  'This is for the owner of the account alone.': 'Ceci est réservé au titulaire du compte.',
  'Confirm that it is you: enter your password.': 'Confirmez que c’est vous : saisissez votre mot de passe.',
}
export default refusals
