import type { CvLanguage, Section } from './kinds.rules.ts'

/** What a CV says itself, beside what its person wrote: its headings, months, and that something goes on. Our own reading knows each of them. */
type Wording = { headings: Readonly<Record<Section, string>>; months: readonly string[]; present: string }

const months = (names: string) => names.split(' ')

export const WORDINGS: Readonly<Record<CvLanguage, Wording>> = {
  en: {
    headings: {
      summary: 'Summary',
      work: 'Work Experience',
      education: 'Education',
      skills: 'Skills',
      languages: 'Languages',
      certificates: 'Certificates',
    },
    months: months('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    present: 'Present',
  },
  fr: {
    headings: {
      summary: 'Profil professionnel',
      work: 'Expérience professionnelle',
      education: 'Formation',
      skills: 'Compétences',
      languages: 'Langues',
      certificates: 'Certificats',
    },
    months: months('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    present: 'présent',
  },
  zh: {
    headings: {
      summary: '个人简介',
      work: '工作经历',
      education: '教育背景',
      skills: '专业技能',
      languages: '语言能力',
      certificates: '资格证书',
    },
    months: months('1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月'),
    present: '至今',
  },
}

/** `Mar 2021`, `2021年3月`; the year alone where no month is said. */
export const monthSaid = (date: string, language: CvLanguage): string => {
  const [year = '', month] = date.split('-')
  if (!month) return language === 'zh' && year ? `${year}年` : year
  const name = WORDINGS[language].months[Number(month) - 1] ?? ''
  return language === 'zh' ? `${year}年${name}` : `${name} ${year}`
}
