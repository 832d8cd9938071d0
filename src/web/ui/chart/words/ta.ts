import type { Translation } from '../../../i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  show: '{{title}}: வரைபடம் அல்லது அட்டவணை',
  chart: 'வரைபடம்',
  table: 'அட்டவணை',
  keys: '{{title}}, வரைபடம். அம்பு விசைகள் ஒரு மதிப்பிலிருந்து அடுத்ததற்குச் செல்லும்; கீழுள்ள அட்டவணையில் அதே எண்கள் உள்ளன.',
  numbers: '{{title}} எண்கள்',
  copy: 'எண்களை நகலெடு',
  copied: 'எண்கள் நகலெடுக்கப்பட்டன',
  notCopied: 'எண்களை நகலெடுக்க முடியவில்லை. அவற்றைப் பதிவிறக்கவும்.',
  csv: 'CSV பதிவிறக்கு',
  value: '{{point}}: {{series}}, {{value}} ({{of}} இல் {{at}})',
  share: 'முதலாவதில் {{share}}',
  unknown: 'தெரியவில்லை',
  drawn: '{{all}} இல் {{drawn}} வரையப்பட்டுள்ளன. அட்டவணையில் அனைத்தும் உள்ளன.',
  series: 'வரையப்பட்டவை',
}

export default ta
