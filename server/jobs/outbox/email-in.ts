import { isEmail, tidyEmail } from '#contract/email-rules.ts';

/** The bare address of `Setu <hello@setu.example>`; empty where there is none. */
export function emailIn(text: string): string {
  const [, name = '', inBrackets] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  const email = inBrackets ?? text;
  return isEmail(email) && !/[\r\n]/.test(name) ? tidyEmail(email) : '';
}
