import { here } from '#app/language/here.ts';

/** 1699.6 → '1,700', in the digits of the page's language */
export const formatCount = (value: number) => here.spelling.sum(Math.round(value));
