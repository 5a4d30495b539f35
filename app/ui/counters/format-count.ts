import { here } from '#app/language/here.ts';

/** 1699.6 → '1,700' */
export const formatCount = (value: number) => here.spelling.sum(Math.round(value));
