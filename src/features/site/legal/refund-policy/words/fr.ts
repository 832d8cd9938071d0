import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Politique de remboursement',
  lead: 'Quand vous êtes remboursé, comment le demander et combien de temps cela prend.',
  today: {
    title: 'Ce qui est gratuit, ce qui ne l’est pas',
    text: `Les comptes de candidats sont gratuits. Des formules payantes leur sont vendues là où la page des formules affiche un prix ; rien n’est facturé sans commande expresse. Aucune formule payante n’est vendue aux entreprises actuellement : leur essai est gratuit pendant 14 jours, sans carte, prend fin de lui-même et ne devient jamais une formule payante. Si l’on vous a facturé en notre nom sans commande, écrivez aussitôt à {{email}}.`,
  },
  mind: {
    title: 'Vous changez d’avis',
    text: `- Première commande d’une formule : le montant entier sous 14 jours après le paiement, sans motif.
- Renouvellement : le montant entier sous 14 jours, si la formule n’a pas servi depuis.
- Si votre loi vous donne un délai de rétractation plus long, c’est ce délai qui vaut.`,
  },
  later: {
    title: 'Résilier plus tard',
    text: `Vous pouvez résilier à tout moment. Une formule mensuelle court alors jusqu’à la fin du mois payé. Pour une formule annuelle, nous remboursons les mois entiers restants.`,
  },
  fault: {
    title: 'Quand c’est notre faute',
    text: `- Facturé deux fois ou trop : la différence, même si vous le remarquez tard.
- Le service, ou une partie que vous avez payée, n’a pas fonctionné plus de 24 heures d’affilée : les jours concernés.
- Nous arrêtons le service, ou changeons les conditions ou le prix à votre désavantage, et vous partez : tout ce qui a été payé pour la suite.`,
  },
  ask: {
    title: 'Comment demander',
    text: `Écrivez à {{email}} depuis l’adresse du compte, avec la date et le montant. Ni formulaire ni motif. Nous répondons sous 5 jours ouvrables. L’argent revient par le même moyen, dans la même devise, sous 14 jours après notre réponse ; votre banque peut demander quelques jours de plus. Les taxes sont remboursées avec le montant dont elles dépendent.`,
  },
  not: {
    title: 'Ce qui n’est pas remboursé',
    text: `Les frais que d’autres vous ont facturés, comme le change de votre banque, et les mois écoulés d’une formule annuelle.`,
  },
  rights: {
    title: 'Vos droits selon la loi',
    text: `Ces règles s’ajoutent à la loi et n’en retirent rien : le Consumer Protection (Fair Trading) Act 2003 à Singapour, le Consumer Protection Act 2019 en Inde, la loi de protection du consommateur de votre province au Canada, la loi fédérale 15 de 2020 aux Émirats arabes unis. En cas de désaccord, vous pouvez saisir l’autorité ou le tribunal qu’elles désignent ; voir les [conditions d’utilisation](terms).`,
  },
}
export default fr
