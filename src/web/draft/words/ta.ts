import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  continued: '{{when}} வரைவு, மற்றொரு சாதனத்திலிருந்து தொடர்கிறது',
  kept: '{{when}} வரைவு',
  discard: 'வரைவை நீக்கு',
  changed: 'இந்தப் படிவத்தை மற்றொரு சாதனத்தில் அல்லது தாவலிலும் மாற்றியுள்ளீர்கள் ({{when}}). எது தொடர வேண்டும்?',
  ended:
    'இந்தப் படிவத்தை மற்றொரு சாதனத்தில் அல்லது தாவலில் அனுப்பிவிட்டீர்கள் அல்லது நீக்கிவிட்டீர்கள். அதன் பிறகு இங்கே தட்டச்சு செய்தது இங்கேயே உள்ளது.',
  takeTheirs: 'மற்றது',
  keepMine: 'இது',
  afresh: 'புதிதாகத் தொடங்கு',
}

export default ta
