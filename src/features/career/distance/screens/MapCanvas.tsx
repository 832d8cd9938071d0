import {
  circle,
  circleMarker,
  divIcon,
  type Map as LeafletMap,
  type LeafletMouseEvent,
  latLngBounds,
  layerGroup,
  map as mapOf,
  marker,
  polygon,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { boxAround, outlinesOf } from '../box.rules.ts'
import { type Cluster, clustersOf } from '../clusters.rules.ts'
import type { Drawing, MapHandle, TownMark } from './drawing.ts'
import classes from './map.module.css'

const CLOSEST = 13
const FURTHEST = 3
/** From here on it is drawn how far a town goes. */
const SPREADS_FROM = 9
const LARGE = [10, 100, 1_000] as const

type Props = Drawing & {
  name: string
  keys: string
  handle: Ref<MapHandle>
  onPick?: ((at: { lat: number; lng: number }) => void) | undefined
}

const boundsOf = ({ circles, shapes, about }: Pick<Drawing, 'circles' | 'shapes' | 'about'>) => {
  const points = [...shapes.flatMap((shape) => [...shape.points]), ...about].map((at) => ({ ...at, radiusKm: 0 }))
  const box = boxAround([...circles, ...points], 2)
  return box ? latLngBounds([box.south, box.west], [box.north, box.east]) : null
}

const sizeOf = (jobs: number): number => 30 + 8 * LARGE.filter((step) => jobs >= step).length

const markOf = (cluster: Cluster<TownMark>) => {
  const size = sizeOf(cluster.jobs)
  // An element and no text: pages refuse text that becomes markup.
  const html = document.createElement('span')
  html.textContent = String(cluster.jobs)
  return marker([cluster.lat, cluster.lng], {
    // The list beside the map is what keys go through.
    keyboard: false,
    icon: divIcon({ html, className: classes.cluster ?? '', iconSize: [size, size] }),
  })
}

/** The map itself, as Leaflet draws it: without tiles, pictures or anything from elsewhere. */
export default function MapCanvas(props: Props) {
  const { land, circles, shapes, towns, onTown, onPick, name, keys, handle } = props
  const frame = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<LeafletMap | null>(null)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    if (!frame.current) return
    const made = mapOf(frame.current, {
      attributionControl: false,
      zoomControl: false,
      // The wheel belongs to the page.
      scrollWheelZoom: false,
      minZoom: FURTHEST,
      maxZoom: CLOSEST,
      zoomAnimation: false,
      fadeAnimation: false,
      markerZoomAnimation: false,
    })
    made.getPane('markerPane')?.setAttribute('aria-hidden', 'true')
    const bounds = boundsOf(latest.current)
    if (bounds) made.fitBounds(bounds, { animate: false })
    setDrawn(made)
    return () => {
      made.remove()
      setDrawn(null)
    }
  }, [])

  const around = JSON.stringify([circles, shapes.map(({ points }) => points), props.about])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has to be seen is compared by what it is
  useEffect(() => {
    const bounds = boundsOf(latest.current)
    if (drawn && bounds && !latest.current.shapes.some(({ drafted }) => drafted))
      drawn.fitBounds(bounds, { animate: false })
  }, [drawn, around])

  useEffect(() => {
    if (!drawn) return
    drawn.setMaxBounds([
      [land.south, land.west],
      [land.north, land.east],
    ])
    const layer = polygon(
      outlinesOf(land.land, land).map((ring) => [ring]),
      { className: classes.land ?? '', interactive: false, smoothFactor: 0.5 },
    ).addTo(drawn)
    layer.bringToBack()
    return () => {
      layer.remove()
    }
  }, [drawn, land])

  useEffect(() => {
    if (!drawn) return
    const layer = layerGroup().addTo(drawn)
    for (const { lat, lng, radiusKm, excluded } of circles) {
      const className = (excluded ? classes.excluded : classes.around) ?? ''
      circle([lat, lng], { radius: radiusKm * 1_000, className, interactive: false }).addTo(layer)
      circleMarker([lat, lng], { radius: 4, className: classes.here ?? '', interactive: false }).addTo(layer)
    }
    for (const { points, drafted } of shapes) {
      const corners = points.map(({ lat, lng }): [number, number] => [lat, lng])
      polygon(corners, { className: classes.around ?? '', interactive: false }).addTo(layer)
      if (drafted)
        for (const corner of corners)
          circleMarker(corner, { radius: 5, className: classes.here ?? '', interactive: false }).addTo(layer)
    }
    return () => {
      layer.remove()
    }
  }, [drawn, circles, shapes])

  useEffect(() => {
    if (!drawn) return
    const layer = layerGroup().addTo(drawn)
    const open = (cluster: Cluster<TownMark>) => {
      const [first, ...others] = cluster.points
      if (first && others.length === 0) onTown?.(first.id)
      else
        drawn.fitBounds(latLngBounds(cluster.points.map(({ lat, lng }): [number, number] => [lat, lng])), {
          animate: false,
          maxZoom: Math.min(CLOSEST, drawn.getZoom() + 3),
          padding: [40, 40],
        })
    }
    const draw = () => {
      layer.clearLayers()
      const seen = drawn.getBounds().pad(0.2)
      const inSight = towns.filter(({ lat, lng }) => seen.contains([lat, lng]))
      for (const cluster of clustersOf(inSight, drawn.getZoom())) {
        const [town, ...others] = cluster.points
        if (town?.spread && others.length === 0 && drawn.getZoom() >= SPREADS_FROM)
          circle([town.lat, town.lng], {
            radius: town.spread * 1_000,
            className: classes.spread ?? '',
            interactive: false,
          }).addTo(layer)
        markOf(cluster)
          .on('click', () => open(cluster))
          .addTo(layer)
      }
    }
    draw()
    drawn.on('moveend', draw)
    return () => {
      drawn.off('moveend', draw)
      layer.remove()
    }
  }, [drawn, towns, onTown])

  useEffect(() => {
    if (!drawn || !onPick) return
    const pick = ({ latlng }: LeafletMouseEvent) => onPick({ lat: latlng.lat, lng: latlng.lng })
    drawn.on('click', pick)
    return () => {
      drawn.off('click', pick)
    }
  }, [drawn, onPick])

  useImperativeHandle(
    handle,
    () => ({
      zoom: (by) => drawn?.setZoom(drawn.getZoom() + by, { animate: false }),
      fit: () => {
        const bounds = boundsOf(latest.current)
        if (bounds) drawn?.fitBounds(bounds, { animate: false })
      },
    }),
    [drawn],
  )

  return <div ref={frame} className={classes.map} role="application" aria-label={name} aria-description={keys} />
}
