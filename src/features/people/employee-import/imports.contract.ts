import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import {
  fileHashFilter,
  ImportMapping,
  ImportProgress,
  ImportView,
  importFileFields,
  OpenedImport,
  signatureField,
  UndoneImport,
} from '../../platform/imports/contract.ts'

const id = uuid('Import')

export const openImport = endpoint({
  method: 'POST',
  path: '/api/employees/imports',
  summary:
    'Opens the import of a file, or finds it again: the same file with the same columns goes on where it stopped',
  input: z.object(importFileFields),
  output: OpenedImport,
  limit: { max: 300, minutes: 60, per: 'company' },
})

export const listImports = endpoint({
  method: 'GET',
  path: '/api/employees/imports',
  summary: 'The latest imports of the company, or those of one file',
  input: z.object({ fileHash: fileHashFilter }),
  output: z.object({ imports: z.array(ImportView) }),
})

export const findMapping = endpoint({
  method: 'GET',
  path: '/api/employees/imports/mapping',
  summary: 'How the company matched the columns of a file with these headers the last time',
  input: z.object({ signature: signatureField }),
  output: ImportMapping,
})

export const importProgress = endpoint({
  method: 'GET',
  path: '/api/employees/imports/:id/progress',
  stream: true,
  summary: 'How far an import is, as a stream of events (text/event-stream) that ends with it',
  input: z.object({ id }),
  output: ImportProgress,
  limit: { max: 1_200, minutes: 60, per: 'session' },
})

export const finishImport = endpoint({
  method: 'POST',
  path: '/api/employees/imports/:id/finish',
  summary: 'Says that everything of a file was sent',
  input: z.object({ id }),
  output: z.object({ import: ImportView }),
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/employees/imports/:id/undo',
  summary:
    'Takes away, within 24 hours, the people an import added and nobody has touched since; call again while some are left',
  input: z.object({ id }),
  output: UndoneImport,
  limit: { max: 600, minutes: 60, per: 'company' },
})
