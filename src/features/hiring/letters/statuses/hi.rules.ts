export default {
  received: 'मिला',
  review: 'देखा जा रहा है',
  interview: 'साक्षात्कार',
  assessment: 'मूल्यांकन',
  offer: 'प्रस्ताव',
  hired: 'नियुक्त',
  notSelected: 'चयन नहीं हुआ',
  withdrawn: 'वापस लिया',
  jobClosed: 'नौकरी बंद',
}
