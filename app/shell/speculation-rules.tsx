import { InlineScript } from '#app/inline-code.tsx';

/** Pages of this site. A search costs more than a page, and a file or another tab is no next page. */
const NEXT_PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/*\\?(.+)', '/*.*', '/api/*'] } },
    { not: { selector_matches: '[download], [target], [rel~="nofollow"]' } },
  ],
};

/** Links that are pointed at or, on a phone, come to rest in view. */
const AHEAD = [{ where: NEXT_PAGES, eagerness: 'moderate' }];

const CODE = JSON.stringify({ prefetch: AHEAD, prerender: AHEAD });

/**
 * Which documents the browser may fetch and render before somebody goes to them. Browsers that save
 * data, energy or memory do without. In the document, as a file would be asked for before the page is
 * painted: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const SpeculationRules = () => <InlineScript type="speculationrules" code={CODE} />;
