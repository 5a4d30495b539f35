/** A server's own words in the log, without what they may repeat of people and of passwords. */
import { oneLine } from '#contract/text-rules.ts';

interface Hidden {
  /** Addresses of the settings: the operator has to know which of them is refused. */
  own: ReadonlySet<string>;
  /** Names, addresses and subjects that the mail had in it. */
  people: readonly string[];
  secrets: readonly string[];
}

/** What looks like an address, also where it is encoded in a URL. */
const ADDRESS = /[^\s<>()[\]"',;:=&?/]+(?:@|%40)[^\s<>()[\]"',;:&]+/gi;

/** Shorter ones occur in other words. */
const SHORTEST = 3;

const LONGEST = 300;

export function loggedText(text: string, { own, people, secrets }: Hidden): string {
  const isOwn = (address: string) => own.has(address.toLowerCase().replace(/\.+$/, ''));
  const words = people.flatMap((person) => [person, person.split('@')[0] ?? '']);
  const withoutSecrets = without(text, secrets, '[secret]');
  const withoutAddresses = withoutSecrets.replace(ADDRESS, (found) =>
    isOwn(found) ? found : '[address]',
  );
  return oneLine(without(withoutAddresses, words, '[…]')).slice(0, LONGEST);
}

function without(text: string, hidden: readonly string[], mark: string): string {
  return hidden
    .filter(({ length }) => length >= SHORTEST)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replace(wholeWord(word), mark), text);
}

const wholeWord = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'giu');
