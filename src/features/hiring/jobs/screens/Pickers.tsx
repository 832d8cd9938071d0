import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { placeParts } from '../../../adverts/content/place.rules.ts'
import type { findOccupations, Place } from '../contract.ts'
import { occupationsCall, placesCall } from './calls.ts'

export type Occupation = Output<typeof findOccupations>['occupations'][number]
type Common = {
  label: string
  description?: string | undefined
  error?: string | undefined
  disabled?: boolean
  name?: string
}

const WAIT_MS = 150

/** Two that look the same are told apart by what surrounds them. */
const unlike = (labels: string[], more: string[]) =>
  labels.map((label, i) => (labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${label}, ${more[i]}`))

type OccupationProps = Common & {
  value: { id: number; title: string } | null
  onChange: (found: Occupation | null) => void
}

export const OccupationPicker = ({ value, onChange, ...props }: OccupationProps) => {
  const [typed, setTyped] = useState(value?.title ?? '')
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS)
  const { data } = useApiState(occupationsCall, { search }, { enabled: search.length > 1 && search !== value?.title })
  const found = data?.occupations ?? []
  const labels = found.map((o) => (o.also === o.title ? o.title : `${o.title} (${o.also})`))
  return (
    <Autocomplete
      {...props}
      value={typed}
      data={[...new Set(labels)]}
      filter={({ options }) => options}
      onChange={(text) => {
        setTyped(text)
        if (text === '') onChange(null)
      }}
      onOptionSubmit={(label) => {
        const chosen = found[labels.indexOf(label)]
        if (!chosen) return
        onChange(chosen)
        // After the box has put the whole label in.
        queueMicrotask(() => setTyped(chosen.title))
      }}
      onBlur={() => setTyped(value?.title ?? '')}
      maxDropdownHeight={280}
    />
  )
}

type PlaceProps = Common & { country: string; value: Place | null; onChange: (place: Place | null) => void }

/** The whole name, so that one Hyderabad is told from the other; what was chosen stays written so. */
export const PlacePicker = ({ country, value, onChange, ...props }: PlaceProps) => {
  const format = useFormat()
  const named = (place: Place) => placeParts(place, format.countryName).join(', ')
  const chosen = value ? named(value) : ''
  const [typed, setTyped] = useState(chosen)
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS)
  const { data } = useApiState(placesCall, { search, country }, { enabled: search.length > 0 && search !== chosen })
  const found = data?.places ?? []
  const labels = unlike(
    found.map(named),
    found.map((p) => `${p.lat.toFixed(2)} ${p.lng.toFixed(2)}`),
  )
  return (
    <Autocomplete
      {...props}
      value={typed}
      data={labels}
      filter={({ options }) => options}
      onChange={(text) => {
        setTyped(text)
        if (text === '') onChange(null)
      }}
      onOptionSubmit={(label) => {
        const place = found[labels.indexOf(label)]
        if (!place) return
        onChange(place)
        queueMicrotask(() => setTyped(named(place)))
      }}
      onBlur={() => setTyped(chosen)}
      maxDropdownHeight={280}
    />
  )
}
