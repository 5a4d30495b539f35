import { InlineScript } from '#app/inline-code.tsx';

/** Elements that are laid out anew in one frame. */
const AT_ONCE = 60;

/**
 * Once the page has been painted, asks for the brand's fonts, as far as the page has letters for them.
 * When they are there, `theme.css` sets in them what is marked here: piece by piece, for all at once
 * would take a slow phone a quarter of a second. What is hidden costs nothing. A later page comes
 * between the marked ones: then the mark moves to the root.
 */
const CODE = `painted.then(()=>setTimeout(async()=>{
const {documentElement:root,body,fonts}=document,
frame=()=>new Promise(requestAnimationFrame),
mark=it=>it.dataset.font='',
size=it=>it.querySelectorAll('*').length,
hasText=it=>[...it.childNodes].some(({nodeType,data})=>nodeType===3&&data.trim()),
later=new MutationObserver(changes=>{if(changes.some(({addedNodes})=>[...addedNodes].some(({localName})=>localName&&localName!=='script'))){later.disconnect();mark(root)}}),
pieces=it=>{
if(it.localName==='script')return[];
if(!it.checkVisibility({contentVisibilityAuto:true}))mark(it);
else if(size(it)<=${AT_ONCE}||hasText(it))return it;
else{later.observe(it,{childList:true});return[...it.children].flatMap(pieces)}
return[]};
await fonts.load('1rem '+getComputedStyle(root).getPropertyValue('--brand-fonts'),
[...body.children].map(it=>it.localName==='script'?'':it.textContent).join('')).catch(()=>0);
let left=0;
for(const piece of pieces(body)){left-=size(piece)+1;if(left<0){await frame();left=${AT_ONCE}}mark(piece)}
},100))`;

/** Without scripts, `theme.css` does it by itself. */
export function BrandFont() {
  return <InlineScript code={CODE} />;
}
