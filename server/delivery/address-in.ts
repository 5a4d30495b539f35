import { isEmail } from '#contract/text-rules.ts';

/** The bare address of `Setu <hello@setu.example>`; empty where there is none. */
export function addressIn(text: string): string {
  const [, name = '', inBrackets] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  const address = inBrackets ?? text;
  return isEmail(address) && !/[\r\n]/.test(name) ? address : '';
}
