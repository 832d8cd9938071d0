import type { CountryPayroll } from '../../countries/payroll.ts'
import { componentsOf } from '../../features/pay/components/held.service.ts'
import { addPayComponent } from '../../features/pay/components/service.ts'
import type { Context } from '../../server/context.ts'
import type { Day } from '../../shared/dates.ts'

type Own = {
  code: string
  name: string
  names: Readonly<Record<'ar' | 'fr' | 'hi' | 'ta' | 'zh', string>>
  nature: 'allowance' | 'bonus'
  slipGroup: 'allowances' | 'variable'
  slipOrder: number
  account: string
}

/** Components that the company has beside those of every employer. */
const OWN: readonly Own[] = [
  {
    code: 'shift_allowance',
    name: 'Shift allowance',
    names: {
      ar: 'بدل المناوبة',
      fr: 'Prime de quart',
      hi: 'शिफ्ट भत्ता',
      ta: 'சுழற்சிப் படி',
      zh: '轮班津贴',
    },
    nature: 'allowance',
    slipGroup: 'variable',
    slipOrder: 10,
    account: '6005 Shift work',
  },
  {
    code: 'on_call_allowance',
    name: 'On-call allowance',
    names: {
      ar: 'بدل الاستدعاء',
      fr: 'Prime d’astreinte',
      hi: 'ऑन-कॉल भत्ता',
      ta: 'அழைப்புப் படி',
      zh: '待命津贴',
    },
    nature: 'allowance',
    slipGroup: 'variable',
    slipOrder: 20,
    account: '6005 Shift work',
  },
  {
    code: 'referral_bonus',
    name: 'Referral bonus',
    names: {
      ar: 'مكافأة الترشيح',
      fr: 'Prime de cooptation',
      hi: 'रेफ़रल बोनस',
      ta: 'பரிந்துரை ஊக்கத்தொகை',
      zh: '推荐奖金',
    },
    nature: 'bonus',
    slipGroup: 'variable',
    slipOrder: 60,
    account: '6015 Recruiting',
  },
]

/** The component of a further allowance of the demonstration by its type; null: it is known by its name alone. */
export const demoComponentOf = (type: string): string | null => OWN.find(({ name }) => name === type)?.code ?? null

type Place = { entityId: string; law: CountryPayroll; from: Day }

/** Adds the company’s own components to a legal entity, from a day on: those that an earlier filling, which was cut off, has not added. */
export const addDemoComponents = async (ctx: Context, q: Place): Promise<void> => {
  const known = (await componentsOf(ctx, q.law, q.entityId))(q.from)
  for (const { code, names, ...said } of OWN.filter((one) => !known.has(one.code)))
    await addPayComponent(ctx, {
      ...said,
      entityId: q.entityId,
      code,
      names: { ...names },
      proration: null,
      inRetro: true,
      priority: 5,
      mostPercent: null,
      choice: null,
      reason: null,
      effectiveFrom: q.from,
    })
}
