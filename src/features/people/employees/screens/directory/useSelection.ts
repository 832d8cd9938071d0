import { useState } from 'react'
import { csvLine } from '../../../../../shared/csv.ts'
import { csvFile, saveFile } from '../../../../../web/download.ts'
import { notify } from '../../../../../web/notify.ts'
import type { EmployeeRow } from '../../record.contract.ts'
import { EXPORT_COLUMNS } from '../../rules.ts'
import { useWords } from '../../words/index.ts'

/** Who is ticked, over all pages and filters, and what may be done with them. */
export const useSelection = (onPage: readonly EmployeeRow[]) => {
  const t = useWords()
  const [chosen, setChosen] = useState<ReadonlyMap<string, EmployeeRow>>(new Map())
  const select = (ids: string[]) => {
    const known = new Map([...chosen, ...onPage.map((row) => [row.id, row] as const)])
    setChosen(new Map(ids.flatMap((id) => known.get(id) ?? []).map((row) => [row.id, row])))
  }
  const save = () => {
    const lines = [...chosen.values()].map((r) =>
      csvLine([r.employee_id, r.full_name, r.email, r.department, r.position, r.status]),
    )
    saveFile('employees.csv', csvFile(`\uFEFF${csvLine(EXPORT_COLUMNS)}${lines.join('')}`))
    notify.success(t('directory.exported'))
  }
  return { ids: [...chosen.keys()], rows: [...chosen.values()], select, save }
}
