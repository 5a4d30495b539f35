import { InlineScript } from '#app/inline-code.tsx';

/**
 * Once the page has been painted, asks for the brand's fonts, as far as the page has letters for them. When they
 * are there, `theme.css` sets the page in them: earlier, a slow line would have them before the first paint.
 */
const CODE = `painted.then(()=>setTimeout(async()=>{
const {documentElement:root,body,fonts}=document;
await fonts.load('1rem '+getComputedStyle(root).getPropertyValue('--brand-fonts'),
[...body.children].map(it=>it.localName==='script'?'':it.textContent).join('')).catch(()=>0);
root.dataset.font=''
},100))`;

/** Without scripts, `theme.css` does it by itself. */
export function BrandFont() {
  return <InlineScript code={CODE} />;
}
