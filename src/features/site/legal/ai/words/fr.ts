import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Comment les candidatures sont comparées',
  lead: 'Un programme cherche dans votre envoi ce que demande le poste. Voici tout ce qu’il fait, ce qu’il ne reçoit jamais et ce que vous pouvez faire.',
  does: {
    title: 'Ce qu’il fait',
    text: 'Un poste énonce ses exigences. Pour chacune, le programme cherche dans votre CV et indique : satisfaite, satisfaite en partie, non trouvée ou inconnue. Il cite la ligne du CV et donne son motif. L’employeur lit cela à côté de votre candidature, et vous lisez exactement la même chose sur la page de votre candidature.',
  },
  not: {
    title: 'Ce qu’il ne fait jamais',
    text: 'Il ne refuse personne, ne fait avancer personne et ne cache personne. Il n’y a pas de seuil. La liste des candidatures suit la date, sauf si quelqu’un choisit l’ordre assisté, nommé ainsi. Un employeur dont l’annonce dit qu’aucun programme n’est utilisé n’en a pas.',
  },
  used: {
    title: 'Ce qu’il reçoit',
    text: `- les titres de vos postes et ce que vous y avez fait
- vos compétences, et la durée de leur usage d’après les dates des postes
- vos certificats, le niveau et le domaine de vos études
- les langues et le droit de travailler, seulement si l’annonce les demande et dit pourquoi

Vous pouvez lire exactement ce qu’il a reçu de vous sur la page de votre candidature.`,
  },
  never: {
    title: 'Ce qu’il ne reçoit jamais',
    text: 'Nom, photo, courriel, téléphone, adresse, âge, date de naissance, année du diplôme, sexe, pronoms, nationalité, origine, religion, famille, santé, numéros d’identité, nom de l’école ou de l’employeur, temps entre deux postes, et le fait que quelqu’un ait payé quoi que ce soit. Avant chaque version, un test échange noms, pronoms, dates de naissance, écoles, nationalités et adresses dans des CV : le résultat doit rester exactement le même.',
  },
  count: {
    title: 'Comment il compte',
    text: 'Une exigence indispensable compte double, un atout simple. Satisfaite compte entièrement, en partie à moitié, inconnue un quart, non trouvée rien. Vous voyez combien d’exigences sur combien sont satisfaites, et si la plupart, certaines ou peu ont été trouvées. Une exigence qui touche à ce qui est protégé est montrée et ne compte pour personne.',
  },
  model: {
    title: 'Le modèle de langue',
    text: 'Un petit modèle ({{model}}) sur nos propres serveurs mesure la proximité de sens de deux textes. Il ordonne les candidatures qui satisfont autant d’exigences et montre la ligne la plus proche quand rien n’a été trouvé. Il ne change aucun verdict. Rien ne quitte nos serveurs, et rien de ce que vous envoyez ne sert à entraîner quoi que ce soit.',
  },
  limits: {
    title: 'Ce qu’il ne sait pas faire',
    text: 'Il connaît des mots, pas des personnes. Il manque ce qui est dit autrement, lit mieux l’anglais et peut mal lire une mise en page inhabituelle. Un texte invisible ou adressé à une machine est écarté et sans effet. Non trouvé ne veut pas dire absent.',
  },
  rights: {
    title: 'Ce que vous pouvez faire',
    text: `- Avant de postuler : cocher que seules des personnes doivent examiner votre envoi. Cela ne vous nuit pas.
- Ensuite : demander des personnes seulement sur la page de votre candidature. La comparaison est retirée.
- Contester tout verdict, avec votre motif. L’employeur le lit à côté du résultat.
- Envoyer un autre CV jusqu’au premier entretien ; il est comparé à nouveau.
- Écrire à {{email}} pour vos données ou leur suppression. Voir la [politique de confidentialité](privacy).`,
  },
  record: {
    title: 'Ce qui est conservé',
    text: 'Chaque comparaison est conservée quatre ans avec la version du moteur, la révision du poste, ce qui était demandé, le résultat et qui l’a consulté, afin de pouvoir en répondre. Quand vos données sont effacées, vos mots le sont aussitôt.',
  },
  engine: {
    title: 'Version et audit',
    text: 'Moteur {{engine}}. Aucun audit par un organisme indépendant n’a eu lieu à ce jour ; il figurera ici avec sa date.',
  },
}
export default fr
