import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  situations: {
    giveBack:
      'Votre magasin reprend les articles sous {{limit}} jours avec le ticket. Un client a le ticket et a acheté la bouilloire il y a {{days}} jours. Elle fonctionne ; il a changé d’avis. Que faites-vous ?',
    faulty:
      'Règle de la maison : un article défectueux est échangé sous {{limit}} jours, puis réparé gratuitement. Une bouilloire achetée il y a {{days}} jours ne chauffe pas. Que faites-vous ?',
    overcharged:
      'Vous pouvez rembourser jusqu’à {{most}} sans demander. La caisse montre qu’un client a payé {{amount}} de trop. Que faites-vous ?',
    waiting:
      'Règle de la maison : qui doit encore attendre plus de {{most}} minutes se voit offrir une boisson. Un client se plaint après {{waited}} minutes ; la cuisine en demande encore {{left}}. Que faites-vous ?',
    insults:
      'Règle de la maison : qui vous insulte au téléphone est averti {{most}} fois, puis l’appel est terminé. Cette personne vous insulte encore ; avertissements donnés : {{given}}. Que faites-vous ?',
    missing:
      'Un client dit avoir commandé {{asked}} tasses et en avoir reçu {{got}}. Le bon qu’il a signé indique {{sheet}}. Que faites-vous ?',
    identity:
      'Règle de la maison : au moins {{needed}} renseignements doivent concorder avant de parler d’un compte. Une personne en donne {{right}} qui concordent et demande le solde. Que faites-vous ?',
    age: 'Un produit se vend à partir de {{least}} ans. La carte d’identité montre que le client a {{years}} ans. Que faites-vous ?',
    found:
      'Règle de la maison : les objets trouvés restent au comptoir {{keep}} jours, puis vont au bureau des objets trouvés. On demande un sac trouvé il y a {{since}} jours. Que faites-vous ?',
    shift:
      'Votre service finit dans {{left}} minutes et un collègue prend la suite. Le dossier d’un client demande environ {{needed}} minutes. Que faites-vous ?',
    queue:
      'Règle de la maison : à partir de {{most}} personnes dans la file, une deuxième caisse ouvre. {{people}} attendent ; un collègue remplit les rayons. Que faites-vous ?',
    stock:
      'Un client a besoin de {{wanted}} chaises pour vendredi. {{here}} sont ici ; l’autre magasin en a {{there}} et peut les envoyer d’ici jeudi. Que faites-vous ?',
  },
  choices: {
    refund: 'Reprendre l’article et rembourser le prix',
    declineOffer: 'Dire aimablement que le délai est passé, et proposer ce qui reste possible',
    sendMaker: 'L’envoyer chez le fabricant',
    askWhy: 'Demander pourquoi il ne s’est pas décidé plus tôt',
    replace: 'L’échanger tout de suite',
    repair: 'Le faire réparer gratuitement',
    charge: 'Proposer une réparation aux frais du client',
    notOurs: 'Dire que le magasin ne fait que vendre et n’est pas concerné par les défauts',
    payNow: 'S’excuser et rembourser tout de suite',
    askLead: 'Expliquer, et faire approuver par le responsable pendant que le client attend',
    voucher: 'Donner un bon sans dire ce qui s’est passé',
    comeBack: 'Demander au client de revenir demain',
    trueTime: 'S’excuser et dire le temps réel qui reste',
    trueTimeDrink: 'S’excuser, dire le temps réel et offrir la boisson',
    anyMoment: 'Dire que cela arrive d’un instant à l’autre',
    lowerVoice: 'Demander d’abord au client de baisser la voix',
    warn: 'Dire calmement que vous voulez aider et que les insultes mettent fin à l’appel',
    endCall: 'Dire que vous mettez fin à l’appel, y mettre fin et le noter',
    sameTone: 'Répondre sur le même ton',
    hangUp: 'Raccrocher sans un mot',
    addNow: 'S’excuser et ajouter ce qui manque',
    showSheet: 'Montrer le bon aimablement et proposer de vendre le reste',
    blame: 'Dire que c’est un collègue qui a emballé',
    miscounted: 'Dire qu’il a dû mal compter',
    tell: 'Dire le solde',
    askMore: 'Demander d’abord un autre renseignement',
    hint: 'Dire seulement si c’est beaucoup ou peu',
    sendNew: 'L’envoyer au numéro que la personne indique',
    sell: 'Le vendre et rendre la carte',
    refuseSale: 'Refuser aimablement et dire la règle',
    friend: 'Laisser un ami plus âgé payer',
    photo: 'Le vendre et photographier la carte',
    describe: 'Demander ce qu’il contient, et le remettre contre signature',
    office: 'Dire qu’il est parti au bureau, et donner l’adresse',
    handOver: 'Le remettre aussitôt',
    openBag: 'Ouvrir le sac devant tout le monde',
    finishIt: 'Finir le dossier vous-même',
    introduce: 'Présenter le collègue et expliquer le dossier devant le client',
    leave: 'Partir à l’heure et laisser le client attendre',
    secondTill: 'Demander au collègue d’ouvrir la deuxième caisse',
    greet: 'Continuer à servir et saluer ceux qui attendent',
    faster: 'Omettre salut et merci pour aller plus vite',
    closeTill: 'Fermer la caisse jusqu’à ce que ce soit plus calme',
    setAside: 'Les mettre de côté tout de suite',
    orderRest: 'Commander le reste à l’autre magasin et confirmer le jour',
    sayFewer: 'Dire combien peuvent être là vendredi, et laisser le client décider',
    promiseAll: 'Tout promettre et espérer',
  },
  reasons: {
    giveBack:
      'La règle compte {{limit}} jours, et il y en avait {{days}}. Une règle qui vaut pour tous est juste, et une réponse claire avec ce qui reste possible garde le client.',
    faulty:
      'La règle échange jusqu’au jour {{limit}} et répare ensuite ; c’était le jour {{days}}. Le défaut n’est pas du fait du client : il ne paie ni l’un ni l’autre.',
    overcharged:
      'Vous pouvez rembourser {{most}} et c’était {{amount}}. Au-dessus, quelqu’un doit approuver ; ce n’est pas une raison de renvoyer le client.',
    waiting:
      'La boisson est prévue au-delà de {{most}} minutes, et il en restait {{left}}. Un temps réel vaut toujours mieux qu’un temps espéré.',
    insults:
      'Il faut d’abord {{most}} avertissements, et il y en avait {{given}}. Une limite se dit avant de s’appliquer, et l’appel se note.',
    missing:
      'Le bon indique {{sheet}} et {{got}} sont arrivées. Ce qui est écrit était promis ; ce qui dépasse peut se vendre, sans accuser personne.',
    identity:
      'Il en faut {{needed}} et {{right}} concordaient. Une demi-réponse est une réponse, et un numéro que l’on indique ne prouve rien.',
    age: 'La règle est {{least}} ans et la carte indique {{years}}. Personne n’a à photographier une carte, et qui est plus jeune ne l’obtient par personne.',
    found:
      'Il reste {{keep}} jours, et {{since}} sont passés. Seul le propriétaire sait ce qu’il contient, et une signature montre qui l’a reçu.',
    shift:
      'Il restait {{left}} minutes et le dossier en demandait {{needed}}. Ce qui ne tient pas se transmet sans que le client ait à tout redire.',
    queue:
      'La deuxième caisse ouvre à partir de {{most}}, et {{people}} attendaient. En dessous, un salut montre qu’on a vu les gens.',
    stock:
      '{{here}} ici et {{there}} là-bas : c’est ce qu’on peut promettre pour vendredi ; il en fallait {{wanted}}. Une promesse ne vaut que ce que valent les chaises.',
  },
}

export default fr
