import type { Locale } from '#app/language/locale.ts';

/** 1699.6 → '1,700', in the digits of the page's language */
export const formatCount = ({ format }: Locale, value: number) => format.sum(Math.round(value));
