const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that stand for no country: private use, unions, and what is no longer. */
const NONE =
  /^(Q[M-Z]|X[A-Z]|ZZ|AC|CP|CQ|DG|EA|EU|EZ|IC|TA|UN|AN|BU|CS|CT|DD|DY|FQ|FX|HV|JT|MI|NH|NQ|NT|PC|PU|PZ|RH|SU|TP|UK|VD|WK|YD|YU|ZR)$/

/** Every country as a language calls it, for a list to choose from: a job elsewhere may be anywhere. */
export const regionsIn = (nameOf: (code: string) => string): { code: string; name: string }[] =>
  LETTERS.flatMap((a) => LETTERS.map((b) => a + b))
    .filter((code) => code === 'XK' || !NONE.test(code))
    .flatMap((code) => {
      const name = nameOf(code)
      return name === code ? [] : [{ code, name }]
    })
    .sort((a, b) => a.name.localeCompare(b.name))
