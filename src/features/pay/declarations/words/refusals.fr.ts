import type { CountryWords } from '../../../../countries/translate.ts'

/** What a declaration for tax is refused with, from its English. */
const refusals: CountryWords = {
  'Only the present tax year can be handed in': 'Seule l’année fiscale en cours peut être remise',
  'This item has changed since you opened it. Look at it again.':
    'Cet élément a changé depuis que vous l’avez ouvert. Regardez-le de nouveau.',
  'The first month is not one of this tax year': 'Le premier mois n’est pas de cette année fiscale',
  'The last month is before the first, or after the tax year':
    'Le dernier mois précède le premier ou suit l’année fiscale',
  'Enter the rent of one month': 'Saisissez le loyer d’un mois',
  'Enter the city: it decides how much of the rent counts':
    'Saisissez la ville : elle détermine la part du loyer qui compte',
  'Enter the name of the landlord': 'Saisissez le nom du bailleur',
  'PAN has five letters, four digits and a letter, such as ABCPE1234F':
    'Le PAN a cinq lettres, quatre chiffres et une lettre, comme ABCPE1234F',
  'Enter where you live for rent, with the months': 'Indiquez où vous louez, avec les mois',
  'Two places have rent in the same month': 'Deux logements ont un loyer le même mois',
  'Rent above 1,00,000 in the year needs the landlord’s PAN, or their declaration that they have none':
    'Un loyer de plus de 1,00,000 par an exige le PAN du bailleur, ou sa déclaration qu’il n’en a pas',
  'Answer yes or no': 'Répondez oui ou non',
  'Enter who lent the money': 'Indiquez qui a prêté l’argent',
  'Enter the PAN of who lent the money': 'Saisissez le PAN du prêteur',
  'Your declaration is closed. Ask payroll to open it again.':
    'Votre déclaration est close. Demandez à la paie de la rouvrir.',
  'Regime is not one of the choices': 'Le régime n’est pas l’un des choix',
  'The regime of this year can no longer be changed. Ask payroll to open it again.':
    'Le régime de cette année ne peut plus changer. Demandez à la paie de le rouvrir.',
  'Payroll has looked at this item. Change its amount to have it looked at again.':
    'La paie a examiné cet élément. Changez son montant pour un nouvel examen.',
  'Choose a regime or declare something before you hand it in.':
    'Choisissez un régime ou déclarez quelque chose avant de remettre.',
  'An amount cannot be below nought': 'Un montant ne peut pas être inférieur à zéro',
  'The amount is too large': 'Le montant est trop élevé',
  'There are twelve months in a tax year': 'Une année fiscale a douze mois',
  'At most {} proofs of one item': 'Au plus {} justificatifs par élément',
  'You are not employed here today.': 'Vous n’êtes pas employé ici aujourd’hui.',
  'Pay of the next periods is ready already.': 'La paie des prochaines périodes est déjà prête.',
  'There is one tax regime where you work.': 'Il n’y a qu’un régime fiscal là où vous travaillez.',
  'Something about your pay is not entered yet. Payroll sees what it is.':
    'Il manque quelque chose sur votre salaire. La paie voit quoi.',
  'How people are paid is not set up for this legal entity yet.':
    'La façon de payer n’est pas encore définie pour cette entité.',
  'Income counts as it was told. Open the declaration again for the person to lower it.':
    'Le revenu compte tel qu’indiqué. Rouvrez la déclaration pour que la personne le réduise.',
  'No more can be accepted than was declared': 'On ne peut accepter plus que le montant déclaré',
  'Say why less is accepted than was declared': 'Dites pourquoi moins que le montant déclaré est accepté',
  'There is no proof. Say what you have seen instead.':
    'Il n’y a pas de justificatif. Dites ce que vous avez vu à la place.',
  'Somebody else has to look at your own declaration.': 'Quelqu’un d’autre doit examiner votre propre déclaration.',
  'The last day has passed': 'Le dernier jour est passé',
  'The last day is after the tax year': 'Le dernier jour suit l’année fiscale',
}
export default refusals
