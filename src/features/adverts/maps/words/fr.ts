import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

export default {
  title: 'Où c’est',
  name: 'Carte : {{place}}',
  to: {
    n: 'le nord',
    ne: 'le nord-est',
    e: 'l’est',
    se: 'le sud-est',
    s: 'le sud',
    sw: 'le sud-ouest',
    w: 'l’ouest',
    nw: 'le nord-ouest',
  },
  from: '{{here}} : depuis {{place}}, {{km}} km vers {{to}}, en ligne droite.',
  near: '{{place}} ({{km}} km vers {{to}})',
  mark: '◆ {{name}} : à {{km}} km de {{place}} ({{to}}), en ligne droite.',
  markIn: '◆ {{name}} : à {{place}}.',
  around: 'Depuis {{here}}, en ligne droite : {{places}}.',
  north: 'Le nord est en haut. Les rives sont tracées approximativement.',
  km: '{{km}}\u00a0km',
  water: 'Eaux : © les contributeurs d’OpenStreetMap',
  places: 'Lieux : GeoNames',
} satisfies Translation<typeof en>
