import { wordsOf } from '../../../i18n.ts'
import type en from './en.ts'

export const useChartWords = wordsOf<typeof en>('ui/chart')
