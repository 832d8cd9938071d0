/** Who may sign in to the demonstration, and how. Made by the demonstration data and by nothing else. */
export type DemoLogin = {
  who: string
  role: 'employer' | 'hr_admin' | 'employee' | 'job_seeker' | 'system_owner'
  /** What the sign-in form sends as role. */
  portal: 'employer' | 'jobseeker' | 'employee'
  email: string
  password: string
  company?: string
}

const password = 'quiet harbour at dawn'

export const demoLogins: readonly DemoLogin[] = [
  {
    who: 'Employer, all four countries',
    role: 'employer',
    portal: 'employer',
    email: 'owner@fourwinds.example',
    password,
  },
  { who: 'HR of the same company', role: 'hr_admin', portal: 'employer', email: 'hr@fourwinds.example', password },
  { who: 'Employer in Singapore', role: 'employer', portal: 'employer', email: 'owner@sg.example', password },
  { who: 'Employer in India', role: 'employer', portal: 'employer', email: 'owner@in.example', password },
  { who: 'Employer in Canada', role: 'employer', portal: 'employer', email: 'owner@ca.example', password },
  { who: 'Employer in the UAE', role: 'employer', portal: 'employer', email: 'owner@ae.example', password },
  {
    who: 'Employee of Four Winds',
    role: 'employee',
    portal: 'employee',
    email: 'employee@fourwinds.example',
    password,
    company: 'four-winds',
  },
  { who: 'Job seeker', role: 'job_seeker', portal: 'jobseeker', email: 'seeker@people.example', password },
  { who: 'System owner', role: 'system_owner', portal: 'employer', email: 'owner@fourshore.example', password },
]
