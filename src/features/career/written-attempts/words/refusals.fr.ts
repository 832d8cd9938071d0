import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'The employer asks for this test no more.': 'L’employeur ne demande plus ce test.',
  'Answer must be a number such as 12.5 or 1/3': 'La réponse doit être un nombre comme 12.5 ou 1/3',
  'Choose one answer only': 'Choisissez une seule réponse',
  'The time for this question is over. Go on with the next, or hand the test in.':
    'Le temps de cette question est écoulé. Passez à la suivante, ou rendez le test.',
  'You have left this question. In this test nobody goes back to one.':
    'Vous avez quitté cette question. Dans ce test, on ne revient pas en arrière.',
  'This question is not open yet. Answer the one before it, or leave it.':
    'Cette question n’est pas encore ouverte. Répondez à la précédente, ou quittez-la.',
  'In this test all questions are open.': 'Dans ce test, toutes les questions sont ouvertes.',
  'That was the last question. Hand the test in.': 'C’était la dernière question. Rendez le test.',
}

export default refusals
