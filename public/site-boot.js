// Before a page that the server wrote is drawn: the colours and the language chosen last.
;(() => {
  var root = document.documentElement
  var script = document.currentScript.dataset.script
  var begun = false
  var begin = () => {
    if (begun) return
    begun = true
    import(script)
  }
  addEventListener('load', () => setTimeout(begin, 0))
  for (var first of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(first, begin, { once: true, passive: true })

  var kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var scheme = kept('mantine-color-scheme-value')
  if (scheme === 'light' || scheme === 'dark') root.setAttribute('data-mantine-color-scheme', scheme)
  // The plain address is nobody's wish for English: it leads to the language chosen, else to the first of the browser's that we speak.
  // An address with a language stays, and is chosen where none was.
  var language = kept('language')
  if (root.lang !== 'en') {
    try {
      if (!language) localStorage.setItem('language', root.lang)
    } catch {
      // For this page only.
    }
    return
  }
  var wishes = language ? [language] : (navigator.languages || []).map((wish) => wish.slice(0, 2).toLowerCase())
  addEventListener('DOMContentLoaded', () => {
    for (var wish of wishes) {
      if (wish === 'en') return
      if (!/^[a-z]{2}$/.test(wish) || !document.querySelector(`link[hreflang="${wish}"]`)) continue
      location.replace(`/${wish}${location.pathname.replace(/^\/$/, '')}${location.search}${location.hash}`)
      return
    }
  })
})()
