// Before anything is drawn: colours, direction, and a sentence when the rest cannot be loaded. Old JavaScript, for old browsers.
;(function () {
  var root = document.documentElement
  var agent = navigator.userAgent
  function read(key) {
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

  // For what writes style elements while the page runs.
  var carrier = document.querySelector('meta[nonce]')
  window.__webpack_nonce__ = carrier ? carrier.nonce : ''
  // The one way from text to markup or script: no tags, and scripts of our own.
  if (window.trustedTypes && trustedTypes.createPolicy) {
    trustedTypes.createPolicy('default', {
      createHTML: function (text) {
        return text.indexOf('<') < 0 ? text : null
      },
      createScriptURL: function (address) {
        return new URL(address, location.href).origin === location.origin ? address : null
      },
    })
  }

  // What the page will ask for first goes to the server while its code is on the way; src/app/ahead.ts takes the answers over.
  function ask(path, token, user, etag) {
    var stop = new AbortController()
    var timer = setTimeout(function () {
      stop.abort()
    }, 30000)
    var headers = {
      accept: 'application/json',
      authorization: 'Bearer ' + token,
      'x-country': user.country_code || 'SG',
    }
    if (user.company_id) headers['x-company-id'] = user.company_id
    if (etag) headers['if-none-match'] = etag
    return fetch(path, { headers: headers, signal: stop.signal })
      .then(function (answer) {
        // The copy is what waits for the rest: an answer that breaks off is none.
        return answer
          .clone()
          .arrayBuffer()
          .then(function () {
            clearTimeout(timer)
            return answer
          })
      })
      .catch(function () {
        return null
      })
  }
  function askAhead() {
    var token = read('auth_token')
    var user = JSON.parse(read('user_data') || 'null')
    var ahead = document.querySelector('meta[name=ahead]')
    if (!token || !user || user.mustChangePassword || !ahead || !window.AbortController) return
    // Too near its end, it is renewed first.
    var ends = JSON.parse(atob(token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/'))).exp
    if (!(ends * 1000 - Date.now() > 300000)) return
    var calls = JSON.parse(ahead.content)[user.role || user.userType] || []
    var company = JSON.parse(sessionStorage.getItem('company_country') || 'null')
    var answers = {}
    calls.forEach(function (call) {
      if (call.indexOf('{language}') >= 0 && !language) return
      var path = call.replace('{language}', language)
      var etag = path === '/api/company/me' && company && company.userId === user.id ? company.etag : null
      answers[path] = ask(path, token, user, etag)
    })
    window.fourshoreAhead = { token: token, answers: answers }
  }
  try {
    askAhead()
  } catch (_) {
    // The page asks for it itself.
  }

  // What the page is built for.
  var chrome = /Edg|OPR/.test(agent) ? null : /Chrome\/(\d+)/.exec(agent)
  var hasModules = 'noModule' in document.createElement('script')
  var isOld = !hasModules || (chrome && +chrome[1] < 108)
  var advice = chrome
    ? 'Your Chrome version (' + chrome[1] + ') is outdated. Please update for the best experience.'
    : 'Your browser may not be fully supported. We recommend using Chrome, Firefox, Safari, or Edge.'

  var shown = false
  function make(name, text) {
    var made = document.createElement(name)
    made.appendChild(document.createTextNode(text))
    return made
  }
  window.fourshoreFailed = function (error) {
    var app = document.getElementById('app')
    if (shown || !app || window.fourshoreStarted) return
    shown = true
    var place = document.createElement('main')
    var box = document.createElement('div')
    // The style sheets may be missing as well.
    root.style.colorScheme = scheme
    document.body.style.cssText = 'background:none;color:' + (scheme === 'dark' ? '#f2f0ed' : '#1f1d1b')
    box.style.cssText = 'max-width:40rem;margin:15vh auto;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif'
    box.setAttribute('role', 'alert')
    place.appendChild(box)
    box.appendChild(make('h1', 'Fourshore Failed to Load'))
    if (isOld || (error && error.name === 'SyntaxError')) box.appendChild(make('p', advice))
    var said = make('pre', String((error && error.message) || error))
    said.style.cssText = 'white-space:pre-wrap;overflow-wrap:anywhere'
    if (error) box.appendChild(said)
    var again = make('button', 'Try again')
    again.style.cssText =
      'min-height:44px;padding:0 20px;color:inherit;font:inherit;background:none;border:1px solid;border-radius:6px'
    again.onclick = function () {
      location.reload()
    }
    box.appendChild(again)
    while (app.firstChild) app.removeChild(app.firstChild)
    app.appendChild(place)
  }
  if (!window.addEventListener) return
  window.addEventListener(
    'error',
    function (e) {
      var at = e.target
      if (at && at !== window && at.tagName === 'SCRIPT')
        window.fourshoreFailed('The file ' + at.src + ' could not be loaded.')
      else if (e.error) window.fourshoreFailed(e.error)
    },
    true
  )
  window.addEventListener('unhandledrejection', function (e) {
    window.fourshoreFailed(e.reason)
  })
  // Runs nothing of the rest, and would say nothing.
  if (!hasModules)
    document.addEventListener('DOMContentLoaded', function () {
      window.fourshoreFailed('')
    })
})()
