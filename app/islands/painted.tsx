import { InlineScript } from '#app/inline-code.tsx';

/**
 * Fulfilled once the browser has shown its first words or pictures of this page; one that tells nobody
 * of its paints, such as Tor's, is taken to have done so a second after it has the page and shows it.
 */
const CODE = `var painted=new Promise(tell=>{
for(const type of['load','visibilitychange'])addEventListener(type,()=>setTimeout(()=>document.hidden||tell(),999));
new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint')[0]&&tell()).observe({type:'paint',buffered:true})})`;

/** For all scripts that leave the browser alone until then: `painted` is a promise in each page. */
export const Painted = () => <InlineScript code={CODE} />;
