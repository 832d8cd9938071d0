import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { fileInput } from './exports.contract.ts'

export const downloadPlatformList = endpoint({
  method: 'POST',
  path: '/api/platform/list-files',
  summary:
    'A list of the platform as a file, filtered and with the columns that are shown, for staff who may read it (logged)',
  input: fileInput,
  output: z.string(),
  limit: { max: 120, minutes: 60, per: 'session' },
})
