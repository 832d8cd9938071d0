export default {
  received: 'கிடைத்தது',
  review: 'பரிசீலனையில்',
  interview: 'நேர்காணல்',
  assessment: 'மதிப்பீடு',
  offer: 'பணி வாய்ப்பு',
  hired: 'பணியமர்த்தப்பட்டார்',
  notSelected: 'தேர்வாகவில்லை',
  withdrawn: 'திரும்பப் பெற்றது',
  jobClosed: 'வேலை மூடப்பட்டது',
}
