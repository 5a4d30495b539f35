import type { DeliveryWords } from './deliver-messages.ts';
import { readUnderWay } from './under-way.ts';

/** Nearly never is a message under way: what follows one is fetched only then. */
async function follow(words: DeliveryWords, anew: boolean): Promise<void> {
  if (readUnderWay().length === 0) return;
  const { deliverMessages } = await import('./deliver-messages.ts');
  deliverMessages(words, anew);
}

/** Says how a message went that was sent off on an earlier page. */
export default function followMessages(_root: HTMLElement, words: DeliveryWords): void {
  void follow(words, false);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow(words, true);
  });
}
