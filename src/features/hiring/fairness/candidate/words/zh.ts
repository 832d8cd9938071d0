import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const zh: Translation<typeof en> = {
  title: '帮助检查招聘是否公平（自愿）',
  why: '如果愿意，请说明一些您自己的情况。雇主永远看不到，比较申请的程序也看不到：这些回答只会在人数足够多的群组中计数，用来了解每个人的机会是否相同。您可以随时更改或撤回，对您的申请没有任何影响。',
  gender: '性别',
  ageBand: '年龄',
  ethnicity: '族裔',
  empty: '不回答',
  save: '保存',
  erase: '删除我的回答',
  saved: '已保存。',
  erased: '已删除。',
  genders: {
    woman: '女',
    man: '男',
    other: '其他',
    unsaid: '不愿透露',
  },
  ages: {
    under25: '25 岁以下',
    '25to39': '25 至 39 岁',
    '40to54': '40 至 54 岁',
    '55plus': '55 岁或以上',
    unsaid: '不愿透露',
  },
  origins: {
    chinese: '华人',
    malay: '马来人',
    indian: '印度人',
    eurasian: '欧亚人',
    indigenous: '原住民',
    white: '白人',
    black: '黑人',
    south_asian: '南亚人',
    southeast_asian: '东南亚人',
    filipino: '菲律宾人',
    arab: '阿拉伯人',
    latin_american: '拉丁美洲人',
    other: '其他',
    unsaid: '不愿透露',
  },
}
export default zh
