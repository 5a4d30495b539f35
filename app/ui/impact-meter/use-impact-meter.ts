import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useDebounced } from '#app/ui/debounce/use-debounced.ts';
import { fill, plural } from '#app/ui/text/fill.ts';
import { textIn } from '#app/ui/text/text-in.ts';
import copy from '#content/impact-meter.yaml';
import { IMPACT_METER_ID, SUM_NAMES, SUMS } from '#contract/impact.ts';
import { peopleFrom } from '#contract/impact-people.ts';

/** Its name in URLs, and that of the field in the form. */
export const PEOPLE_NAME = 'n';

/** Milliseconds after which the slider counts as at rest. */
const REST = 500;

export interface Meter {
  n: number;
  /** One sentence, once the slider rests. */
  said: string;
  form: RefObject<HTMLFormElement | null>;
  move(n: number): void;
}

/**
 * How many people the meter is set to: at first as many as the URL says, which follows it. Its
 * page names the parameter in its handle.
 */
export function useImpactMeter(): Meter {
  const [query] = useSearchParams();
  const asked = peopleFrom(query.get(PEOPLE_NAME));
  const [{ n, said, askedBefore }, set] = useState({ n: asked, said: '', askedBefore: asked });
  // Somebody went back or forward to a URL with another number.
  if (asked !== askedBefore) set({ n: asked, said: '', askedBefore: asked });

  const rest = useDebounced((n: number) => {
    set((was) => ({ ...was, said: resultOf(n) }));
    // Past the router, which would take it for another page; its own state stays.
    const url = new URL(location.href);
    url.searchParams.set(PEOPLE_NAME, String(n));
    history.replaceState(history.state, '', url);
  }, REST);

  function move(n: number) {
    set((was) => ({ ...was, n }));
    rest.later(n);
  }

  const form = useEarlyMove(n, move);
  useArrival();
  return { n, said, form, move };
}

export function peopleText(n: number): string {
  return fill(plural(n, copy.slider.value), { n });
}

function resultOf(n: number): string {
  const sums = SUM_NAMES.map((name) => [name, SUMS[name].of(n)]);
  return fill(copy.said, { people: peopleText(n), ...Object.fromEntries(sums) });
}

/** A slider that was moved before the page's scripts ran keeps its number. */
function useEarlyMove(n: number, move: (n: number) => void) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useLayoutEffect(() => {
    if (!form.current) return;
    const early = peopleFrom(textIn(form.current, PEOPLE_NAME));
    if (early !== n) move(early);
  }, []);
  return form;
}

/**
 * A browser goes by itself to what the URL names, but only in a page that it loaded. The meter
 * may be part of one that scripts put in place, and later than the router looks for it.
 */
function useArrival() {
  const { hash } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is put in place
  useLayoutEffect(() => {
    const meter = document.getElementById(IMPACT_METER_ID);
    if (type === 'POP' || hash !== `#${IMPACT_METER_ID}` || !meter) return;
    meter.scrollIntoView();
    // The next Tab goes on from here, as after a plain anchor.
    meter.tabIndex = -1;
    meter.style.outline = 'none';
    meter.focus({ preventScroll: true });
  }, []);
}
