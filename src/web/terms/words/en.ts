/** Words that stand in records as values: departments of the lists, kinds of allowances, what people are asked once. */
export default {
  administration: 'Administration',
  admin: 'Admin',
  finance: 'Finance',
  hr: 'HR',
  marketing: 'Marketing',
  operations: 'Operations',
  sales: 'Sales',
  technical: 'Technical',

  female: 'Female',
  male: 'Male',
  divorced: 'Divorced',
  married: 'Married',
  single: 'Single',
  widowed: 'Widowed',

  communication: 'Communication',
  education: 'Education',
  food: 'Food',
  housing: 'Housing',
  meal: 'Meal',
  medical: 'Medical',
  transport: 'Transport',
  annual_bonus: 'Annual bonus',
  attendance_incentive: 'Attendance incentive',
  on_call_allowance: 'On-call allowance',
  relocation: 'Relocation',
  sales_incentive: 'Sales incentive',
  shift_allowance: 'Shift allowance',

  monthly: 'Monthly',
  bi_weekly: 'Bi-weekly',

  employment_contract: 'Employment contract',
  certificate: 'Certificate',
  other_document: 'Other document',
} as const
