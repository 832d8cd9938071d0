import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server says of pay, from its English: what stands against a run, what it is made of, and what is owed. */
const said: CountryWords = {
  'This legal entity has a pay group of this name already.':
    'Cette entité juridique a déjà un groupe de paie de ce nom.',
  'Somebody else set up how this legal entity pays. Look again.':
    'Quelqu’un d’autre a défini comment cette entité juridique paie. Regardez de nouveau.',
  'Somebody else has changed this pay group since you opened it.':
    'Quelqu’un d’autre a modifié ce groupe de paie depuis que vous l’avez ouvert.',
  'People were paid or moved by the days of this pay group. To pay them on other days, add a pay group and move them into it.':
    'Des personnes ont été payées ou déplacées selon les jours de ce groupe de paie. Pour les payer d’autres jours, ajoutez un groupe et déplacez-les.',
  'This pay group takes nobody new. Open it first.': 'Ce groupe de paie n’accueille plus personne. Rouvrez-le d’abord.',
  'A recurring deduction is by a component this legal entity does not have. Set its last day, or add the component.':
    'Une retenue récurrente utilise un élément que cette entité n’a pas. Fixez son dernier jour ou ajoutez l’élément.',
  'New hires join this pay group. Make another one the default first.':
    'Les nouveaux entrent dans ce groupe de paie. Choisissez-leur d’abord un autre groupe.',
  'This pay group was used: it can be closed to new hires, and stays on record.':
    'Ce groupe de paie a servi : il peut être fermé aux nouveaux et reste au dossier.',
  'This person is employed by another legal entity.': 'Cette personne est employée par une autre entité juridique.',
  'This pay group takes nobody new.': 'Ce groupe de paie n’accueille plus personne.',
  'This person is in this pay group already.': 'Cette personne est déjà dans ce groupe de paie.',
  'Pay is locked to {}. Days that are possible: {}.': 'La paie est verrouillée jusqu’au {}. Jours possibles : {}.',
  'Pay is locked to {}. There is no day within three years.':
    'La paie est verrouillée jusqu’au {}. Aucun jour n’est possible dans les trois ans.',
  'The employment ends on {}.': 'L’emploi prend fin le {}.',
  'Pay of this pay group is locked to {}. Days that are possible: {}.':
    'La paie de ce groupe est verrouillée jusqu’au {}. Jours possibles : {}.',
  'Pay of this pay group is locked to {}. There is no day within three years.':
    'La paie de ce groupe est verrouillée jusqu’au {}. Aucun jour n’est possible dans les trois ans.',
  'From {} on some days would be paid twice or never: a period of this pay group has to begin on the day after one of the present pay group ends. Days that are possible: {}.':
    'À partir du {}, des jours seraient payés deux fois ou jamais : une période de ce groupe doit commencer le lendemain de la fin d’une période du groupe actuel. Jours possibles : {}.',
  'From {} on some days would be paid twice or never: a period of this pay group has to begin on the day after one of the present pay group ends. There is no day within three years.':
    'À partir du {}, des jours seraient payés deux fois ou jamais : une période de ce groupe doit commencer le lendemain de la fin d’une période du groupe actuel. Aucun jour n’est possible dans les trois ans.',
  'No day is chosen. Days that are possible: {}.': 'Aucun jour n’est choisi. Jours possibles : {}.',
  'No day is chosen. There is no day within three years.':
    'Aucun jour n’est choisi. Aucun jour n’est possible dans les trois ans.',
  'Pay of {} is not all locked: {}. This file is of what is locked: make it again afterwards.':
    'La paie ({}) n’est pas toute verrouillée : {}. Ce fichier porte sur ce qui l’est : refaites-le ensuite.',
  'Pay of {} is not all locked: {}. Lock these runs or void them first: this file is of the whole month.':
    'La paie ({}) n’est pas toute verrouillée : {}. Verrouillez ou annulez d’abord ces paies : ce fichier porte sur tout le mois.',
  'Pay of {} is not all locked: {}.': 'La paie ({}) n’est pas toute verrouillée : {}.',
  'A period of two weeks has 14 days': 'Une période de deux semaines a 14 jours',
  'A period of a week has 7 days': 'Une période d’une semaine a 7 jours',
  'Pay day must not be before the period': 'Le jour de paie ne peut pas précéder la période',
  'Pay day must be within {} days of the last day of the period':
    'Le jour de paie doit tomber dans les {} jours après la fin de la période',
  'The law has pay of a month paid by day {} of the next month':
    'La loi veut que la paie d’un mois soit versée au plus tard le {} du mois suivant',
  'One item of the tax declaration was not verified by the last day of proofs: it does not lower the tax. Verify or decline it.':
    'Un élément de la déclaration fiscale n’a pas été vérifié au dernier jour des justificatifs : il ne réduit pas l’impôt. Vérifiez-le ou refusez-le.',
  '{} items of the tax declaration were not verified by the last day of proofs: they do not lower the tax. Verify or decline them.':
    '{} éléments de la déclaration fiscale n’ont pas été vérifiés au dernier jour des justificatifs : ils ne réduisent pas l’impôt. Vérifiez-les ou refusez-les.',
  'Nationality is not known as a country: it decides on the pension. Enter it in the pay profile.':
    'La nationalité n’est pas connue comme pays : elle décide de la pension. Saisissez-la dans le profil de paie.',
  'CPF: whether the person is a citizen or since when a permanent resident is not known':
    'CPF : on ne sait pas si la personne est citoyenne, ni depuis quand elle est résidente permanente',
  'Severance pay: the tax withheld from a retiring allowance is not on file':
    'Indemnité de départ : l’impôt retenu sur une allocation de retraite n’est pas enregistré',
  'Certificates of tax withheld (form 130, until tax year 2025-26 form 16)':
    'Certificats d’impôt retenu (formulaire 130, jusqu’à l’année 2025-26 formulaire 16)',
  'time off was given for it before, and the law lets none be given now':
    'un repos a été donné avant, et la loi n’en permet plus maintenant',
  'Pay of an hour: neither the hour nor the hours of the week are known':
    'Paie à l’heure : ni l’heure ni les heures de la semaine ne sont connues',
  'Return of tax withheld (form 138, until tax year 2025-26 form 24Q)':
    'Déclaration de l’impôt retenu (formulaire 138, jusqu’à l’année 2025-26 formulaire 24Q)',
  'CPF contributions, Skills Development Levy and self-help groups': 'Cotisations CPF, taxe SDL et groupes d’entraide',
  'Income of employees (IR8A and appendices) to the tax authority': 'Revenus des employés (IR8A et annexes) au fisc',
  'Payments outside the wage protection system, plain list (CSV)':
    'Paiements hors du système de protection, liste simple (CSV)',
  'No pay is entered. Enter basic salary in the employee’s pay.':
    'Aucune paie n’est saisie. Saisissez le salaire de base dans la paie de l’employé.',
  'Provident fund, pension scheme and deposit linked insurance':
    'Fonds de prévoyance, pension et assurance liée aux dépôts',
  'Pension: the day of the first insured job is not known':
    'Pension : le jour du premier emploi assuré n’est pas connu',
  'Tax withheld and professional tax, plain list (CSV)': 'Impôt retenu et taxe professionnelle, liste simple (CSV)',
  'Savings scheme: the day service began is not known':
    'Régime d’épargne : le jour d’entrée en service n’est pas connu',
  'Pension plan, employment and parental insurance': 'Régime de pensions, assurance-emploi et assurance parentale',
  'CPF EZPay file: CPF, SDL and self-help groups': 'Fichier CPF EZPay : CPF, SDL et groupes d’entraide',
  'CPF, SDL and self-help groups, plain list (CSV)': 'CPF, SDL et groupes d’entraide, liste simple (CSV)',
  'State insurance contributions, plain list (CSV)': 'Cotisations d’assurance d’État, liste simple (CSV)',
  'Electronic challan cum return (provident fund)': 'Avis et déclaration électroniques (fonds de prévoyance)',
  'The employment law of the DIFC is not on file': 'Le droit du travail du DIFC n’est pas enregistré',
  'The employment law of the ADGM is not on file': 'Le droit du travail de l’ADGM n’est pas enregistré',
  'Savings scheme in place of gratuity, employer': 'Régime d’épargne au lieu de la gratification, employeur',
  'Remittance to Revenu Québec, plain list (CSV)': 'Versement à Revenu Québec, liste simple (CSV)',
  'Wages through the wage protection system': 'Salaires par le système de protection des salaires',
  'The province of employment is not known': 'La province d’emploi n’est pas connue',
  'Unemployment insurance (ILOE), employee': 'Assurance chômage (ILOE), employé',
  'Pension contributions, plain list (CSV)': 'Cotisations de pension, liste simple (CSV)',
  'Remittance to the Canada Revenue Agency': 'Versement à l’Agence du revenu du Canada',
  'Employer Health Tax of British Columbia': 'Impôt-santé des employeurs de la Colombie-Britannique',
  'Remittance to the CRA, plain list (CSV)': 'Versement à l’ARC, liste simple (CSV)',
  'Payments Canada Standard 005, credits': 'Norme 005 de Paiements Canada, crédits',
  'CPF: the date of birth is not known': 'CPF : la date de naissance n’est pas connue',
  'Savings scheme in place of gratuity': 'Régime d’épargne au lieu de la gratification',
  'Public holiday, beyond normal hours': 'Jour férié, au-delà des heures normales',
  'Deposit linked insurance, employer': 'Assurance liée aux dépôts, employeur',
  'Tax withheld from salary, employee': 'Impôt retenu sur le salaire, employé',
  'Statutory holiday, beyond 12 hours': 'Jour férié légal, au-delà de 12 heures',
  'Skills Development Levy, employer': 'Taxe pour le développement des compétences, employeur',
  'no law is on file for the place': 'aucune loi n’est enregistrée pour ce lieu',
  'The date of birth is not known': 'La date de naissance n’est pas connue',
  'The State of work is not known': 'L’État de travail n’est pas connu',
  'Employer Health Tax of Ontario': 'Impôt-santé des employeurs de l’Ontario',
  'no pay was agreed on that day': 'aucune paie n’était convenue ce jour-là',
  'Labour welfare fund, employee': 'Fonds d’aide sociale, employé',
  'Labour welfare fund, employer': 'Fonds d’aide sociale, employeur',
  'Unemployment insurance (ILOE)': 'Assurance chômage (ILOE)',
  'Pension contributions (GPSSA)': 'Cotisations de pension (GPSSA)',
  'Salary information file (WPS)': 'Fichier d’informations salariales (WPS)',
  'Rest day, beyond normal hours': 'Jour de repos, au-delà des heures normales',
  'Overtime from 22:00 to 04:00': 'Heures supplémentaires de 22 h à 4 h',
  'The last day is another one': 'Le dernier jour n’est plus le même',
  'Remittance to Revenu Québec': 'Versement à Revenu Québec',
  'Professional tax, employee': 'Taxe professionnelle, employé',
  'UOB, bulk GIRO or FAST payroll file': 'UOB, fichier de paie GIRO ou FAST',
  'OCBC, GIRO or FAST payroll file (GIROFASTWITHINV)': 'OCBC, fichier de paie GIRO ou FAST (GIROFASTWITHINV)',
  'No BIC (SWIFT code) is known for the bank “{}”: enter it.':
    'Le code BIC (SWIFT) de la banque « {} » n’est pas connu : saisissez-le.',
  'The bank takes names in Latin letters alone.': 'La banque n’accepte les noms qu’en lettres latines.',
  'FAST carries at most 200,000 dollars a payment: pay by GIRO.':
    'FAST transfère au plus 200 000 dollars par paiement : payez par GIRO.',
  'Payments, plain list (CSV)': 'Paiements, liste simple (CSV)',
  'Tax withheld from salaries': 'Impôt retenu sur les salaires',
  'State insurance, employee': 'Assurance d’État, employé',
  'State insurance, employer': 'Assurance d’État, employeur',
  'Pension (GPSSA), employee': 'Pension (GPSSA), employé',
  'Pension (GPSSA), employer': 'Pension (GPSSA), employeur',
  'Provident fund, employee': 'Fonds de prévoyance, employé',
  'Provident fund, employer': 'Fonds de prévoyance, employeur',
  'Pension scheme, employer': 'Régime de pension, employeur',
  'Tax withheld from salary': 'Impôt retenu sur le salaire',
  'Skills Development Levy': 'Taxe pour le développement des compétences (SDL)',
  'Central Provident Fund': 'Central Provident Fund (CPF)',
  'RL-1 slips and summary': 'Relevés 1 et sommaire',
  'Quebec tax on bonuses': 'Impôt du Québec sur les primes',
  'Income tax of Quebec': 'Impôt sur le revenu du Québec',
  'T4 slips and summary': 'Feuillets T4 et sommaire',
  'Provident fund (ECR)': 'Fonds de prévoyance (ECR)',
  'Foreign worker levy, employer': 'Taxe sur les travailleurs étrangers, employeur',
  'Foreign worker levy': 'Taxe sur les travailleurs étrangers',
  'Labour welfare fund': 'Fonds d’aide sociale des travailleurs',
  'Weekly day of rest': 'Jour de repos hebdomadaire',
  'Statutory holiday': 'Jour férié légal',
  'Self-help groups': 'Groupes d’entraide',
  'Professional tax': 'Taxe professionnelle',
  'State insurance': 'Assurance d’État',
  'Pension (GPSSA)': 'Régime de pension (GPSSA)',
  'Provincial tax': 'Impôt provincial',
  'Tax on bonuses': 'Impôt sur les primes',
  'CPP2, employee': 'RPC2, employé',
  'CPP2, employer': 'RPC2, employeur',
  'QPP2, employee': 'RRQ2, employé',
  'QPP2, employer': 'RRQ2, employeur',
  'QPIP, employee': 'RQAP, employé',
  'QPIP, employer': 'RQAP, employeur',
  'Public holiday': 'Jour férié',
  'CPF, employee': 'CPF, employé',
  'CPF, employer': 'CPF, employeur',
  'CPP, employee': 'RPC, employé',
  'CPP, employer': 'RPC, employeur',
  'QPP, employee': 'RRQ, employé',
  'QPP, employer': 'RRQ, employeur',
  'Regular hours': 'Heures normales',
  'EI, employee': 'AE, employé',
  'EI, employer': 'AE, employeur',
  'Normal hours': 'Heures normales',
  'Federal tax': 'Impôt fédéral',
  'Double time': 'Heures à taux double',
  'Income tax': 'Impôt sur le revenu',
  'Quebec tax': 'Impôt du Québec',
  Overtime: 'Heures supplémentaires',
  'Rest day': 'Jour de repos',
  Holiday: 'Jour férié',
  'No citizen, and leaves: file form IR21 by {}. What is paid from now on is held until the tax office has cleared it, 30 days at most (from memory, not confirmed).':
    'Pas citoyen, et part : déposez le formulaire IR21 avant le {}. Ce qui est payé dès maintenant est retenu jusqu’à l’accord du fisc, 30 jours au plus (de mémoire, non confirmé).',
  'Not paid for {}: the run was locked without this person. Overtime and expenses of those days are in this run; add a one-off for salary that is owed.':
    'Pas payé pour {} : la paie a été verrouillée sans cette personne. Les heures supplémentaires et les frais de ces jours sont dans cette paie ; ajoutez un élément ponctuel pour le salaire dû.',
  '{} was paid too much for earlier months. Nothing is taken by itself: ask for consent, then record how it is paid back.':
    '{} a été payé en trop pour des mois passés. Rien n’est retenu de soi-même : demandez l’accord, puis notez comment c’est remboursé.',
  '{} was paid too much. Nothing is taken by itself: ask for consent, then record how it is paid back.':
    '{} a été payé en trop. Rien n’est retenu de soi-même : demandez l’accord, puis notez comment c’est remboursé.',
  '{} of overtime was paid too much. Nothing is taken by itself: ask for consent under Overpaid.':
    '{} d’heures supplémentaires a été payé en trop. Rien n’est retenu de soi-même : demandez l’accord sous Trop-payés.',
  'Overtime on {} is not locked in attendance. What changes is paid in the next run.':
    'Les heures supplémentaires du {} ne sont pas verrouillées dans les présences. Ce qui change est payé à la paie suivante.',
  '{} is paid weekly: it is not part of a run by itself. Add it as a one-off.':
    '{} est payé à la semaine : il n’entre pas de lui-même dans une paie. Ajoutez-le comme élément ponctuel.',
  '{} is paid yearly: it is not part of a run by itself. Add it as a one-off.':
    '{} est payé à l’année : il n’entre pas de lui-même dans une paie. Ajoutez-le comme élément ponctuel.',
  'No bank account is on the record: no payment file can be made with this person. Enter it in the record.':
    'Aucun compte bancaire n’est enregistré : aucun fichier de paiement ne peut être fait avec cette personne. Saisissez-le dans le dossier.',
  'A pass or permit is good until {} and not longer. Put its renewal on file, or ask whether they may work.':
    'Un titre ou permis n’est valable que jusqu’au {}. Enregistrez son renouvellement, ou demandez si la personne peut travailler.',
  'No minimum wage of {} is on file for {}: compare the pay with it before it is paid.':
    'Aucun salaire minimum de {} n’est enregistré pour le {} : comparez la paie avant de la verser.',
  'The pay agreed for a month, {}, is below the minimum wage, {}. Put it right before it is paid.':
    'La paie convenue pour un mois, {}, est inférieure au salaire minimum, {}. Corrigez-la avant de payer.',
  '{} and {} more people have the same bank account. Ask them before it is paid to.':
    '{} et {} autres personnes ont le même compte bancaire. Demandez-leur avant d’y verser la paie.',
  'The same bank account is on the record of {}. Ask them before it is paid to.':
    'Le même compte bancaire figure au dossier de {}. Demandez-leur avant d’y verser la paie.',
  'Net pay goes from {} to {}: look at why before it is paid.':
    'Le net passe de {} à {} : regardez pourquoi avant de payer.',
  'The law asks a payslip to show {}, and it is missing for {}. Enter it in the record, then publish.':
    'La loi demande qu’un bulletin montre {}, ce qui manque pour {}. Saisissez-le dans le dossier, puis publiez.',
  'the employer’s name': 'le nom de l’employeur',
  'the person’s name': 'le nom de la personne',
  'the position': 'le poste',
  'the basic salary': 'le salaire de base',
  'Expense claim {} is in {}, and this group is paid in {}. Pay it by the bank.':
    'La note de frais {} est en {} et ce groupe est payé en {}. Payez-la par la banque.',
  'Absent on {} without leave, and paid. Enter unpaid leave to take it off.':
    'Absence le {} sans congé, et payée. Saisissez un congé sans solde pour la retirer.',
  'Pay would be {}: more is taken than is earned. Decide what is owed.':
    'La paie serait de {} : les retenues dépassent les gains. Décidez de ce qui reste dû.',
  '{}. Void this run, save the settlement again and have it approved.':
    '{}. Annulez cette paie, enregistrez de nouveau le solde de tout compte et faites-le approuver.',
  'Attendance is to be put right on {}: no overtime is paid for it yet.':
    'Présences à corriger le {} : aucune heure supplémentaire n’en est encore payée.',
  '{}, {}, is not paid automatically: {}. Add a one-off to pay it.':
    '{}, {}, n’est pas payé automatiquement : {}. Ajoutez un élément ponctuel pour le payer.',
  'the law’s rules on overtime are not for this person ({})':
    'les règles légales sur les heures supplémentaires ne visent pas cette personne ({})',
  '{} days of leave were taken before they were earned. Agree on what is owed for them, and enter it.':
    '{} jours de congé ont été pris avant d’être acquis. Convenez de ce qui est dû et saisissez-le.',
  'Leave paid out': 'Congés payés en argent',
  'Leave of {} that is paid out is not in this run: {}.': 'Les congés du {} à payer ne sont pas dans cette paie : {}.',
  'no basic pay is on record for the day': 'aucun salaire de base n’est enregistré pour ce jour',
  '{} is taken as paid: {}. Enter a deduction if it is not.':
    '{} est considéré comme payé : {}. Saisissez une retenue si ce n’est pas le cas.',
  'Contributions of {} change: file these months again.':
    'Les cotisations ({}) changent : déclarez ces mois de nouveau.',
  'Pay is entered in {}, and this group is paid in {}.': 'La paie est saisie en {} et ce groupe est payé en {}.',
  'Pension: no figure on file for the fund {}': 'Pension : aucun chiffre enregistré pour la caisse {}',
  '{} hours in three weeks, overtime included': '{} heures en trois semaines, heures supplémentaires comprises',
  '{}: no figure on file for {} as known on {}': '{} : aucun chiffre enregistré pour {} tel que connu le {}',
  'No overtime threshold on file for {}': 'Aucun seuil d’heures supplémentaires enregistré pour {}',
  'No labour standards on file for {}': 'Aucune norme du travail enregistrée pour {}',
  '{} hours a week, overtime included': '{} heures par semaine, heures supplémentaires comprises',
  '{}: {} of time off, instead of pay.': '{} : {} de repos, au lieu d’être payées.',
  '{}: {} now, {} when it was approved': '{} : {} maintenant, {} lors de l’approbation',
  'Born {}, after the wage month {}': 'Naissance le {}, après le mois de paie {}',
  '{} hours of overtime a quarter': '{} heures supplémentaires par trimestre',
  '{} hours of overtime a month': '{} heures supplémentaires par mois',
  '{} hours of overtime a week': '{} heures supplémentaires par semaine',
  '{} hours of overtime a year': '{} heures supplémentaires par an',
  '{}: no figure on file for {}': '{} : aucun chiffre enregistré pour {}',
  '{} hours of overtime a day': '{} heures supplémentaires par jour',
  '{} must be a whole number': '{} : un nombre entier est attendu',
  '{}: no table on file for {}': '{} : aucun barème enregistré pour {}',
  '{} is not asked for here': '{} n’est pas demandé ici',
  '{} must be yes or no': '{} : oui ou non',
  '{} must be one of {}': '{} : une de ces valeurs est attendue : {}',
  '{} and {} more days': '{} et {} autres jours',
  '{} must be a date': '{} : une date est attendue',
  '{} hours a week': '{} heures par semaine',
  '{} hours a day': '{} heures par jour',
}
export default said
