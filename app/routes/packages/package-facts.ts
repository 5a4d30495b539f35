/** What is worked out of a package of the list. */
export const INDEX = '/service-packages';

export function hrefOfPackage(slug: string): string {
  return `${INDEX}/${slug}`;
}

/** 'Starting at $7,999' in its two parts, and as a number to compare. */
export function priceOf(charge: string): { words: string; figure: string; amount: number } {
  const [, words = '', figure = charge] = /^(.*?)\s*(\S+)$/.exec(charge) ?? [];
  return { words, figure, amount: Number(figure.replace(/\D/g, '')) };
}
