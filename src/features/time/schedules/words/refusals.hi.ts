import type { CountryWords } from '../../../../countries/translate.ts'

/** What employees are told of their shifts, swaps and what they give up, from its English. */
const refusals: CountryWords = {
  'A shift of this offer is somebody else’s by now': 'इस प्रस्ताव की एक पाली अब किसी और की है',
  'A shift of this offer is somebody else’s by now.': 'इस प्रस्ताव की एक पाली अब किसी और की है।',
  'Somebody of this offer called in sick': 'इस प्रस्ताव के किसी व्यक्ति ने बीमारी की सूचना दी है',
  'Somebody of this offer called in sick.': 'इस प्रस्ताव के किसी व्यक्ति ने बीमारी की सूचना दी है।',
  'Somebody of it called in sick': 'इनमें से किसी ने बीमारी की सूचना दी है',
  'The shift has begun.': 'पाली शुरू हो चुकी है।',
  'The shift is taken': 'पाली ली जा चुकी है',
  'The shift is taken.': 'पाली ली जा चुकी है।',
  'The shift had begun when it was decided': 'निर्णय के समय पाली शुरू हो चुकी थी',
  'The shift has changed since they asked to drop it': 'छोड़ने का अनुरोध करने के बाद पाली बदल गई है',
  'A swap is between two people.': 'अदला-बदली दो लोगों के बीच होती है।',
  'This swap is not possible.': 'यह अदला-बदली संभव नहीं है।',
  'This swap is not possible any more.': 'यह अदला-बदली अब संभव नहीं है।',
  'It is not possible any more': 'यह अब संभव नहीं है',
  'You have offered this shift already. Take that offer back first.': 'आप यह पाली पहले ही दे चुके हैं। पहले वह प्रस्ताव वापस लें।',
  'You have asked for this shift already.': 'आप यह पाली पहले ही माँग चुके हैं।',
  'This offer is {} already.': 'इस प्रस्ताव का उत्तर पहले ही दिया जा चुका है।',
  'You have called in sick for this shift.': 'आपने इस पाली के लिए बीमारी की सूचना दी है।',
  'This shift cannot be dropped.': 'यह पाली छोड़ी नहीं जा सकती।',
  'A shift that is {} cannot be dropped.': 'यह पाली अब छोड़ी नहीं जा सकती।',
  'A shift that is {} cannot be swapped.': 'यह पाली अब बदली नहीं जा सकती।',
  'This shift waits for an answer already.': 'यह पाली पहले से उत्तर की प्रतीक्षा में है।',
  'Less than {} hours before the start': 'शुरू होने में {} घंटे से कम',
}

export default refusals
