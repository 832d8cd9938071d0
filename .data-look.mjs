import { chromium } from '@playwright/test'
const url='http://127.0.0.1:3314', pw='quiet harbour at dawn'
const login=async(email)=>{const r=await fetch(url+'/api/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email,password:pw,role:'employer'})});return r.json()}
const emp=await login('owner@fourwinds.example'), own=await login('owner@fourshore.example')
const api=async(s,m,p,b)=>(await fetch(url+p,{method:m,headers:{authorization:'Bearer '+s.token,...(b?{'content-type':'application/json'}:{})},...(b?{body:JSON.stringify(b)}:{})})).json()
const list=await api(emp,'GET','/api/employees?pageSize=12')
let i=0
for(const e of list.data.employees){ await api(emp,'POST',`/api/employees/${e.id}/welcome-email`, i++%3?{resetMethod:'email'}:{generatePassword:true}) ; if(i%4===0) await api(emp,'POST',`/api/employees/${e.id}/welcome-email`,{resetMethod:'sms'})}
await new Promise(r=>setTimeout(r,2500))
const box=await api(emp,'GET','/api/outbox'); const first=box.data.messages.find(m=>m.template.includes('password-reset'))??box.data.messages[0]
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']})
const shots=[['outbox',emp,'/dashboard/outbox'],['message',emp,'/dashboard/outbox?open='+first.id],['debug',emp,'/dashboard/employees?debug=true'],['platform',own,'/owner-admin/outbox'],['why',own,'/owner-admin/outbox?open='+first.id]]
for(const [w,h] of [[1440,900],[360,780]]) for(const scheme of ['light','dark']) for(const lang of ['en','ar']) {
  if(scheme==='dark'&&lang==='ar'&&w===1440) continue
  for(const [name,s,path] of shots){
    const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme,locale:'en-GB'})
    await c.addInitScript(([t,u,l])=>{localStorage.setItem('auth_token',t);localStorage.setItem('user_data',u);localStorage.setItem('language',l)},[s.token,JSON.stringify(s.user),lang])
    const p=await c.newPage(); p.on('pageerror',e=>console.log(name,e.message)); p.on('console',m=>m.type()==='error'&&console.log(name,m.text()))
    await p.goto(url+path,{waitUntil:'networkidle'}); await p.waitForTimeout(500)
    if(name==='debug'){ await p.locator('section[aria-labelledby=debug-panel] header button').first().click().catch(()=>{}); await p.waitForTimeout(2500)}
    await p.screenshot({path:`/tmp/rooms/d/look/${name}-${w}-${scheme}-${lang}.png`})
    await c.close()
  }
}
await b.close()
