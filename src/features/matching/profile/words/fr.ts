import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  asks: 'Demande {{range}} {{per}}',
  asksMore: 'Demande {{amount}} ou plus {{per}}',
  per: { HOUR: 'de l’heure', DAY: 'par jour', WEEK: 'par semaine', MONTH: 'par mois', YEAR: 'par an' },
  canBegin: 'Peut commencer : {{when}}',
  begin: {
    now: 'tout de suite',
    '1w': 'dans 1 semaine',
    '2w': 'dans 2 semaines',
    '4w': 'dans 4 semaines',
    '1m': 'dans 1 mois',
    '2m': 'dans 2 mois',
    '3m': 'dans 3 mois',
  },
}
export default fr
