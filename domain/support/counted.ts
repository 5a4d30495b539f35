/** `1 job`, `2 jobs`, `1,204 jobs`: a count in English, as the commands and demo texts write it. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
