// Runs before anything is drawn: the right colours and direction from the first paint, and a sentence when the application
// itself cannot be loaded. Plain JavaScript, because it has to work in the browsers the rest does not.
;(() => {
  var root = document.documentElement
  var read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch (_) {
      return null
    }
  }
  var scheme = read('mantine-color-scheme-value')
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  root.setAttribute('data-mantine-color-scheme', scheme)
  root.style.backgroundColor = scheme === 'dark' ? '#161513' : '#faf9f7'
  var language = read('language')
  if (language) {
    root.lang = language
    root.dir = language === 'ar' ? 'rtl' : 'ltr'
  }

  var shown = false
  window.fourshoreFailed = (error) => {
    var app = document.getElementById('app')
    if (shown || !app || window.fourshoreStarted) return
    shown = true
    var box = document.createElement('main')
    box.className = 'boot-failure'
    box.setAttribute('role', 'alert')
    var title = document.createElement('h1')
    title.textContent = 'Fourshore Failed to Load'
    var detail = document.createElement('pre')
    detail.textContent = String(error instanceof Error ? error.message : error)
    var again = document.createElement('button')
    again.textContent = 'Try again'
    again.onclick = () => {
      location.reload()
    }
    box.appendChild(title)
    box.appendChild(detail)
    box.appendChild(again)
    app.replaceChildren(box)
  }
  window.addEventListener(
    'error',
    (e) => {
      var at = e.target
      if (at && at !== window && at.tagName === 'SCRIPT')
        window.fourshoreFailed(`The file ${at.src} could not be loaded.`)
      else if (e.error) window.fourshoreFailed(e.error)
    },
    true,
  )
  window.addEventListener('unhandledrejection', (e) => {
    window.fourshoreFailed(e.reason)
  })
})()
