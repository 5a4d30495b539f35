/**
 * What a card shows of a page becomes what the page opens with, and on the way back the card again:
 * the elements with `data-shared` get a name while the browser moves from one document to the other.
 * Any other page takes the place of the last one at once.
 */

/** What the browser tells of the change of a page; not yet in the DOM's types. */
interface Activation {
  entry: { url: string };
  from: { url: string } | null;
}
type Reveal = Event & { viewTransition: ViewTransition | null };
type Swap = Reveal & { activation: Activation | null };

const CARD = 'article,li';

/** Of the card that leads to this page; else what the page itself opens with. */
function shared(other: string): HTMLElement[] {
  const { pathname } = new URL(other);
  const link = document.querySelector(
    `main a[href="${CSS.escape(pathname)}"]:is([data-shared],.cover-link)`,
  );
  const card = link?.closest(CARD);
  const all = [...document.querySelectorAll<HTMLElement>('main [data-shared]')];
  const own = all.filter((element) =>
    card
      ? card.contains(element)
      : !element.closest(`:is(${CARD}):has(.cover-link,a[data-shared])`),
  );
  // A list that is still read may have cards without their links.
  return own.filter(
    ({ dataset }, at) => at === own.findIndex((one) => one.dataset.shared === dataset.shared),
  );
}

/** What has a name now. */
let named: readonly HTMLElement[] = [];

function forget() {
  for (const { style } of named) style.viewTransitionName = '';
  named = [];
}

async function share(transition: ViewTransition | null, other: string | undefined) {
  // The last one may not have come to its end.
  forget();
  if (!transition) return;
  // One that is skipped says so as an error.
  transition.ready.catch(() => undefined);
  const elements = other ? shared(other) : [];
  if (elements.length === 0) {
    transition.skipTransition();
    return;
  }
  for (const { style, dataset } of elements) style.viewTransitionName = dataset.shared ?? '';
  named = elements;
  await transition.finished.catch(() => undefined);
  // Another card may be the next.
  if (named === elements) forget();
}

addEventListener('pageswap', (event) => {
  const { viewTransition, activation } = event as unknown as Swap;
  void share(viewTransition, activation?.entry.url);
});
addEventListener('pagereveal', (event) => {
  const { navigation } = window as unknown as { navigation?: { activation: Activation } };
  void share((event as unknown as Reveal).viewTransition, navigation?.activation.from?.url);
});
