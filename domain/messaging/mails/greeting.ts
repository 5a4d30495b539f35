import { fill } from '#contract/fill.ts';
import type { MailsCopy } from '#contract/mails.ts';
import { oneLine } from '#contract/text-rules.ts';

const LETTERS = '\\p{L}[\\p{L}\\p{M}\\u200c\\u200d]*';
/** Parts joined as in O'Neil and Ana-María, or short with a dot as in Jr. */
const WORD = `(?:${LETTERS}(?:['’-]${LETTERS})*|\\p{L}\\p{M}*\\p{L}?\\.)`;
/** Letters of any script, in few words: no address, no sentence. */
const NAME = new RegExp(`^${WORD}(?: ${WORD}){0,3}$`, 'u');
const LONGEST = 60;

/**
 * How an e-mail to a customer begins. Whoever fills in a form can write anything into the field for a name, and any
 * address beside it: what does not look like a name is not carried on.
 */
export function greeting({ named, plain }: MailsCopy['letters']['greeting'], name: string): string {
  return isName(name) ? fill(named, { name }) : plain;
}

const isName = (name: string) => name.length <= LONGEST && NAME.test(name);

/** A name within a sentence: of what does not look like one, the letters alone, which lead nowhere. */
export function plainName(name: string): string {
  if (isName(name)) return name;
  const letters = name.replace(/[^\p{L}\p{M}\p{Join_Control}' -]+/gu, '').slice(0, LONGEST);
  return oneLine(letters.replace(/ +/g, ' '));
}
