/**
 * The only way for the site's scripts to put text where it could run code (Trusted Types); the text
 * must come from this site's server. The page's policy refuses all other ways, in browsers that
 * support it.
 */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const unchanged: Policy = {
  createHTML: (text) => text,
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new Error(`Script of another site: ${url}`);
    return url;
  },
};

/** The Content-Security-Policy allows only this name. */
const policy = trustedTypes?.createPolicy('site', unchanged) ?? unchanged;

/** @param text markup from this site's server */
export const trustedHtml = (text: string) => policy.createHTML(text);

/** @throws Error if `url` has another origin */
export const trustedScriptUrl = (url: string) => policy.createScriptURL(url);
