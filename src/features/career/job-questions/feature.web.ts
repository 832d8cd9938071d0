import { defineWebFeature } from '../../../web/feature.ts'

export default defineWebFeature({ fills: [{ slot: 'job.tab', file: 'Questions' }] })
