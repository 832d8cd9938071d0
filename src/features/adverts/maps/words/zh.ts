import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

export default {
  title: '位置',
  name: '地图：{{place}}',
  to: {
    n: '北',
    ne: '东北',
    e: '东',
    se: '东南',
    s: '南',
    sw: '西南',
    w: '西',
    nw: '西北',
  },
  from: '{{here}}：位于{{place}}以{{to}}，直线距离 {{km}} 公里。',
  near: '{{place}}（{{to}}，{{km}} 公里）',
  mark: '◆ {{name}}：距{{place}}直线{{km}}公里（{{to}}）。',
  markIn: '◆ {{name}}：位于{{place}}。',
  around: '从{{here}}出发的直线距离：{{places}}。',
  north: '上方为北。水岸线仅为大致轮廓。',
  km: '{{km}} 公里',
  water: '水域：© OpenStreetMap 贡献者',
  places: '地名：GeoNames',
} satisfies Translation<typeof en>
