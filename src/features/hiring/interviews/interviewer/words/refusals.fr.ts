import type { CountryWords } from '../../../../../countries/translate.ts'

/** What the server refuses with where a scorecard is concerned, from its English. */
const refusals: CountryWords = {
  'Say whether you would hire this person.': 'Dites si vous embaucheriez cette personne.',
  'Rate at least one attribute.': 'Notez au moins un point.',
  'Say what you saw or heard for {}.': 'Dites ce que vous avez vu ou entendu pour {}.',
  'This interview has not begun yet.': 'Cet entretien n’a pas encore commencé.',
  'Your scorecard is handed in; it stays as it is.': 'Votre évaluation est remise ; elle reste telle quelle.',
  'A scorecard is for an interview that is arranged or was held.':
    'Une évaluation porte sur un entretien fixé ou tenu.',
  'You do not hold this interview. Whoever does hands in a scorecard.':
    'Vous ne menez pas cet entretien. C’est à qui le mène de remettre une évaluation.',
  'Interview not found.': 'Entretien introuvable.',
}
export default refusals
