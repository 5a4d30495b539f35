/**
 * View transitions between a card and its page, in both directions: elements with `data-shared` get
 * a `view-transition-name` during the navigation. All other navigations skip the transition.
 */

/** `NavigationActivation`, which the DOM types do not have yet. */
interface Activation {
  entry: { url: string };
  from: { url: string } | null;
}
type Reveal = Event & { viewTransition: ViewTransition | null };
type Swap = Reveal & { activation: Activation | null };

const CARD = 'article,li';

/** The elements of the card that links to `other`, or else those of the page itself. */
function sharedElements(other: string): HTMLElement[] {
  const { pathname } = new URL(other);
  const link = document.querySelector(
    `main a[href="${CSS.escape(pathname)}"]:is([data-shared],.cover-link)`,
  );
  const card = link?.closest(CARD);
  const all = [...document.querySelectorAll<HTMLElement>('main [data-shared]')];
  const candidates = all.filter((element) =>
    card
      ? card.contains(element)
      : !element.closest(`:is(${CARD}):has(.cover-link,a[data-shared])`),
  );
  // While a list is parsed, it may have cards without their links. A name must be unique.
  return candidates.filter(
    ({ dataset }, at) =>
      at === candidates.findIndex((element) => element.dataset.shared === dataset.shared),
  );
}

/** The elements that have a name now. */
let namedElements: readonly HTMLElement[] = [];

function removeNames() {
  for (const { style } of namedElements) style.viewTransitionName = '';
  namedElements = [];
}

async function share(transition: ViewTransition | null, other: string | undefined) {
  // The previous transition may not have finished.
  removeNames();
  if (!transition) return;
  // `ready` rejects if the transition is skipped.
  transition.ready.catch(() => undefined);
  const elements = other ? sharedElements(other) : [];
  if (elements.length === 0) {
    transition.skipTransition();
    return;
  }
  for (const { style, dataset } of elements) style.viewTransitionName = dataset.shared ?? '';
  namedElements = elements;
  await transition.finished.catch(() => undefined);
  // The names may belong to the next transition by now.
  if (namedElements === elements) removeNames();
}

addEventListener('pageswap', (event) => {
  const { viewTransition, activation } = event as unknown as Swap;
  void share(viewTransition, activation?.entry.url);
});
addEventListener('pagereveal', (event) => {
  const { navigation } = window as unknown as { navigation?: { activation: Activation } };
  void share((event as unknown as Reveal).viewTransition, navigation?.activation.from?.url);
});
