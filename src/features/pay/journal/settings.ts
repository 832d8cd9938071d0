import { z } from 'zod'
import { defineSettings } from '../../../server/setting-areas.ts'
import { permits } from '../../../shared/permissions.ts'

const account = (usual: string) => z.string().trim().min(1).max(60).default(usual)

/** Numbers or names of the company’s accounts that pay is written to. */
export const journalSettings = defineSettings({
  area: 'payroll-accounts',
  label: { en: 'Accounts of the payroll journal', ar: 'حسابات قيد الرواتب' },
  hint: {
    en: 'As they stand in your accounts: number or name. The journal of every run uses them.',
    ar: 'كما هي في دفاتركم: الرقم أو الاسم. يستخدمها قيد كل دورة رواتب.',
  },
  may: permits('settings.write'),
  scopes: ['entity'],
  schema: z.object({
    wages: account('6000'),
    bonuses: account('6010'),
    benefits: account('6020'),
    expenses: account('6030'),
    contributions: account('6040'),
    netPay: account('2100'),
    payable: account('2110'),
    tax: account('2120'),
    deductions: account('2130'),
  }),
  fields: {
    wages: { label: { en: 'Wages, allowances and overtime', ar: 'الأجور والبدلات والعمل الإضافي' } },
    bonuses: { label: { en: 'Bonuses and commissions', ar: 'المكافآت والعمولات' } },
    benefits: {
      label: { en: 'Leave paid out, notice and end of service', ar: 'الإجازات المدفوعة والإشعار ونهاية الخدمة' },
    },
    expenses: { label: { en: 'Expenses paid back', ar: 'المصروفات المستردة' } },
    contributions: { label: { en: 'Employer’s contributions and levies', ar: 'اشتراكات صاحب العمل ورسومه' } },
    netPay: { label: { en: 'Net pay owed to people', ar: 'صافي الرواتب المستحق' } },
    payable: { label: { en: 'Contributions owed to authorities', ar: 'الاشتراكات المستحقة للجهات' } },
    tax: { label: { en: 'Tax withheld and owed', ar: 'الضريبة المستقطعة المستحقة' } },
    deductions: { label: { en: 'Other deductions owed', ar: 'استقطاعات أخرى مستحقة' } },
  },
})
