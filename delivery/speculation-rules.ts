/** Which documents the browser may fetch before somebody goes to them. */

/** Where the rules stand. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Sent with each page: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Speculation-Rules */
export const SPECULATION_RULES = { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` };

/**
 * Pages of this site whose links are pointed at or, on a phone, come to rest in view. A search costs
 * more than a page, and a file or another tab is no next page. Browsers that save data do without.
 */
export const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*\\?(.+)', '/*.*', '/api/*'] } },
          { not: { selector_matches: '[download], [target], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
