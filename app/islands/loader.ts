/**
 * Wakes what moves, and keeps what is done to it meanwhile. It stands in the document before all
 * that it looks after, so nothing that somebody does comes too early for it.
 */
import type { Wake } from './island-context.ts';

type Action = MouseEvent | KeyboardEvent | SubmitEvent;
type State = 'asleep' | 'waking' | 'awake' | 'failed';

/** Pixels below and above the window within which an island counts as seen. */
const MARGIN = '200px';
/** Milliseconds after which what could not be fetched is asked for again. */
const PAUSES = [500, 2000];

/** Keys that move something within a widget; all others do what they do without scripts. */
const KEYS = /^(Arrow|Home|End|Page)/;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** While the page is read, an element may be there before what is in it: however long that takes. */
const whole = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve());
  else resolve();
});

function isStored(name: string | undefined): boolean {
  try {
    return !!name && name in localStorage;
  } catch {
    // Switched off: nothing was written there.
    return false;
  }
}

/** A failed module is remembered under its URL, so it is asked for under another one. */
async function fetched(url: string, tries = 0): Promise<{ default: never; hydrate: never }> {
  try {
    return await import(/* @vite-ignore */ tries ? `${url}?${tries}` : url);
  } catch (error) {
    const time = PAUSES[tries];
    if (time === undefined) throw error;
    await pause(time);
    return fetched(url, tries + 1);
  }
}

class PageIsland extends HTMLElement {
  state: State = 'asleep';
  /** What was done before it woke, and is done once it is awake. */
  done: ((focused: Element | null) => void)[] = [];
  /** Fields in which something was typed before it woke. */
  typed = new Set<HTMLInputElement>();

  connectedCallback() {
    const { src, wake, stored } = this.dataset;
    if (!src || this.state !== 'asleep') return;
    const run = () => this.wake();
    // What is there is shown first.
    if (wake === ('load' satisfies Wake) || isStored(stored)) void painted.then(run);
    else if (wake === ('idle' satisfies Wake)) {
      const soon = () => painted.then(() => (window.requestIdleCallback ?? setTimeout)(run));
      if (document.readyState === 'complete') soon();
      else addEventListener('load', soon);
    } else if (wake === ('visible' satisfies Wake)) {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          void painted.then(run);
        },
        { rootMargin: MARGIN },
      );
      // It has no box of its own.
      void whole.then(() => {
        for (const child of this.children) observer.observe(child);
      });
    }
  }

  async wake() {
    if (this.state !== 'asleep') return;
    this.state = 'waking';
    const { src = '', react, props = '{}' } = this.dataset;
    try {
      const [{ default: start }, kit] = await Promise.all([
        fetched(src),
        react ? fetched(react) : undefined,
        whole,
      ]);
      const values = [...this.typed].map((field) => [field, field.value] as const);
      // React takes for typed what differs from what it was told.
      for (const [field] of values) field.value = field.defaultValue;
      const given = JSON.parse(props);
      if (kit) await (kit.hydrate as Hydrate)(this, start, given);
      else (start as StartScript)(this, given);
      this.state = 'awake';
      for (const [field, value] of values) retype(field, value);
    } catch (error) {
      // What works without scripts still does.
      this.state = 'failed';
      reportError(error);
    }
    this.dataset.state = this.state;
    const focused = document.activeElement;
    for (const repeat of this.done.splice(0)) repeat(focused);
  }
}

type Hydrate = (element: HTMLElement, component: unknown, props: object) => Promise<void>;
type StartScript = (element: HTMLElement, props: object) => void;

/** As the browser does it, past what React puts before it. */
function retype(field: HTMLInputElement, value: string) {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The island whose own part, not what stands still in it, this happened in, while it does not answer. */
function sleeping({ target }: Event): PageIsland | undefined {
  const part = (target as Element).closest?.('page-island,island-slot');
  if (!(part instanceof PageIsland) || !part.dataset.src) return undefined;
  return part.state === 'asleep' || part.state === 'waking' ? part : undefined;
}

/** Also in an island within it, which may be awake already. */
const isTypedInto = (island: PageIsland) =>
  [...island.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);

function keep(event: Action) {
  const island = sleeping(event);
  if (!island || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  void island.wake();
  if (event.type === 'keydown') {
    if (!KEYS.test((event as KeyboardEvent).key) || target.matches('input,textarea,select')) return;
  } else if (event.type === 'click') {
    // A field takes the focus, a popover opens by itself, and a link leads on: where something was typed, once its address can
    // tell of that.
    const link = target.closest('a[href]');
    if (link ? !isTypedInto(island) : !target.closest('button:not([popovertarget]),summary,[role]'))
      return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  island.done.push((focused) => {
    if (!target.isConnected) return;
    if (event.type === 'submit') {
      (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    } else {
      const Kind = event.constructor as typeof MouseEvent;
      // The key before this one may have led the focus elsewhere.
      const isKey = event.type === 'keydown' && target === focused;
      const place = (isKey && document.activeElement) || target;
      place.dispatchEvent(new Kind(event.type, event));
    }
  });
}

customElements.define('page-island', PageIsland);
for (const type of ['click', 'keydown', 'submit'] as const) {
  addEventListener(type, (event) => keep(event as Action), true);
}
// A page that loads under a still pointer is not an interaction, except on what opens by hover.
addEventListener('pointermove', (event) => {
  if (event.movementX || event.movementY) sleeping(event)?.wake();
});
addEventListener('pointerover', (event) => {
  if ((event.target as Element).closest?.('header summary')) sleeping(event)?.wake();
});
for (const type of ['pointerdown', 'focusin']) {
  addEventListener(type, (event) => sleeping(event)?.wake(), true);
}
// A picture that could not be loaded leaves its place to what lies behind it.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && target.toggleAttribute('data-failed', true),
  true,
);
addEventListener('input', (event) => {
  const field = event.target as HTMLInputElement;
  const island = sleeping(event);
  // A browser fills in a form that nobody has touched.
  void island?.wake();
  // A file cannot be chosen anew: an island finds it in its field.
  if (field.matches('input:not([type=file]),textarea')) island?.typed.add(field);
});
