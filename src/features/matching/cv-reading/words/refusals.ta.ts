import type { CountryWords } from '../../../../countries/translate.ts'

/** Why a CV is not taken, or could not be read, from the server’s English. */
const refusals: CountryWords = {
  'The file is empty.': 'கோப்பு காலியாக உள்ளது.',
  'The file must be one of: PDF, DOCX, PNG, JPEG.': 'கோப்பு இவற்றில் ஒன்றாக இருக்க வேண்டும்: PDF, DOCX, PNG, JPEG.',
  'The picture is damaged or not complete.': 'படம் சேதமடைந்துள்ளது அல்லது முழுமையாக இல்லை.',
  'The file is a picture and something else at the same time.': 'கோப்பு ஒரே நேரத்தில் படமாகவும் வேறொன்றாகவும் உள்ளது.',
  'The picture is too large: at most 100 million points.': 'படம் மிகப் பெரியது: அதிகபட்சம் 10 கோடி புள்ளிகள்.',
  'The PDF is damaged or not complete.': 'PDF சேதமடைந்துள்ளது அல்லது முழுமையாக இல்லை.',
  'The PDF is protected. Save it without protection and choose it again.':
    'PDF பாதுகாக்கப்பட்டுள்ளது. பாதுகாப்பின்றிச் சேமித்து மீண்டும் தேர்ந்தெடுங்கள்.',
  'The PDF unpacks to far more than it shows.': 'PDF விரியும்போது காட்டுவதை விட மிக அதிகமாக உள்ளது.',
  'The file is a PDF and something else at the same time.': 'கோப்பு ஒரே நேரத்தில் PDF ஆகவும் வேறொன்றாகவும் உள்ளது.',
  'The document has more than 30 pages. Choose a shorter one.': 'ஆவணத்தில் 30 பக்கங்களுக்கு மேல் உள்ளன. சிறியதைத் தேர்ந்தெடுங்கள்.',
  'The DOCX is damaged or not complete.': 'DOCX சேதமடைந்துள்ளது அல்லது முழுமையாக இல்லை.',
  'The file must be a DOCX document.': 'கோப்பு DOCX ஆவணமாக இருக்க வேண்டும்.',
  'The DOCX unpacks to far more than it shows.': 'DOCX விரியும்போது காட்டுவதை விட மிக அதிகமாக உள்ளது.',
  'The DOCX holds macros, controls or embedded files. Save it as a PDF and choose that.':
    'DOCX இல் மேக்ரோக்கள், கட்டுப்பாடுகள் அல்லது உட்பொதிந்த கோப்புகள் உள்ளன. அதை PDF ஆகச் சேமித்துத் தேர்ந்தெடுங்கள்.',
  'The DOCX loads something from elsewhere. Save it as a PDF and choose that.':
    'DOCX வேறிடத்திலிருந்து எதையோ ஏற்றுகிறது. அதை PDF ஆகச் சேமித்துத் தேர்ந்தெடுங்கள்.',
  'The file must be at most 10 MB.': 'கோப்பு 10 MB-க்கு மிகாமல் இருக்க வேண்டும்.',
  'The file is damaged or not complete. Save it again and choose the new file.':
    'கோப்பு சேதமடைந்துள்ளது அல்லது முழுமையாக இல்லை. மீண்டும் சேமித்துப் புதிய கோப்பைத் தேர்ந்தெடுங்கள்.',
  'Reading the file took too long and was stopped. Save it as a plain PDF or DOCX and choose that.':
    'கோப்பைப் படிக்க அதிக நேரம் ஆனதால் நிறுத்தப்பட்டது. அதை எளிய PDF அல்லது DOCX ஆகச் சேமித்துத் தேர்ந்தெடுங்கள்.',
  'Reading the file needed too much memory and was stopped. Save it as a plain PDF or DOCX and choose that.':
    'கோப்பைப் படிக்க அதிக நினைவகம் தேவைப்பட்டதால் நிறுத்தப்பட்டது. அதை எளிய PDF அல்லது DOCX ஆகச் சேமித்துத் தேர்ந்தெடுங்கள்.',
  'No text could be read from the file. Choose a PDF or DOCX with text, or a sharper picture.':
    'கோப்பிலிருந்து எந்த உரையையும் படிக்க முடியவில்லை. உரையுள்ள PDF அல்லது DOCX, அல்லது தெளிவான படத்தைத் தேர்ந்தெடுங்கள்.',
  'You keep {} CVs already. Remove one you no longer need.': 'ஏற்கனவே {} சுயவிவரங்களை வைத்துள்ளீர்கள். தேவையற்ற ஒன்றை நீக்குங்கள்.',
  'The CV is still being read. Try again in a moment.': 'சுயவிவரம் இன்னும் படிக்கப்படுகிறது. சற்று நேரத்தில் மீண்டும் முயலுங்கள்.',
  'This employer cannot take files at the moment. Send your application without one.':
    'இந்த நிறுவனத்தால் இப்போது கோப்புகளைப் பெற முடியாது. கோப்பின்றி விண்ணப்பத்தை அனுப்புங்கள்.',
  'The PDF holds scripts, forms that send data or attached files. Print it to a new PDF and choose that.':
    'PDF இல் நிரல்கள், தரவு அனுப்பும் படிவங்கள் அல்லது இணைக்கப்பட்ட கோப்புகள் உள்ளன. அதைப் புதிய PDF ஆக அச்சிட்டுத் தேர்ந்தெடுங்கள்.',
}
export default refusals
