import type { ImportColumn } from '../../../server/imports.ts'

/** What a file of people who applied elsewhere may say of each. */
export const APPLICANT_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'name',
    label: { en: 'Name', ar: 'الاسم' },
    required: true,
    aliases: ['full name', 'candidate', 'candidate name', 'applicant'],
  },
  {
    key: 'email',
    label: { en: 'Email', ar: 'البريد الإلكتروني' },
    required: true,
    aliases: ['e-mail', 'email address', 'mail'],
  },
  {
    key: 'phone',
    label: { en: 'Phone', ar: 'الهاتف' },
    aliases: ['telephone', 'mobile', 'phone number', 'contact number'],
  },
  {
    key: 'note',
    label: { en: 'What they have done so far', ar: 'ما أنجزوه حتى الآن' },
    aliases: ['notes', 'summary', 'experience', 'cover letter', 'cover note'],
  },
]
