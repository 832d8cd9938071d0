// Runs before a page that the server wrote is drawn: the colours somebody chose, and the language they chose last.
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
    } catch (_) {
      return null
    }
  }
  var scheme = kept('mantine-color-scheme-value')
  if (scheme === 'light' || scheme === 'dark') root.setAttribute('data-mantine-color-scheme', scheme)
  // The plain address is nobody's wish for English: who chose another language is led to it. Who asks for one by its address stays,
  // and keeps it where none was chosen yet.
  var language = kept('language')
  if (root.lang !== 'en') {
    try {
      if (!language) localStorage.setItem('language', root.lang)
    } catch (_) {
      // For this page only.
    }
    return
  }
  if (!language || language === 'en' || !/^[a-z]{2}$/.test(language)) return
  addEventListener('DOMContentLoaded', () => {
    if (!document.querySelector(`link[hreflang="${language}"]`)) return
    var path = location.pathname === '/' ? '' : location.pathname
    location.replace(`/${language}${path}${location.search}${location.hash}`)
  })
})()
