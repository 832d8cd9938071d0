import type { Exact } from './money.ts'

/** An exact number as a plain decimal, rounded half up (away from zero) to `places`, without trailing zeros: 24.038462. */
export const formatDecimal = (value: Exact, places = 6): string => {
  if (value.d === 1n) return value.s < 0n && value.n !== 0n ? `-${value.n}` : String(value.n)
  const scale = 10n ** BigInt(places)
  const whole = (2n * value.n * scale + value.d) / (2n * value.d)
  const digits = String(whole).padStart(places + 1, '0')
  const cut = digits.length - places
  const fraction = digits.slice(cut).replace(/0+$/, '')
  const text = fraction ? `${digits.slice(0, cut)}.${fraction}` : digits.slice(0, cut)
  return value.s < 0n && whole !== 0n ? `-${text}` : text
}
