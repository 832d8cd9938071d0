/** Specification 9, "other countries": the figures a country starts from before it has rules of its own. */
export const elsewhere = {
  standardHours: 40,
  overtimeMultiplier: 1.5,
  sundayAndHolidayMultiplier: 2,
  /** Weeks in a month used by the hourly rate: salary / (4.33 × weekly hours). */
  weeksPerMonth: '4.33',
} as const
