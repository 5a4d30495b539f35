/** The page of all service packages; each has its own below it. */
export const PACKAGES_PAGE = '/service-packages';

export function hrefOfPackage(slug: string): string {
  return `${PACKAGES_PAGE}/${slug}`;
}

/** 'Starting at $7,999' in its two parts, and as a number to compare. */
export function priceOf(charge: string): { words: string; figure: string; amount: number } {
  const [, words = '', figure = charge] = /^(.*?)\s*(\S+)$/.exec(charge) ?? [];
  return { words, figure, amount: Number(figure.replace(/\D/g, '')) };
}
