import { sheet } from 'virtual:built-styles';
import { islands } from 'virtual:islands';
import { InlineScript } from '#app/inline-code.tsx';
import { usePage } from '#app/page-context.ts';

/**
 * Marks the end of the first screen, on a phone and on a desktop. The styles of the content before
 * it are inlined in the document; the content after it is hidden until the shared stylesheet has
 * loaded. Only the first one on a page counts.
 */
export function FirstScreenEnd() {
  const { scripts } = usePage().inline;
  const code = islands.inline['styles/rest-of-page.ts'];
  // Without code this is the development server, where all styles are in the document.
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
