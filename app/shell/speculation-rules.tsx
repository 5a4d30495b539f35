import { InlineScript } from '#app/inline-code.tsx';

/** Excludes searches, which cost the server more than a page, and links to files or other tabs. */
const NEXT_PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/*\\?(.+)', '/*.*', '/api/*'] } },
    { not: { selector_matches: '[download], [target], [rel~="nofollow"]' } },
  ],
};

/** `moderate`: on hover or, on a phone, when a link has come to rest in the viewport. */
const AHEAD = [{ where: NEXT_PAGES, eagerness: 'moderate' }];

const CODE = JSON.stringify({ prefetch: AHEAD, prerender: AHEAD });

/**
 * Lets the browser fetch and render documents ahead, unless it saves data, energy or memory.
 * Inline, because a file of rules would be requested before the first paint. Source:
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const SpeculationRules = () => <InlineScript type="speculationrules" code={CODE} />;
