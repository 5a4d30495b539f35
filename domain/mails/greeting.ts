import { fill } from '#contract/fill.ts';
import type { MailsCopy } from '#contract/mails.ts';

/** Letters of any script, and what stands between the parts of a name; no address, no sentence. */
const NAME = /^(?:\p{L}[\p{L}\p{M}\u200c\u200d]*\.?(?:[ '’-]|$)){1,8}$/u;
const LONGEST = 60;

/**
 * How a letter begins. Whoever fills in a form can write anything into the field for a name, and any
 * address beside it: what does not look like a name is not carried on.
 */
export function greeting({ named, plain }: MailsCopy['letters']['greeting'], name: string): string {
  return name.length <= LONGEST && NAME.test(name) ? fill(named, { name }) : plain;
}
