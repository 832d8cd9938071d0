import type { GoToKind, HomeParts } from '../../../server/home.ts'
import { paths } from '../../../shared/paths.ts'
import * as query from './home.queries.ts'
import { importsEmployees, readsEmployees } from './policy.ts'

const profileOf = (id: string) => paths.employees({ open: 'profile', id })
const listed = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ') || null

/** Who starts these days, and the first step of a company. */
export const employeesHome: HomeParts = {
  days: [
    {
      id: 'starters',
      label: {
        en: 'Starting',
        ar: 'يبدؤون العمل',
        fr: 'Arrivées',
        hi: 'शुरू कर रहे हैं',
        ta: 'பணியில் சேர்பவர்கள்',
        zh: '入职',
      },
      may: readsEmployees,
      read: async ({ db, actor }, days) => {
        const rows = await query.listStarters(db, actor.companyId, days)
        return {
          lines: rows.map(({ id, name, position, day }) => ({
            id,
            title: name,
            detail: position,
            day,
            to: profileOf(id),
          })),
          more: Math.max(0, (rows[0]?.all ?? 0) - rows.length),
        }
      },
    },
  ],
  steps: [
    {
      id: 'people',
      label: { en: 'Add your people', ar: 'إضافة الموظفين' },
      hint: {
        en: 'One by one, or everybody at once from a spreadsheet',
        ar: 'واحدًا واحدًا، أو جميعهم دفعة واحدة من جدول',
      },
      may: importsEmployees,
      to: paths.employees({ open: 'bulk' }),
      isDone: ({ db, actor }) => query.hasAnybody(db, actor.companyId),
    },
  ],
}

/** People, by name and by what their record holds. */
export const peopleGoTo: GoToKind = {
  kind: 'person',
  label: { en: 'People', ar: 'الأشخاص', fr: 'Personnes', hi: 'लोग', ta: 'நபர்கள்', zh: '人员' },
  may: readsEmployees,
  find: async ({ db, actor }, input) =>
    (await query.findPeopleFor(db, actor.companyId, input)).map(({ id, name, position, department }) => ({
      id,
      title: name,
      detail: listed(position, department),
      to: profileOf(id),
    })),
}
