import type { CountryWords } from '../../../../countries/translate.ts'

/** Why a CV is not taken, or could not be read, from the server’s English. */
const refusals: CountryWords = {
  'The file is empty.': 'फ़ाइल खाली है।',
  'The file must be one of: PDF, DOCX, PNG, JPEG.': 'फ़ाइल इनमें से एक होनी चाहिए: PDF, DOCX, PNG, JPEG।',
  'The picture is damaged or not complete.': 'तस्वीर खराब है या अधूरी है।',
  'The file is a picture and something else at the same time.': 'फ़ाइल तस्वीर भी है और साथ में कुछ और भी।',
  'The picture is too large: at most 100 million points.': 'तस्वीर बहुत बड़ी है: अधिकतम 10 करोड़ बिंदु।',
  'The PDF is damaged or not complete.': 'PDF खराब है या अधूरी है।',
  'The PDF is protected. Save it without protection and choose it again.':
    'PDF सुरक्षित की हुई है। इसे बिना सुरक्षा के सहेजें और फिर चुनें।',
  'The PDF unpacks to far more than it shows.': 'PDF खुलने पर जितना दिखाती है उससे कहीं ज़्यादा निकलती है।',
  'The file is a PDF and something else at the same time.': 'फ़ाइल PDF भी है और साथ में कुछ और भी।',
  'The document has more than 30 pages. Choose a shorter one.': 'दस्तावेज़ में 30 से ज़्यादा पृष्ठ हैं। छोटा दस्तावेज़ चुनें।',
  'The DOCX is damaged or not complete.': 'DOCX खराब है या अधूरी है।',
  'The file must be a DOCX document.': 'फ़ाइल DOCX दस्तावेज़ होनी चाहिए।',
  'The DOCX unpacks to far more than it shows.': 'DOCX खुलने पर जितना दिखाती है उससे कहीं ज़्यादा निकलती है।',
  'The DOCX holds macros, controls or embedded files. Save it as a PDF and choose that.':
    'DOCX में मैक्रो, नियंत्रण या जुड़ी हुई फ़ाइलें हैं। इसे PDF के रूप में सहेजें और उसे चुनें।',
  'The DOCX loads something from elsewhere. Save it as a PDF and choose that.':
    'DOCX कहीं और से कुछ लाती है। इसे PDF के रूप में सहेजें और उसे चुनें।',
  'The file must be at most 10 MB.': 'फ़ाइल अधिकतम 10 MB की हो सकती है।',
  'The file is damaged or not complete. Save it again and choose the new file.':
    'फ़ाइल खराब है या अधूरी है। इसे फिर सहेजें और नई फ़ाइल चुनें।',
  'Reading the file took too long and was stopped. Save it as a plain PDF or DOCX and choose that.':
    'फ़ाइल पढ़ने में बहुत समय लगा, इसलिए रोक दिया गया। इसे सादे PDF या DOCX के रूप में सहेजें और उसे चुनें।',
  'Reading the file needed too much memory and was stopped. Save it as a plain PDF or DOCX and choose that.':
    'फ़ाइल पढ़ने में बहुत मेमोरी लगी, इसलिए रोक दिया गया। इसे सादे PDF या DOCX के रूप में सहेजें और उसे चुनें।',
  'No text could be read from the file. Choose a PDF or DOCX with text, or a sharper picture.':
    'फ़ाइल से कोई पाठ नहीं पढ़ा जा सका। पाठ वाला PDF या DOCX, या ज़्यादा साफ़ तस्वीर चुनें।',
  'You keep {} CVs already. Remove one you no longer need.': 'आपने पहले से {} सीवी रखे हैं। जिसकी अब ज़रूरत नहीं, उसे हटाएँ।',
  'The CV is still being read. Try again in a moment.': 'सीवी अभी पढ़ा जा रहा है। थोड़ी देर में फिर कोशिश करें।',
  'This employer cannot take files at the moment. Send your application without one.':
    'यह नियोक्ता अभी फ़ाइलें नहीं ले सकता। अपना आवेदन बिना फ़ाइल के भेजें।',
  'The PDF holds scripts, forms that send data or attached files. Print it to a new PDF and choose that.':
    'PDF में स्क्रिप्ट, जानकारी भेजने वाले फ़ॉर्म या जुड़ी हुई फ़ाइलें हैं। इसे नई PDF में प्रिंट करें और उसे चुनें।',
}
export default refusals
