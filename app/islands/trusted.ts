/**
 * The only way in which scripts of ours put text into a place that could run code (Trusted Types): what
 * this site itself has sent. The page's policy refuses all others, where browsers know of it.
 */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const asItIs: Policy = {
  createHTML: (text) => text,
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new Error(`Not ours: ${url}`);
    return url;
  },
};

/** `site` is the name that the page's policy allows. */
const policy = trustedTypes?.createPolicy('site', asItIs) ?? asItIs;

/** Markup that this site's server wrote. */
export const trustedHtml = (text: string) => policy.createHTML(text);

/** @throws Error for a script of another site */
export const trustedScriptUrl = (url: string) => policy.createScriptURL(url);
