import { useMatches } from 'react-router';
import allPagesFile from './all-pages.css?url';
import { arrived } from './arrived.ts';
import { SHEET } from './page-sheet.ts';

/**
 * What a page can come to use stands in the page, so that the first paint waits for no other file.
 * Where it leads to a page of another kind, the sheet of all pages is fetched before that shows.
 */
export function Styles() {
  const page = useMatches().at(-1)?.id ?? 'root';
  return (
    <>
      <style
        href={arrived ?? page}
        precedence="page"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
        dangerouslySetInnerHTML={{ __html: SHEET }}
      />
      {arrived && arrived !== page && (
        <link rel="stylesheet" href={allPagesFile} precedence="page" />
      )}
    </>
  );
}
