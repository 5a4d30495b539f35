import { chromium } from '@playwright/test';
import { openDatabase } from '#db/open.ts';
import { signIn } from '#tests/staff.ts';
const origin='http://localhost:3995';
const engine=await openDatabase('sqlite:/tmp/look-data/site.db');
const s=await signIn({engine,origin} as never,'owner');
const [name='',value='']=(s.headers.cookie??'').split('=');
const browser=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
const views=(process.argv[2]??'').split(',');
for (const width of (process.argv[3]??'1280').split(',').map(Number)) for (const scheme of (process.argv[4]??'light').split(',') as ('light'|'dark')[]) {
  const context=await browser.newContext({viewport:{width,height:width<500?844:860},colorScheme:scheme,hasTouch:width<500});
  await context.addCookies([{name,value,domain:'localhost',path:'/',secure:true,httpOnly:true,sameSite:'Lax'}]);
  for (const view of views){
    const page=await context.newPage();
    page.on('console',m=>{if(m.type()==='error'&&!/Content Security/.test(m.text()))console.log(view,m.text().slice(0,200))});
    page.on('pageerror',e=>console.log(view,'pageerror',e.message.slice(0,300)));
    await page.goto(`${origin}/console/${view}`);
    await page.waitForTimeout(Number(process.argv[5]??4000));
    const file=`/work/notes/shot-${view.replace(/[^\w]+/g,'-')}-${width}-${scheme}.png`;
    await page.screenshot({path:file}); console.log(file);
    await page.close();
  }
  await context.close();
}
await browser.close(); process.exit(0);
