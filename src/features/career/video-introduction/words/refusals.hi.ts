import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A video has at most {} seconds, and this one has {}.': 'वीडियो अधिकतम {} सेकंड का होता है, और यह {} का है।',
  'Add captions first: without them nobody is let watch it.': 'पहले कैप्शन जोड़ें: उनके बिना किसी को देखने नहीं दिया जाता।',
  'Companies may watch this video, so it keeps its captions. Withdraw it first.':
    'कंपनियाँ यह वीडियो देख सकती हैं, इसलिए इसके कैप्शन रहते हैं। पहले वापस लें।',
  'The length of the video cannot be read from it. Record it again, or save it as MP4.':
    'वीडियो से उसकी लंबाई नहीं पढ़ी जा सकती। फिर रिकॉर्ड करें, या MP4 में सहेजें।',
  'The video has no such part.': 'वीडियो में ऐसा कोई हिस्सा नहीं है।',
  'The video is not whole yet. Go on with the upload.': 'वीडियो अभी पूरा नहीं है। अपलोड जारी रखें।',
  'This video is whole. Add another one to change it.': 'यह वीडियो पूरा है। बदलने के लिए दूसरा जोड़ें।',
  'You keep {} videos already. Delete one you no longer need.': 'आपके पास पहले से {} वीडियो हैं। जिसकी ज़रूरत न हो उसे मिटाएँ।',
}

export default refusals
