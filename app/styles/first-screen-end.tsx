import { sheet } from 'virtual:built-styles';
import { InlineScript } from '#app/inline-code.tsx';
import { usePage } from '#app/page-context.ts';

/**
 * Firefox goes on past a style sheet and paints what it has no styles for; a script it holds back
 * until the sheet is there, and with it the page. Whoever could not fetch it asks once more.
 */
const CODE =
  '(it=>{try{if(it.sheet.cssRules.length)return}catch{}it.after(Object.assign(it.cloneNode(),{href:it.href+"?1"}))})(document.currentScript.previousSibling)';

/**
 * Stands behind what the first screen shows, on a phone and on a desktop: what comes before has its
 * styles in the document, and what follows is shown when the sheet of all pages has come. Only the
 * first one of a page counts.
 */
export function FirstScreenEnd() {
  if (!usePage().firstScreen.end() || !sheet) return null;
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      <InlineScript code={CODE} />
    </>
  );
}
