import { z } from 'zod'
import { type Endpoint, isInAddress, pathNames } from '../shared/endpoint.ts'
import type { Route } from './routes.ts'

/** The OpenAPI 3.1 document of all bound calls, made from their contracts. */
export const openApi = (routes: readonly Route[]) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { endpoint, may } of routes) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const named = new Set(pathNames(endpoint.path))
    const input = schemaOf(endpoint.input, 'input')
    const properties = (input.properties ?? {}) as Record<string, unknown>
    const required = (input.required ?? []) as string[]
    // The body of an upload is the file: what is said about it stands in the address.
    const inQuery = isInAddress(endpoint)
    // What signs a body stands in its header.
    const parameter = (name: string) =>
      endpoint.signedBy
        ? { name: endpoint.signedBy, in: 'header', required: true }
        : { name, in: 'query', required: false }
    const rest = Object.fromEntries(Object.entries(properties).filter(([name]) => !named.has(name)))
    const data = schemaOf(endpoint.output, 'output')
    const answer =
      endpoint.envelope === false
        ? { allOf: [{ type: 'object', properties: { success: { const: true } }, required: ['success'] }, data] }
        : {
            type: 'object',
            properties: { success: { const: true }, data, message: { type: 'string' } },
            required: ['success', 'data'],
          }
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        summary: endpoint.summary,
        operationId: `${endpoint.method.toLowerCase()}${path.replace(/[^a-zA-Z0-9]+(.)?/g, (_, c: string | undefined) => (c ?? '').toUpperCase())}`,
        security: may === 'anyone' ? [] : [{ bearer: [] }],
        parameters: [
          ...[...named].map((name) => ({
            name,
            in: 'path',
            required: true,
            schema: properties[name] ?? { type: 'string' },
          })),
          ...(inQuery ? Object.entries(rest).map(([name, schema]) => ({ ...parameter(name), schema })) : []),
        ],
        ...(endpoint.upload ? { requestBody: { required: true, content: FILE } } : {}),
        ...(inQuery || (endpoint.method === 'POST' && Object.keys(rest).length === 0)
          ? {}
          : {
              requestBody: {
                content: {
                  'application/json': {
                    schema: { ...input, properties: rest, required: required.filter((name) => !named.has(name)) },
                  },
                },
              },
            }),
        responses: {
          [String(endpoint.status ?? 200)]: {
            description: 'Done',
            content: contentOf(endpoint, answer),
          },
          default: {
            description: 'Refused',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
          },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fourshore', version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['success', 'code', 'error', 'message'],
          properties: {
            success: { const: false },
            code: { type: 'string' },
            error: { type: 'string', description: 'One sentence a person understands' },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            requestId: { type: 'string' },
          },
        },
      },
    },
  }
}

/** A file as it is: its kind is told by the answer's own Content-Type (PDF, CSV, ICS, ZIP, a picture). */
const FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } as const

/** What a call answers with: JSON in its envelope; a stream of events; a file, which is what a call answers whose contract says a bare text. */
const contentOf = ({ output, stream }: Endpoint, answer: object): Record<string, unknown> => {
  if (stream) return { 'text/event-stream': { schema: { type: 'string' } }, 'application/json': { schema: answer } }
  return output instanceof z.ZodString ? FILE : { 'application/json': { schema: answer } }
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return rest
}
