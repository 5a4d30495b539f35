/** What the code says in English and lists of entries name, in the words of a second language. */
import { digitsLike } from './digits.ts';

/** What stands for a number in a message: `Use at most {number} characters`. */
const NUMBER = '{number}';

/**
 * @param messages by the English text
 * @returns what says a text, or each fact in a line of them, in those words; as it is where there are none
 */
export function sayer(messages: Readonly<Record<string, string>>): (text: string) => string {
  const known = new Map(Object.entries(messages));
  if (known.size === 0) return (text) => text;

  /** Within a sentence some begin small: `Full time, senior`. */
  const whole = (text: string) =>
    known.get(text) ?? known.get(text.charAt(0).toUpperCase() + text.slice(1));

  function counted(text: string): string | undefined {
    const [number] = text.match(/\d[\d,]*/) ?? [];
    if (number === undefined) return undefined;
    const message = whole(text.replace(number, NUMBER));
    return message?.replace(NUMBER, digitsLike(message, number));
  }

  /** All of a list or nothing: a sentence is not said by halves. */
  function listed(text: string): string {
    const parts = text.split(', ').map(whole);
    return parts.includes(undefined) ? text : parts.join(', ');
  }

  const fact = (text: string) => whole(text) ?? counted(text) ?? listed(text);
  return (text) => whole(text) ?? text.split(' · ').map(fact).join(' · ');
}
