export default {
  label: 'Viewing as somebody else',
  text: 'You see Fourshore as: {{who}}. Nothing can be changed. Ends {{when}}.',
  end: 'End view',
  failed: 'The view could not be ended. Try again.',
  roles: {
    employer: 'Employer',
    employer_admin: 'Administrator',
    hr_admin: 'HR',
    recruiter: 'Recruiter',
    payroll_officer: 'Payroll officer',
    finance: 'Finance',
    read_only: 'Read only',
    employee: 'Employee',
  },
  confirm: {
    title: 'Confirm that it is you',
    text: 'For your security, enter your password to continue.',
    password: 'Password',
    submit: 'Confirm',
    failed: 'That did not work. Try again.',
  },
} as const
