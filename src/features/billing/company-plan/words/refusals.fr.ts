import type { CountryWords } from '../../../../countries/translate.ts'

/** What a company that only reads is told, from its English. */
const refusals: CountryWords = {
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a month, with tax. Choose it under Subscription to go on.':
    'La formule de votre entreprise est terminée : tout se lit et rien ne se modifie. {} pour {} personnes : {} par mois, taxes comprises. Choisissez-la sous Abonnement pour continuer.',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a month, before tax. Choose it under Subscription to go on.':
    'La formule de votre entreprise est terminée : tout se lit et rien ne se modifie. {} pour {} personnes : {} par mois, hors taxes. Choisissez-la sous Abonnement pour continuer.',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a year, with tax. Choose it under Subscription to go on.':
    'La formule de votre entreprise est terminée : tout se lit et rien ne se modifie. {} pour {} personnes : {} par an, taxes comprises. Choisissez-la sous Abonnement pour continuer.',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a year, before tax. Choose it under Subscription to go on.':
    'La formule de votre entreprise est terminée : tout se lit et rien ne se modifie. {} pour {} personnes : {} par an, hors taxes. Choisissez-la sous Abonnement pour continuer.',
  'Your company’s plan is paused until {}, so everything can be read and nothing changed. End the pause under Subscription to go on.':
    'La formule de votre entreprise est en pause jusqu’au {} : tout se lit et rien ne se modifie. Mettez fin à la pause sous Abonnement pour continuer.',
  'Nothing was ordered yet. The first order asks for it.':
    'Rien n’a encore été commandé. La première commande le demande.',
}
export default refusals
