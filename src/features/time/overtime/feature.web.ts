import { defineWebFeature } from '../../../web/feature.ts'

export default defineWebFeature({ fills: [{ slot: 'employee.overtime', file: 'OvertimeDialog' }] })
