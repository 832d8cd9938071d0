import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Tests demandés par des employeurs',
  subtitle:
    'Un test demandé par un employeur est gratuit, quelle que soit l’offre. Vous décidez si l’employeur voit le résultat.',
  none: 'Aucun employeur ne vous demande de test',
  noneText: 'Quand une offre à laquelle vous avez postulé demande un test de compétence, il figure ici.',
  start: 'Passer le test',
  go: 'Continuer',
  result: 'Voir le résultat',
  share: 'Laisser l’employeur voir ce résultat avec ma candidature',
  take: 'Passez d’abord le test ; vous pourrez ensuite partager le résultat.',
  over: 'L’employeur ne demande plus ce test. Vous pouvez encore partager votre résultat.',
  job: {
    own: 'L’employeur demande un test de sa main, « {{test}} » : {{count}} minutes, gratuit. Vous le passez après avoir postulé et décidez si l’employeur voit le résultat.',
    title: 'Test de compétence',
    text: 'L’employeur demande le test « {{test}} » : {{count}} minutes, gratuit. Vous le passez après avoir postulé, et décidez si l’employeur voit le résultat.',
  },
  note: {
    text: 'Cette offre demande le test « {{test}} ».',
    open: 'Le passer ou partager votre résultat',
    shared: 'Votre résultat est partagé avec l’employeur.',
  },
  ask: {
    write: 'Rédiger votre propre test',
    platform: 'Tests de Fourshore',
    own: 'Tests de votre entreprise',
    title: 'Test de compétence',
    text: 'L’annonce indique le test que vous demandez. Qui a postulé le passe gratuitement et décide si vous voyez le résultat. Personne n’est classé ni écarté à cause de lui.',
    label: 'Le test',
    none: 'Aucun test',
    save: 'Enregistrer le test',
    saved: 'Enregistré',
    shared: 'Candidatures avec un résultat : {{count}}',
  },
  seen: {
    earlier: 'Passé sous le titre « {{title}} ».',
    own: 'Un test rédigé par votre entreprise.',
    title: 'Test demandé : {{test}}',
    none: 'Aucun résultat n’est partagé. Cela ne dit rien de la personne.',
    taken: 'Passé le {{day}}',
  },
}

export default fr
