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
}

export default refusals
