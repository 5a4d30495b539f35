import { sheet } from 'virtual:built-styles';
import { islands } from 'virtual:islands';
import { InlineScript } from '#app/inline-code.tsx';
import { usePage } from '#app/page-context.ts';

/**
 * Stands behind what the first screen shows, on a phone and on a desktop: what comes before has its
 * styles in the document, and what follows is shown when the sheet of all pages has come. Only the
 * first one of a page counts.
 */
export function FirstScreenEnd() {
  const { scripts } = usePage().inline;
  const code = islands.inline['styles/rest-of-page.ts'];
  // While Vite serves the site, all styles are in the document.
  if (!code || scripts.includes(code)) return null;
  return (
    <>
      <noscript>
        <link rel="stylesheet" href={sheet} />
      </noscript>
      <InlineScript code={code} data-sheet={sheet} />
    </>
  );
}
