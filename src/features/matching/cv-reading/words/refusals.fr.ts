import type { CountryWords } from '../../../../countries/translate.ts'

/** Why a CV is not taken, or could not be read, from the server’s English. */
const refusals: CountryWords = {
  'The file is empty.': 'Le fichier est vide.',
  'The file must be one of: PDF, DOCX, PNG, JPEG.': 'Le fichier doit être de l’un de ces types : PDF, DOCX, PNG, JPEG.',
  'The picture is damaged or not complete.': 'L’image est endommagée ou incomplète.',
  'The file is a picture and something else at the same time.': 'Le fichier est une image et autre chose à la fois.',
  'The picture is too large: at most 100 million points.': 'L’image est trop grande : 100 millions de points au plus.',
  'The PDF is damaged or not complete.': 'Le PDF est endommagé ou incomplet.',
  'The PDF is protected. Save it without protection and choose it again.':
    'Le PDF est protégé. Enregistrez-le sans protection et choisissez-le de nouveau.',
  'The PDF unpacks to far more than it shows.': 'Le PDF, une fois décompressé, contient bien plus que ce qu’il montre.',
  'The file is a PDF and something else at the same time.': 'Le fichier est un PDF et autre chose à la fois.',
  'The document has more than 30 pages. Choose a shorter one.':
    'Le document compte plus de 30 pages. Choisissez-en un plus court.',
  'The DOCX is damaged or not complete.': 'Le DOCX est endommagé ou incomplet.',
  'The file must be a DOCX document.': 'Le fichier doit être un document DOCX.',
  'The DOCX unpacks to far more than it shows.':
    'Le DOCX, une fois décompressé, contient bien plus que ce qu’il montre.',
  'The DOCX holds macros, controls or embedded files. Save it as a PDF and choose that.':
    'Le DOCX contient des macros, des contrôles ou des fichiers incorporés. Enregistrez-le en PDF et choisissez ce PDF.',
  'The DOCX loads something from elsewhere. Save it as a PDF and choose that.':
    'Le DOCX charge quelque chose d’ailleurs. Enregistrez-le en PDF et choisissez ce PDF.',
  'The file must be at most 10 MB.': 'Le fichier ne doit pas dépasser 10 Mo.',
  'The file is damaged or not complete. Save it again and choose the new file.':
    'Le fichier est endommagé ou incomplet. Enregistrez-le de nouveau et choisissez le nouveau fichier.',
  'Reading the file took too long and was stopped. Save it as a plain PDF or DOCX and choose that.':
    'La lecture du fichier a pris trop de temps et a été arrêtée. Enregistrez-le en simple PDF ou DOCX et choisissez ce fichier.',
  'Reading the file needed too much memory and was stopped. Save it as a plain PDF or DOCX and choose that.':
    'La lecture du fichier demandait trop de mémoire et a été arrêtée. Enregistrez-le en simple PDF ou DOCX et choisissez ce fichier.',
  'No text could be read from the file. Choose a PDF or DOCX with text, or a sharper picture.':
    'Aucun texte n’a pu être lu dans le fichier. Choisissez un PDF ou un DOCX avec du texte, ou une image plus nette.',
  'You keep {} CVs already. Remove one you no longer need.':
    'Vous conservez déjà {} CV. Supprimez-en un dont vous n’avez plus besoin.',
  'The CV is still being read. Try again in a moment.':
    'Le CV est encore en cours de lecture. Réessayez dans un instant.',
  'This employer cannot take files at the moment. Send your application without one.':
    'Cet employeur ne peut pas recevoir de fichiers pour le moment. Envoyez votre candidature sans fichier.',
  'The PDF holds scripts, forms that send data or attached files. Print it to a new PDF and choose that.':
    'Le PDF contient des scripts, des formulaires qui envoient des données ou des fichiers joints. Imprimez-le dans un nouveau PDF et choisissez celui-ci.',
}
export default refusals
