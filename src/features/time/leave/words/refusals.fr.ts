import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server says against leave, from its English. */
const refusals: CountryWords = {
  'Choose a kind of leave': 'Choisissez un type de congé',
  'Choose a kind of leave from the list': 'Choisissez un type de congé dans la liste',
  'The last day must not be before the first': 'Le dernier jour ne doit pas précéder le premier',
  'Hours are of one day': 'Les heures sont celles d’un seul jour',
  'Ask for at most 400 days at a time': 'Demandez au plus 400 jours à la fois',
  'Day of birth is required': 'Le jour de la naissance est obligatoire',
  'Day of the adoption is required': 'Le jour de l’adoption est obligatoire',
  'Employment begins on {}': 'L’emploi commence le {}',
  'Employment ends on {}': 'L’emploi se termine le {}',
  'None of these days is a working day: no leave is needed':
    'Aucun de ces jours n’est ouvré : aucun congé n’est nécessaire',
  'There is leave on {} already': 'Un congé existe déjà le {}',
  'There is leave on one of these days already. Load the page again.':
    'Un congé existe déjà l’un de ces jours. Rechargez la page.',
  'At most {} days in a row, with leave that touches these days':
    'Au plus {} jours de suite, avec les congés qui touchent ces jours',
  'It costs {} days, and {} days could be taken then': 'Il faut {} jours, et {} jours pourraient être pris à ce moment',
  'It costs {} days, and 1 day could be taken then': 'Il faut {} jours, et 1 jour pourrait être pris à ce moment',
  'It costs 1 day, and {} days could be taken then': 'Il faut 1 jour, et {} jours pourraient être pris à ce moment',
  'This leave is taken in whole days': 'Ce congé se prend par jours entiers',
  'This leave is taken in days or half days': 'Ce congé se prend par jours ou demi-journées',
  'Ask {} days before: from {} on': 'Demandez {} jours avant : à partir du {}',
  'It can be asked for up to {} days back': 'Il peut être demandé jusqu’à {} jours en arrière',
  'No leave from {} to {}: {}': 'Pas de congé du {} au {} : {}',
  'On {} {} of your department would be there; {} are needed':
    'Le {}, {} personnes de votre service seraient présentes ; il en faut {}',
  'This leave is over already. Load the page again.': 'Ce congé est déjà terminé. Rechargez la page.',
  'Days of this leave wait to be taken back already.': 'Des jours de ce congé attendent déjà d’être repris.',
  'This leave was over more than a month ago. HR can still take it back.':
    'Ce congé est terminé depuis plus d’un mois. Les RH peuvent encore l’annuler.',
  'Choose days of this leave': 'Choisissez des jours de ce congé',
  'Your own leave is decided by somebody else: ask for it on My leave.':
    'Vos propres congés sont décidés par une autre personne : demandez-les dans Mes congés.',
  'Your own balance is corrected by somebody else.': 'Votre propre solde est corrigé par une autre personne.',
  'The policy pays no more days of this leave out': 'Les règles ne paient plus de jours de ce congé',
  'At most {} days can be paid out': '{} jours au plus peuvent être payés',
  'It was paid with the pay of {}. Give the days back as a correction.':
    'Ils ont été payés avec la paie du {}. Rendez les jours par une correction.',
  '{}: enter it as a one-off of pay': '{} : saisissez-le comme versement unique',
}
export default refusals
