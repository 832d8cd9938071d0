import { parseSync } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** The parts of a node that are nodes. */
const partsOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((part): part is Node => typeof (part as Node | null)?.type === 'string')

const isSql = (node: Node): boolean => node.type === 'TaggedTemplateExpression' && (node.tag as Node).name === 'sql'

/** The words of a statement, those of the fragments written out within it included; what is put in from elsewhere is a space. */
const textOf = (node: Node): string => {
  const own = isSql(node)
    ? ((node.quasi as Node).quasis as Node[]).map((part) => (part.value as { raw: string }).raw)
    : []
  return [...own, ...partsOf(node).map(textOf)].join(' ')
}

/** Every statement, or part of one, that a file writes in SQL. */
export const sqlStatements = (path: string, text: string): string[] => {
  const found: string[] = []
  const visit = (node: Node): void => {
    if (isSql(node)) found.push(textOf(node))
    else for (const part of partsOf(node)) visit(part)
  }
  visit(parseSync(path, text).program as unknown as Node)
  return found
}

const WITHOUT_TEXTS = /'[^']*'/g

/** Whether a statement that reads more than two tables calls one of them by a letter. */
export const namesByLetter = (statement: string): boolean => {
  const words = statement.replace(WITHOUT_TEXTS, "''")
  const tables = words.match(/\b(?:from|join|update)\s+[a-z_]{2,}/g) ?? []
  return tables.length > 2 && /(?<![\w.$])[a-z]\.[a-z_"*]/.test(words)
}
