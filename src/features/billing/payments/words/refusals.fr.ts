import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'This coupon is not known, is over, or was used before.': 'Ce code promo est inconnu, terminé ou déjà utilisé.',
  'The payment provider did not answer. Nothing was changed or charged. Try again in a minute.':
    'Le prestataire de paiement n’a pas répondu. Rien n’a été modifié ni débité. Réessayez dans une minute.',
  'The amount has changed since the page was opened. Look at it again.':
    'Le montant a changé depuis l’ouverture de la page. Regardez-le de nouveau.',
  'The price has changed since the page was opened. Look at it again before you pay.':
    'Le prix a changé depuis l’ouverture de la page. Regardez-le de nouveau avant de payer.',
  'This order is not paid here.': 'Cette commande ne se paie pas ici.',
  'This order is over. Choose the plan again.': 'Cette commande est terminée. Choisissez de nouveau la formule.',
  'This payment is not paid back by itself any more. Write to us if you think it should be.':
    'Ce paiement n’est plus remboursé automatiquement. Écrivez-nous si vous pensez qu’il devrait l’être.',
  'This plan has no price there. Choose the country, and in Canada the province, you live in.':
    'Cette formule n’a pas de prix là. Choisissez le pays, et au Canada la province, où vous habitez.',
  'You have just paid for another plan. Wait until it is confirmed.':
    'Vous venez de payer une autre formule. Attendez qu’elle soit confirmée.',
  'You have no plan that could be changed.': 'Vous n’avez aucune formule à modifier.',
  'You have this plan already.': 'Vous avez déjà cette formule.',
  'Plans cannot be bought here: payments are switched off.':
    'Les formules ne s’achètent pas ici : les paiements sont désactivés.',
  'Nothing is left to pay.': 'Il ne reste rien à payer.',
  'Your plan is cancelled. Take that back before you pause it.':
    'Votre formule est résiliée. Annulez la résiliation avant de la mettre en pause.',
  'A plan can be paused once it is paid.': 'Une formule peut être mise en pause une fois payée.',
  'You have paused this paid period before. You can pause again after the next charge.':
    'Vous avez déjà fait une pause dans cette période payée. Une nouvelle pause est possible après le prochain paiement.',
  'Your coupon still takes something off the next charge. You can pause once it is used up.':
    'Votre code promo réduit encore le prochain paiement. Une pause est possible une fois le code épuisé.',
  'The next charge is due within the hour. You can pause after it.':
    'Le prochain paiement a lieu dans l’heure. Une pause est possible ensuite.',
  'Your plan is not paused.': 'Votre formule n’est pas en pause.',
  'The free trial cannot be had any more. Look at the page again before you go on.':
    'L’essai gratuit n’est plus possible. Regardez de nouveau la page avant de continuer.',
  'This coupon would leave less than a card can be charged. Go on without it.':
    'Avec ce code promo, il resterait moins que le minimum payable par carte. Continuez sans lui.',
}

export default refusals
