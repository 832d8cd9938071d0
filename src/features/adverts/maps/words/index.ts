import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useMapWords = wordsOf<typeof en>('adverts/maps')
