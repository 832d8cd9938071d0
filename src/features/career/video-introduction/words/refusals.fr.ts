import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A video has at most {} seconds, and this one has {}.': 'Une vidéo a au plus {} secondes, et celle-ci en a {}.',
  'Add captions first: without them nobody is let watch it.':
    'Ajoutez d’abord des sous-titres : sans eux, personne n’est admis à la regarder.',
  'Companies may watch this video, so it keeps its captions. Withdraw it first.':
    'Des entreprises peuvent regarder cette vidéo : elle garde donc ses sous-titres. Retirez-la d’abord.',
  'The length of the video cannot be read from it. Record it again, or save it as MP4.':
    'La durée de la vidéo ne peut pas y être lue. Enregistrez-la de nouveau, ou en MP4.',
  'The video has no such part.': 'La vidéo n’a pas cette partie.',
  'The video is not whole yet. Go on with the upload.':
    'La vidéo n’est pas encore complète. Continuez le téléversement.',
  'This video is whole. Add another one to change it.':
    'Cette vidéo est complète. Ajoutez-en une autre pour la changer.',
  'You keep {} videos already. Delete one you no longer need.':
    'Vous gardez déjà {} vidéos. Supprimez-en une dont vous n’avez plus besoin.',
}

export default refusals
