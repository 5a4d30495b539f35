/**
 * Hydrates islands and starts behaviors, and replays the user's actions on them from before. It
 * runs in the document's head, before all elements that it handles, so it misses no action.
 */
import type { HydrateOn } from './island-context.ts';

type State = 'pending' | 'hydrating' | 'hydrated' | 'failed';

/** An island this close above or below the viewport counts as visible. */
const MARGIN = '200px';
/** Milliseconds before each retry of a failed fetch. */
const RETRY_DELAYS = [500, 2000];

/** Keys that move the focus or value in a widget; all others keep the browser's default action. */
const WIDGET_KEYS = /^(Arrow|Home|End|Page)/;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** While the document is parsed, an element can be connected before its children exist. */
const documentParsed = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve());
  else resolve();
});

function isStored(name: string | undefined): boolean {
  try {
    return !!name && name in localStorage;
  } catch {
    // Storage is disabled, so nothing was written.
    return false;
  }
}

/** Browsers cache a failed import under its URL, so a retry changes the query. */
async function importModule(url: string, tries = 0): Promise<{ default: never; hydrate: never }> {
  try {
    return await import(/* @vite-ignore */ tries ? `${url}?${tries}` : url);
  } catch (error) {
    const time = RETRY_DELAYS[tries];
    if (time === undefined) throw error;
    await pause(time);
    return importModule(url, tries + 1);
  }
}

class PageIsland extends HTMLElement {
  state: State = 'pending';
  /** Replays the user's actions from before hydration. */
  queue: ((focused: Element | null) => void)[] = [];
  /** Fields whose value changed before hydration. */
  typed = new Set<HTMLInputElement>();

  connectedCallback() {
    const { src, trigger, stored } = this.dataset;
    if (!src || this.state !== 'pending') return;
    const run = () => this.hydrate();
    // Hydration waits for the first paint.
    if (trigger === ('load' satisfies HydrateOn) || isStored(stored)) void painted.then(run);
    else if (trigger === ('idle' satisfies HydrateOn)) {
      const soon = () => painted.then(() => (window.requestIdleCallback ?? setTimeout)(run));
      if (document.readyState === 'complete') soon();
      else addEventListener('load', soon);
    } else if (trigger === ('visible' satisfies HydrateOn)) {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          void painted.then(run);
        },
        { rootMargin: MARGIN },
      );
      // Its children are observed, because `page-island` itself has no box.
      void documentParsed.then(() => {
        for (const child of this.children) observer.observe(child);
      });
    }
  }

  async hydrate() {
    if (this.state !== 'pending') return;
    this.state = 'hydrating';
    const { src = '', react, props = '{}' } = this.dataset;
    try {
      const [{ default: start }, hydration] = await Promise.all([
        importModule(src),
        react ? importModule(react) : undefined,
        documentParsed,
      ]);
      const values = [...this.typed].map((field) => [field, field.value] as const);
      // React reports only a value that differs from the one at hydration, so each field is reset
      // before it and set again after it.
      for (const [field] of values) field.value = field.defaultValue;
      const componentProps = JSON.parse(props);
      if (hydration) await (hydration.hydrate as Hydrate)(this, start, componentProps);
      else (start as StartScript)(this, componentProps);
      this.state = 'hydrated';
      for (const [field, value] of values) retype(field, value);
    } catch (error) {
      // The parts of it that work without scripts still do.
      this.state = 'failed';
      reportError(error);
    }
    this.dataset.state = this.state;
    const focused = document.activeElement;
    for (const replay of this.queue.splice(0)) replay(focused);
  }
}

type Hydrate = (element: HTMLElement, component: unknown, props: object) => Promise<void>;
type StartScript = (element: HTMLElement, props: object) => void;

/** Sets the value by the prototype's setter, past the one that React puts on the field. */
function retype(field: HTMLInputElement, value: string) {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The island that does not handle events yet and whose own markup, not a slot, has the target. */
function pendingIsland({ target }: Event): PageIsland | undefined {
  const part = (target as Element).closest?.('page-island,island-slot');
  if (!(part instanceof PageIsland) || !part.dataset.src) return undefined;
  return part.state === 'pending' || part.state === 'hydrating' ? part : undefined;
}

/** Includes fields of nested islands, which may be hydrated already. */
const isTypedInto = (island: PageIsland) =>
  [...island.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);

function queueAction(event: Event) {
  const island = pendingIsland(event);
  if (!island || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  void island.hydrate();
  if (event.type === 'keydown') {
    if (!WIDGET_KEYS.test((event as KeyboardEvent).key) || target.matches('input,textarea,select'))
      return;
  } else if (event.type === 'click') {
    // Fields, groups of fields, popovers and links work without the script. In an island with typed
    // text, a link waits for hydration, which adds that text to its URL.
    const link = target.closest('a[href]');
    if (
      link
        ? !isTypedInto(island)
        : !target.closest('summary,button:not([popovertarget]),[role]:not(fieldset)')
    )
      return;
  } else if (target.matches('[type=file]')) {
    // The island reads its file when it hydrates.
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  island.queue.push((focused) => {
    if (!target.isConnected) return;
    if (event.type === 'submit') {
      (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    } else {
      const Kind = event.constructor as typeof MouseEvent;
      // An earlier key in the queue may have moved the focus.
      const isKey = event.type === 'keydown' && target === focused;
      const receiver = (isKey && document.activeElement) || target;
      receiver.dispatchEvent(new Kind(event.type, event));
    }
  });
}

customElements.define('page-island', PageIsland);
for (const type of ['click', 'keydown', 'submit', 'change'] as const) {
  addEventListener(type, queueAction, true);
}
// A page that loads under a resting pointer is no interaction, except on menus that open by hover.
addEventListener('pointermove', (event) => {
  if (event.movementX || event.movementY) pendingIsland(event)?.hydrate();
});
addEventListener('pointerover', (event) => {
  if ((event.target as Element).closest?.('header summary')) pendingIsland(event)?.hydrate();
});
for (const type of ['pointerdown', 'focusin']) {
  addEventListener(type, (event) => pendingIsland(event)?.hydrate(), true);
}
// CSS hides an image that failed to load, so its background shows.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && target.toggleAttribute('data-failed', true),
  true,
);
addEventListener('input', (event) => {
  const field = event.target as HTMLInputElement;
  const island = pendingIsland(event);
  // Autofill changes fields without a preceding pointer or focus event.
  void island?.hydrate();
  // A script cannot set a file again, so it stays in its field for the island to read.
  if (field.matches('input:not([type=file]),textarea')) island?.typed.add(field);
});
