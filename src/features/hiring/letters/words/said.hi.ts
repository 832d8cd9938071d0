import type { CountryWords } from '../../../../countries/translate.ts'

/** The reasons a company begins with, as the person is told them. One that a company wrote stays in its words. */
const said: CountryWords = {
  'We chose somebody whose experience is closer to this work.': 'हमने ऐसे व्यक्ति को चुना जिसका अनुभव इस काम के अधिक निकट है।',
  'One of the requirements in the advert is not met at present.': 'विज्ञापन की एक शर्त अभी पूरी नहीं होती।',
  'What you expect and what this position pays are too far apart.': 'आपकी अपेक्षा और इस पद का वेतन बहुत अलग हैं।',
  'The start date or the working hours do not fit.': 'शुरू करने की तारीख या काम के घंटे मेल नहीं खाते।',
  'The position has been filled.': 'पद भर गया है।',
  'The position is no longer open.': 'पद अब खुला नहीं है।',
}

export default said
