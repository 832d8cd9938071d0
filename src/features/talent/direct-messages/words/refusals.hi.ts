import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A thread has at most {} files.': 'एक बातचीत में अधिकतम {} फ़ाइलें होती हैं।',
  'Leave the number of a payment card out: nobody needs it here.':
    'भुगतान कार्ड का नंबर न लिखें: यहाँ किसी को इसकी ज़रूरत नहीं।',
  'The company cannot take files at present. Write without one.': 'कंपनी अभी फ़ाइलें नहीं ले सकती। बिना फ़ाइल के लिखें।',
  'The other side blocked this thread.': 'दूसरे पक्ष ने यह बातचीत ब्लॉक की है।',
  'This company takes no direct messages.': 'यह कंपनी सीधे संदेश नहीं लेती।',
  'This file was sent already, or is no longer there. Choose it again.':
    'यह फ़ाइल पहले भेजी जा चुकी है, या अब नहीं है। फिर चुनें।',
  'This job takes no questions. Apply for it to write about it.':
    'यह नौकरी सवाल नहीं लेती। इसके बारे में लिखने के लिए आवेदन करें।',
  'This message has left and cannot be taken back.': 'यह संदेश जा चुका है और वापस नहीं लिया जा सकता।',
  'This thread is closed by the other side.': 'यह बातचीत दूसरे पक्ष ने बंद कर दी है।',
  'You and this company do not write to each other any more.': 'आप और यह कंपनी अब एक-दूसरे को नहीं लिखते।',
  'You and this person do not write to each other any more.': 'आप और यह व्यक्ति अब एक-दूसरे को नहीं लिखते।',
  'You began {} threads within seven days. Begin another one later.':
    'आपने सात दिनों में {} बातचीत शुरू कीं। अगली बाद में शुरू करें।',
  'You blocked this thread. Unblock it to write.': 'आपने यह बातचीत ब्लॉक की है। लिखने के लिए ब्लॉक हटाएँ।',
  'You have a thread about this job already. Write in it.': 'इस नौकरी के बारे में आपकी बातचीत पहले से है। उसी में लिखें।',
  'Fourshore closed this thread.': 'Fourshore ने यह बातचीत बंद कर दी है।',
  'Your company has reported this thread. Fourshore has not decided yet.':
    'आपकी कंपनी ने इस बातचीत की शिकायत की है। Fourshore ने अभी निर्णय नहीं किया है।',
  'Write what is to stand for {}.': '{} की जगह क्या हो, यह लिखें।',
  'There is a template of this name already.': 'इस नाम का नमूना पहले से है।',
  'A company has at most {} templates.': 'एक कंपनी के अधिकतम {} नमूने होते हैं।',
}

export default refusals
