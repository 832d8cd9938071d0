import type en from './en.ts'

const fr: typeof en = {
  title: 'Poser une question à l’employeur',
  text: 'L’employeur ne sait pas qui pose la question. Il peut la publier dans l’offre avec sa réponse.',
  label: 'Votre question',
  send: 'Envoyer la question',
  sent: 'Votre question est envoyée. La réponse arrive par e-mail.',
  full: 'Vos questions attendent une réponse. Posez-en une autre dès que l’une en a reçu une.',
  yours: 'Vos questions sur cette offre',
  waiting: 'En attente de réponse',
  removed: 'Retirée par l’employeur',
  answer: 'Réponse',
  onAdvert: 'Visible dans l’offre',
  tab: 'Questions posées',
  none: 'Personne n’a posé de question sur cette offre.',
  anonymous: 'Vous ne savez pas qui pose la question. Fourshore transmet votre réponse.',
  askedOn: 'Posée le {{day}}',
  answerLabel: 'Votre réponse',
  publish: 'Montrer la question et la réponse dans l’offre',
  save: 'Enregistrer la réponse',
  saved: 'Réponse enregistrée',
  remove: 'Retirer',
  removeTitle: 'Retirer cette question ?',
  removeText: 'Seulement en cas d’abus. Elle quitte l’offre, et la personne voit qu’elle a été retirée.',
  removeDone: 'Question retirée',
  cancel: 'Annuler',
}
export default fr
