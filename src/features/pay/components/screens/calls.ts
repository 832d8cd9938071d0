import { wire } from '../../../../shared/endpoint.ts'
import { LANGUAGE_CODES, type Language } from '../../../../shared/languages.ts'
import type { readComponentExample } from '../../payroll/component-example.contract.ts'
import type * as contract from '../contract.ts'

export const componentsCall = wire<typeof contract.listPayComponents>('GET', '/api/pay-components')
export const componentCall = wire<typeof contract.readPayComponent>('GET', '/api/pay-components/:entityId/:code')
export const rulesCall = wire<typeof contract.readComponentRules>('GET', '/api/pay-component-rules/:entityId')
export const optionsCall = wire<typeof contract.listComponentOptions>('GET', '/api/pay-component-options/:entityId')
export const addCall = wire<typeof contract.addPayComponent>('POST', '/api/pay-components')
export const changeCall = wire<typeof contract.changePayComponent>('PUT', '/api/pay-components/:entityId/:code')
export const endCall = wire<typeof contract.endPayComponent>('POST', '/api/pay-components/:entityId/:code/end')
export const deleteCall = wire<typeof contract.deletePayComponent>('DELETE', '/api/pay-components/:entityId/:code')
export const exampleCall = wire<typeof readComponentExample>('GET', '/api/payroll/component-example')

/** Languages a component has a name in beside English. */
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code): code is Exclude<Language, 'en'> => code !== 'en')

/** What a component is called in a language; in English where nothing is said. */
export const componentName = (
  { name, names }: { name: string; names: Readonly<Partial<Record<string, string>>> },
  language: string,
): string => (language === 'en' ? name : (names[language] ?? name))
