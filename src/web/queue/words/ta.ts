import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  waiting_one: '{{count}} அனுப்பக் காத்திருக்கிறது',
  waiting_other: '{{count}} அனுப்பக் காத்திருக்கின்றன',
  refused_one: '{{count}} ஏற்கப்படவில்லை',
  refused_other: '{{count}} ஏற்கப்படவில்லை',
  title: 'இன்னும் அனுப்பப்படவில்லை',
  help: 'நீங்கள் செய்தது இந்தச் சாதனத்தில் உள்ளது; இணைப்பு கிடைத்ததும் அனுப்பப்படும்.',
  since: '{{when}} அன்று செய்தது',
  sendNow: 'இப்போது அனுப்பு',
  retry: 'மீண்டும் முயல்க',
  discard: 'கைவிடு',
  discardThis: 'கைவிடு: {{label}}',
  retryThis: 'மீண்டும் முயல்க: {{label}}',
  sure: '“{{label}}” கைவிடவா? சேவையகம் இதை அறியாது.',
  close: 'மூடு',
}
export default ta
