import { useMatches } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import allPages from './all-pages.css?inline';
import allPagesFile from './all-pages.css?url';
import firstPages from './first-pages.css?inline';

const SHEETS = import.meta.env.SSR
  ? { first: firstPages, all: allPages }
  : // The browser has it in the page, and never makes it anew.
    { first: '', all: '' };

/** Which sheet the page came with. */
const arrived = import.meta.env.SSR
  ? null
  : document.querySelector('style[data-precedence]')?.getAttribute('data-href');

/**
 * A page's style sheet stands in the page, so that the first paint waits for no other file. Where a
 * page with the lighter one leads to one that needs more, the whole one is fetched before that shows.
 */
export function Styles() {
  const wanted = useMatches().some(({ handle }) => (handle as PageHandle)?.sheet === 'first')
    ? 'first'
    : 'all';
  const inPage = arrived === 'first' || arrived === 'all' ? arrived : wanted;
  return (
    <>
      <style
        href={inPage}
        precedence="page"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
        dangerouslySetInnerHTML={{ __html: SHEETS[inPage] }}
      />
      {wanted === 'all' && inPage === 'first' && (
        <link rel="stylesheet" href={allPagesFile} precedence="page" />
      )}
    </>
  );
}
