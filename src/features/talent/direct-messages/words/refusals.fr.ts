import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A thread has at most {} files.': 'Un fil a au plus {} fichiers.',
  'Leave the number of a payment card out: nobody needs it here.':
    'Ne mettez pas de numéro de carte de paiement : personne n’en a besoin ici.',
  'The company cannot take files at present. Write without one.':
    'L’entreprise ne peut pas recevoir de fichiers pour le moment. Écrivez sans fichier.',
  'The other side blocked this thread.': 'L’autre partie a bloqué ce fil.',
  'This company takes no direct messages.': 'Cette entreprise n’accepte pas de messages directs.',
  'This file was sent already, or is no longer there. Choose it again.':
    'Ce fichier a déjà été envoyé, ou n’est plus là. Choisissez-le de nouveau.',
  'This job takes no questions. Apply for it to write about it.':
    'Cette offre n’accepte pas de questions. Postulez pour écrire à son sujet.',
  'This message has left and cannot be taken back.': 'Ce message est parti et ne peut plus être repris.',
  'This thread is closed by the other side.': 'Ce fil est fermé par l’autre partie.',
  'You and this company do not write to each other any more.': 'Vous et cette entreprise ne vous écrivez plus.',
  'You and this person do not write to each other any more.': 'Vous et cette personne ne vous écrivez plus.',
  'You began {} threads within seven days. Begin another one later.':
    'Vous avez commencé {} fils en sept jours. Commencez-en un autre plus tard.',
  'You blocked this thread. Unblock it to write.': 'Vous avez bloqué ce fil. Débloquez-le pour écrire.',
  'You have a thread about this job already. Write in it.': 'Vous avez déjà un fil au sujet de cette offre. Écrivez-y.',
  'Fourshore closed this thread.': 'Fourshore a fermé ce fil.',
  'Your company has reported this thread. Fourshore has not decided yet.':
    'Votre entreprise a signalé ce fil. Fourshore n’a pas encore décidé.',
  'Write what is to stand for {}.': 'Écrivez ce qui doit remplacer {}.',
  'There is a template of this name already.': 'Il existe déjà un modèle de ce nom.',
  'A company has at most {} templates.': 'Une entreprise a au plus {} modèles.',
}

export default refusals
