import type { BulkColumn } from './contract.ts'

export const REQUIRED_COLUMNS = [
  'full_name',
  'email',
  'department',
  'position',
  'country',
] as const satisfies readonly BulkColumn[]

export const COLUMN_LABELS: Readonly<Record<BulkColumn, string>> = {
  full_name: 'Full name',
  email: 'Email',
  department: 'Department',
  position: 'Position',
  country: 'Country',
  hire_date: 'Hire date',
  employee_id: 'Employee ID',
  phone: 'Phone number',
  salary: 'Salary',
  manager: 'Manager',
  location: 'Location',
  notes: 'Notes',
  nationality: 'Nationality',
  employment_status: 'Employment status',
  bank_name: 'Bank name',
  bank_account_number: 'Bank account number',
  passport_number: 'Passport number',
}

/** Longest text of a cell. */
export const LONGEST: Readonly<Record<BulkColumn, number>> = {
  full_name: 200,
  email: 254,
  department: 100,
  position: 200,
  country: 60,
  hire_date: 40,
  employee_id: 60,
  phone: 40,
  salary: 40,
  manager: 200,
  location: 200,
  notes: 2000,
  nationality: 100,
  employment_status: 40,
  bank_name: 200,
  bank_account_number: 60,
  passport_number: 40,
}

export const BULK_COLUMN_NAMES = Object.keys(COLUMN_LABELS) as BulkColumn[]
