import type { Plugin } from 'vite'

const PROBE = "div.innerHTML = '<svg/>';"

/**
 * Leaflet asks the browser whether it reads pictures from text, for a flag we do not show. The pages refuse text that becomes markup
 * (public/boot.js), and stay so: the question is taken out of the library, with the same answer.
 */
export const leafletWithoutMarkup = (): Plugin => ({
  name: 'leaflet-without-markup',
  transform(code, id) {
    if (!/\/node_modules\/leaflet\/dist\/leaflet-src\.js/.test(id)) return null
    if (!code.includes(PROBE)) throw new Error('Leaflet is another one than vite.leaflet.ts was written for')
    return { code: code.replace(PROBE, ''), map: null }
  },
})
