import { defineWebFeature } from '../../../web/feature.ts'

export default defineWebFeature({ fills: [{ slot: 'frame.opened', file: 'CountView', words: [] }] })
