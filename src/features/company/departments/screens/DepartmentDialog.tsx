import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { wire } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import company from '../../profile/screens/company.module.css'
import { PersonBox } from '../../profile/screens/PersonBox.tsx'
import { useConflict } from '../../profile/screens/useConflict.tsx'
import { useWords } from '../../profile/words/index.ts'
import type { addDepartment, changeDepartment, Department } from '../contract.ts'
import { inTree, SURFACES, type Surface, wouldCircle } from '../rules.ts'
import { departmentsCall, PEOPLE } from './calls.ts'

const addCall = wire<typeof addDepartment>('POST', '/api/company/departments')
const changeCall = wire<typeof changeDepartment>('PUT', '/api/company/departments/:id')

type Name = 'name' | 'headId' | 'headName' | 'parentId' | 'offered'
type Values = Record<Name, string>
const valuesOf = (d: Department): Values => ({
  name: d.name,
  headId: d.head?.id ?? '',
  headName: d.head?.name ?? '',
  parentId: d.parentId ?? '',
  offered: d.offered.join(','),
})
const EMPTY: Values = { name: '', headId: '', headName: '', parentId: '', offered: SURFACES.join(',') }
/** The label of each box; of a person the name is what is shown. */
const LABELS = {
  name: 'departments.name',
  headId: 'departments.head',
  headName: 'departments.head',
  parentId: 'departments.parent',
  offered: 'departments.offered',
} as const
const SURFACE_WORDS = { form: 'form', edit: 'editForm', filter: 'filter' } as const

type Props = { department: Department | null; departments: readonly Department[]; onClose: () => void }

export const DepartmentDialog = ({ department, departments, onClose }: Props) => {
  const t = useWords()
  const term = useTerm()
  const add = useCommand(addCall, { refreshes: [departmentsCall] })
  const change = useCommand(changeCall, { refreshes: [departmentsCall, PEOPLE] })
  const { form, values, set, field, submit, sending, failure } = useFields<Values>(
    department ? valuesOf(department) : EMPTY,
    {
      name: (v) => (v.trim() ? null : t('required', { label: t('departments.name') })),
    },
  )
  const offered = values.offered.split(',').filter(Boolean) as Surface[]
  const wireOf = (all: Values) => ({
    name: all.name,
    headId: all.headId || null,
    parentId: all.parentId || null,
    offered: all.offered.split(',').filter(Boolean) as Surface[],
  })
  const nameOf = (id: string) => departments.find((d) => d.id === id)?.name ?? t('departments.noParent')
  const { save, dialog } = useConflict<Department, Values>({
    valuesOf,
    theirsIn: (data) => (data as { department?: Department } | undefined)?.department,
    nameOf: (name) => t(LABELS[name]),
    shownOf: (name, value) => (name === 'parentId' ? nameOf(value) : value),
    send: async (changed, wanted, from) => {
      const sent = wireOf(wanted)
      await change.mutateAsync({
        id: from.id,
        version: from.version,
        ...(changed.includes('name') ? { name: sent.name } : {}),
        ...(changed.includes('headId') ? { headId: sent.headId } : {}),
        ...(changed.includes('parentId') ? { parentId: sent.parentId } : {}),
        ...(changed.includes('offered') ? { offered: sent.offered } : {}),
      })
    },
  })
  const done = () => {
    notify.success(t('saved'))
    onClose()
  }
  const send = submit(async (all) => {
    if (department) return save(all, department, done)
    await add.mutateAsync(wireOf(all))
    done()
  })
  const parents = inTree(departments.filter((d) => !d.archivedAt || d.id === department?.parentId)).filter(
    ({ department: d }) => !department || !wouldCircle(departments, department.id, d.id),
  )
  const renamed = department !== null && department.people > 0 && values.name.trim() !== department.name
  return (
    <>
      <FormDialog
        title={department ? t('departments.edit', { name: term(department.name) }) : t('departments.add')}
        onClose={onClose}
        onSubmit={send}
        form={form}
        busy={sending}
        failure={failure}
        action={department ? t('actions.save') : t('departments.add')}
      >
        <TextInput
          {...field('name')}
          label={t('departments.name')}
          maxLength={100}
          required
          data-autofocus
          {...(renamed ? { description: t('departments.renameText', { count: department.people }) } : {})}
        />
        <PersonBox
          label={t('departments.head')}
          description={t('departments.headHelp')}
          placeholder={t('departments.noHead')}
          error={field('headId').error}
          value={values.headId ? { id: values.headId, name: values.headName } : null}
          onChange={(person) => {
            set('headId', person?.id ?? '')
            set('headName', person?.name ?? '')
          }}
        />
        <NativeSelect
          {...field('parentId')}
          label={t('departments.parent')}
          data={[
            { value: '', label: t('departments.noParent') },
            ...parents.map(({ department: d, depth }) => ({
              value: d.id,
              label: `${'\u2003'.repeat(depth)}${term(d.name)}`,
            })),
          ]}
        />
        <Checkbox.Group
          label={t('departments.offered')}
          description={t('departments.offeredHelp')}
          value={offered}
          onChange={(next) => set('offered', SURFACES.filter((s) => next.includes(s)).join(','))}
        >
          <div className={company.ticks}>
            {SURFACES.map((s) => (
              <Checkbox key={s} value={s} label={t(`departments.${SURFACE_WORDS[s]}`)} />
            ))}
          </div>
        </Checkbox.Group>
      </FormDialog>
      {dialog}
    </>
  )
}
