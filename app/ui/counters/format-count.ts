/** 1699.6 → '1,700' */
export const formatCount = (value: number) => Math.round(value).toLocaleString('en-US');
