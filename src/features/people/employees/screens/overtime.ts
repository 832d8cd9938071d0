/** Somebody whose overtime is reckoned: as much as a form knows of them. Salary by the month, major units as typed. */
export type OvertimePerson = {
  id?: string
  name: string
  department?: string | null
  country: string
  basicSalary: number | string | null
}
