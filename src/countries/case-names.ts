/**
 * Names that mean the same wherever an example uses them, however they are spelled. No group holds a name that is another figure in some topic:
 * a wage may be of an hour, `start` the first day of a period.
 */
const GROUPS: readonly string[] = [
  'birthDate dateOfBirth dob birthday',
  'childBorn childBirthDate childDob childDateOfBirth dateOfBirthOfChild born',
  'date on asOf asOn asAt onDate asOfDate',
  'joined joinDate joinedOn joiningDate dateOfJoining doj hired hireDate hiredOn dateOfHire startDate employmentStart serviceStart',
  'left leftOn lastDay lastWorkingDay dateOfLeaving leavingDate exitDate dateOfExit endDate terminationDate endOfService employmentEnd',
  'sprDate prDate sprFrom prFrom sprSince prSince dateOfSpr permanentResidentSince',
  'monthlyBasic basicMonthly basic basicSalary monthlyBasicSalary basicWage monthlyBasicWage basicPay monthlyBasicPay',
  'monthlyGross grossMonthly gross grossPay grossWages monthlyGrossWages grossSalary monthlyGrossSalary monthlyGrossPay',
  'wages monthlyWages monthlyWage totalWages totalMonthlyWages wagesMonthly remuneration monthlyRemuneration',
  'monthsOfService serviceMonths completedMonthsOfService monthsEmployed',
  'yearsOfService serviceYears completedYears completedYearsOfService yearsEmployed',
  'otHours overtimeHours hoursOfOvertime',
  'workDaysPerWeek daysPerWeek workingDaysPerWeek daysWorkedPerWeek',
  'normalHours normalHoursPerDay normalDailyHours',
  'workedHours hoursWorked actualHours',
  'unpaidDays unpaidLeaveDays noPayLeaveDays noPayDays nplDays daysUnpaid lopDays absenceDays',
  'state region workState stateOfWork',
  'province provinceOfEmployment workProvince',
  'relation relationship relative deceased familyMember relationToDeceased relationshipToDeceased',
  'childCitizen childIsCitizen citizenChild isCitizen citizen singaporeCitizen childIsSingaporean childIsSingaporeCitizen',
  'earlierChildren livingChildren existingChildren survivingChildren numberOfLivingChildren',
  'gender sex',
  'employees headcount staff employeeCount numberOfEmployees staffCount',
]

/** A name as it is compared where it does not stand to the letter: wageMonth, wage_month and WageMonth are one. */
export const plainName = (name: string): string => name.replaceAll(/[\s_-]/g, '').toLowerCase()

const SAME: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.map((group) => group.split(' ').map(plainName)).flatMap((names) => names.map((name) => [name, names])),
)

/** The other names of what this one means, plain; none where it has no group. */
export const namesLike = (name: string): readonly string[] => SAME.get(plainName(name)) ?? []
