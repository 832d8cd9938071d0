import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { describe, expect, test } from 'vitest'
import { cssVariablesResolver, theme } from './theme.ts'

type Scheme = 'light' | 'dark'
type Rgb = readonly [number, number, number]

const whole = mergeMantineTheme(DEFAULT_THEME, theme)
const [base, ours] = [defaultCssVariablesResolver(whole), cssVariablesResolver(whole)]
const variablesOf = (scheme: Scheme): Record<string, string> => ({
  ...base.variables,
  ...ours.variables,
  ...base[scheme],
  ...ours[scheme],
})

/** A colour as it is seen over another: follows variables, knows #rrggbb and rgba(). */
const seen = (variables: Record<string, string>, colour: string, over: Rgb = [255, 255, 255]): Rgb => {
  const named = /^var\((--[\w-]+)\)$/.exec(colour.trim())?.[1]
  if (named) return seen(variables, variables[named] ?? `nothing is called ${named}`, over)
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim())?.[1]
  if (hex) {
    const long = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex
    return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Rgb
  }
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(colour.trim())?.[1]
    ?.split(/[ ,/]+/)
    .map(Number)
  if (!parts || parts.some(Number.isNaN)) throw new Error(`Not a colour: ${colour}`)
  const alpha = parts[3] ?? 1
  return [0, 1, 2].map((i) => (parts[i] as number) * alpha + (over[i] as number) * (1 - alpha)) as unknown as Rgb
}

const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: Rgb, b: Rgb): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** What text stands on, and what it is written in: WCAG 2.2 AA asks 4.5 to 1 of them, and 3 to 1 of what only marks a state. */
const GROUNDS = ['--mantine-color-body', '--surface', '--canvas', '--sunken', '--hover', '--selected']
const TEXTS = ['--mantine-color-text', '--mantine-color-dimmed', '--mantine-color-error', '--mantine-color-anchor']
const STATES = ['--ok', '--careful', '--wrong', '--calm']
/** Those that screens use: our own, and the blue of a plan and of what is under way. */
const TINTS = ['teal', 'gray', 'green', 'yellow', 'red', 'blue']

describe.each(['light', 'dark'] as const)('the colours of the %s scheme', (scheme) => {
  const variables = variablesOf(scheme)
  const of = (name: string, over?: Rgb) => seen(variables, `var(${name})`, over)
  const tooPale = (pairs: [string, Rgb, Rgb, number][]) =>
    pairs.flatMap(([what, text, ground, least]) => {
      const found = contrast(text, ground)
      return found < least ? [`${what}: ${found.toFixed(2)} of ${least}`] : []
    })

  test('can be read as text on every ground', () => {
    const pairs = GROUNDS.flatMap((services) =>
      TEXTS.map((text): [string, Rgb, Rgb, number] => [`${text} on ${services}`, of(text), of(services), 4.5]),
    )
    expect(tooPale(pairs)).toEqual([])
  })

  test('tell a state apart from every ground', () => {
    const pairs = GROUNDS.flatMap((services) =>
      STATES.map((state): [string, Rgb, Rgb, number] => [`${state} on ${services}`, of(state), of(services), 3]),
    )
    expect(tooPale(pairs)).toEqual([])
  })

  test('can be read on their own tint, as badges and alerts are written', () => {
    const pairs = TINTS.flatMap((tint) =>
      ['--surface', '--canvas'].map((services): [string, Rgb, Rgb, number] => {
        const under = of(`--mantine-color-${tint}-light`, of(services))
        return [`${tint} on its tint on ${services}`, of(`--mantine-color-${tint}-light-color`, under), under, 4.5]
      }),
    )
    expect(tooPale(pairs)).toEqual([])
  })

  test('can be read on a button that is filled', () => {
    const white = seen(variables, '#ffffff')
    const pairs: [string, Rgb, Rgb, number][] = ['teal', 'red'].map((c) => [
      `white on ${c}`,
      white,
      of(`--mantine-color-${c}-filled`),
      4.5,
    ])
    expect(tooPale(pairs)).toEqual([])
  })
})
