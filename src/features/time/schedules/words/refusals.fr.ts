import type { CountryWords } from '../../../../countries/translate.ts'

/** What employees are told of their shifts, swaps and what they give up, from its English. */
const refusals: CountryWords = {
  'A shift of this offer is somebody else’s by now': 'Un quart de cette offre est désormais à quelqu’un d’autre',
  'A shift of this offer is somebody else’s by now.': 'Un quart de cette offre est désormais à quelqu’un d’autre.',
  'Somebody of this offer called in sick': 'L’une des deux personnes de cette offre s’est déclarée malade',
  'Somebody of this offer called in sick.': 'L’une des deux personnes de cette offre s’est déclarée malade.',
  'Somebody of it called in sick': 'L’une des deux personnes s’est déclarée malade',
  'The shift has begun.': 'Le quart a commencé.',
  'The shift is taken': 'Le quart est pris',
  'The shift is taken.': 'Le quart est pris.',
  'The shift had begun when it was decided': 'Le quart avait commencé quand la décision a été prise',
  'The shift has changed since they asked to drop it': 'Le quart a changé depuis la demande de l’abandonner',
  'A swap is between two people.': 'Un échange se fait entre deux personnes.',
  'This swap is not possible.': 'Cet échange n’est pas possible.',
  'This swap is not possible any more.': 'Cet échange n’est plus possible.',
  'It is not possible any more': 'Ce n’est plus possible',
  'You have offered this shift already. Take that offer back first.':
    'Vous avez déjà proposé ce quart. Retirez d’abord cette offre.',
  'You have asked for this shift already.': 'Vous avez déjà demandé ce quart.',
  'This offer is {} already.': 'Cette offre a déjà reçu sa réponse.',
  'You have called in sick for this shift.': 'Vous vous êtes déclaré malade pour ce quart.',
  'This shift cannot be dropped.': 'Ce quart ne peut pas être abandonné.',
  'A shift that is {} cannot be dropped.': 'Ce quart ne peut plus être abandonné.',
  'A shift that is {} cannot be swapped.': 'Ce quart ne peut plus être échangé.',
  'This shift waits for an answer already.': 'Ce quart attend déjà une réponse.',
  'Less than {} hours before the start': 'Moins de {} heures avant le début',
}

export default refusals
