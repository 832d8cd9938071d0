import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A test is paused once only. The clock goes on.': 'Un test ne se met en pause qu’une fois. Le chronomètre continue.',
  'Finish the test first: until then there is nothing to show.':
    'Terminez d’abord le test : il n’y a rien à montrer avant.',
  'The test is paused. Go on with it before you answer.': 'Le test est en pause. Reprenez-le avant de répondre.',
  'The time is over. Hand the test in to see your result.':
    'Le temps est écoulé. Rendez le test pour voir votre résultat.',
  'This test is over. Your answers stay as they were.': 'Ce test est terminé. Vos réponses restent telles quelles.',
  'This test is running already. Open it again.': 'Ce test est déjà en cours. Rouvrez-le.',
  'You took this test within the last {} days. Take it again from {}.':
    'Vous avez passé ce test dans les {} derniers jours. Repassez-le à partir du {}.',
  'Choose one of the answers': 'Choisissez l’une des réponses',
  'This test has no such question': 'Ce test n’a pas cette question',
  'This test has no texts to type': 'Ce test n’a pas de textes à saisir',
  'Hand in the text you are typing first.': 'Rendez d’abord le texte que vous saisissez.',
  'Open this text first.': 'Affichez d’abord ce texte.',
  'This text is handed in. It stays as it was.': 'Ce texte est rendu. Il reste tel quel.',
  'This result is void. Nobody is shown it.': 'Ce résultat est annulé. Il n’est montré à personne.',
  'This result is void already.': 'Ce résultat est déjà annulé.',
  'Finish the test first: until then there is no result.': 'Terminez d’abord le test : il n’y a pas de résultat avant.',
  'You asked for a review of this result already.': 'Vous avez déjà demandé une révision de ce résultat.',
  'Say what went wrong': 'Dites ce qui s’est mal passé',
  'Nobody asked for a review of this result.': 'Personne n’a demandé de révision de ce résultat.',
  'This review is answered already.': 'Cette révision a déjà une réponse.',
  'Finish the test first. Then its result can count.': 'Terminez d’abord le test. Son résultat pourra alors compter.',
  'This result is void or too low to show the skill. It cannot count.':
    'Ce résultat est nul ou trop bas pour montrer la compétence. Il ne peut pas compter.',
}

export default refusals
