import { chromium } from '/tmp/rooms/h/node_modules/@playwright/test/index.mjs'
const base='http://127.0.0.1:4651'
for (let i=0;i<120;i++){ try{ if((await fetch(base+'/health')).ok) break }catch{}; await new Promise(r=>setTimeout(r,1000)) }
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] })
const login=async(email,password,role)=> (await fetch(base+'/api/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email,password,role})})).json()
let r
for (let i=0;i<90;i++){ r=await login('owner@fourwinds.example','quiet harbour at dawn','employer'); if(r.token){ const o=await (await fetch(base+'/api/company/fairness',{headers:{authorization:`Bearer ${r.token}`}})).json(); if(o.data?.reports?.length) break } await new Promise(r=>setTimeout(r,2000)) }
for (const [w,scheme,lang] of [[1440,'light','en'],[1440,'dark','ar'],[360,'dark','en'],[360,'light','ar']]) {
  const ctx=await browser.newContext({viewport:{width:w,height:900},colorScheme:scheme})
  await ctx.addInitScript(([t,u,l,s])=>{localStorage.setItem('auth_token',t);localStorage.setItem('user_data',u);localStorage.setItem('language',l);localStorage.setItem('mantine-color-scheme-value',s)},[r.token,JSON.stringify(r.user),lang,scheme])
  const p=await ctx.newPage()
  p.on('pageerror',e=>console.log('ERR',e.message)); p.on('console',m=>m.type()==='error'&&console.log('CON',m.text()))
  for (const [n,path] of [['over','/dashboard/recruitment'],['fair','/dashboard/recruitment?tab=fairness']]) {
    await p.goto(base+path); await p.waitForTimeout(3000); await p.screenshot({path:`/tmp/rooms/h/.data-h-${n}-${w}-${lang}.png`,fullPage:true})
  }
  await ctx.close()
}
await browser.close()
