/** The parts of the list of openings that change with a search, in this page and in the one that answers. */

const inside = (page: ParentNode) => ({
  results: page.querySelector<HTMLElement>('[data-job-results]'),
  filters: page.querySelector<HTMLElement>('[data-job-filters]'),
  order: page.querySelector('select'),
  alert: page.querySelector('[data-job-alert]'),
  opener: page.querySelector<HTMLElement>('[data-open-filters]'),
});

/** @param shown called with the results, whenever there are new ones */
export function jobParts(root: HTMLElement, shown: (results: HTMLElement) => void) {
  const { results, filters, order, alert, opener } = inside(root);
  const status = root.querySelector('[data-job-status]');
  const form = root.querySelector('form');
  const [waiting, failed] = root.querySelectorAll('template');
  if (results) shown(results);

  const put = (template: HTMLTemplateElement | undefined, count = 1) => {
    if (!template) return;
    results?.replaceChildren(
      ...Array.from({ length: count }, () => template.content.cloneNode(true)),
    );
  };

  return {
    wait(): void {
      results?.setAttribute('aria-busy', 'true');
      // What was there stays until the answer comes; after a failure nothing is there.
      if (!results?.querySelector('article')) put(waiting);
    },
    fail(): void {
      results?.removeAttribute('aria-busy');
      put(failed);
    },
    /** @returns false where the answer has no list */
    take(page: DocumentFragment, title: string): boolean {
      const fresh = inside(page);
      if (!results || !fresh.results) return false;
      results.removeAttribute('aria-busy');
      results.replaceChildren(...fresh.results.childNodes);
      shown(results);
      takeControls({ filters, order, alert, opener }, fresh);
      if (status) status.textContent = results.querySelector('h2')?.textContent ?? '';
      document.title = title;
      return true;
    },
    /** The form shows what a query asks for; the filters follow with the answer. */
    follow(query: string): void {
      const params = new URLSearchParams(query);
      for (const name of ['q', 'sort']) {
        const field = form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
        if (field) field.value = params.get(name) ?? '';
      }
      for (const box of form?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? []) {
        box.checked = params.getAll(box.name).includes(box.value);
      }
    },
    focusHeading(): void {
      const heading = results?.querySelector<HTMLElement>('h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    },
  };
}

type Parts = ReturnType<typeof inside>;

function takeControls(shown: Omit<Parts, 'results'>, fresh: Parts): void {
  const { filters, order, alert, opener } = shown;
  if (filters && fresh.filters) takeFilters(filters, fresh.filters);
  if (order && fresh.order) takeOrders(order, fresh.order);
  if (alert && fresh.alert) alert.replaceChildren(...fresh.alert.childNodes);
  if (opener && fresh.opener) opener.textContent = fresh.opener.textContent;
}

/** Which orders there are depends on whether words are searched. */
function takeOrders(order: HTMLSelectElement, fresh: HTMLSelectElement): void {
  const { value } = order;
  order.replaceChildren(...fresh.children);
  order.value = value;
  // It is none of them any more: the first one is the list's own.
  if (order.selectedIndex === -1) order.selectedIndex = 0;
}

/** New counts; what was unfolded stays so, and what had the focus has it. */
function takeFilters(filters: HTMLElement, fresh: HTMLElement): void {
  for (const { id } of filters.querySelectorAll('details[open]')) {
    fresh.querySelector(`#${CSS.escape(id)}`)?.setAttribute('open', '');
  }
  const focused = document.activeElement;
  const { name, value } = (focused ?? {}) as HTMLInputElement;
  const hadFocus = focused !== null && filters.contains(focused);
  filters.replaceChildren(...fresh.childNodes);
  if (!hadFocus) return;
  const same = [...filters.querySelectorAll<HTMLInputElement>('input')].find(
    (input) => input.name === name && input.value === value,
  );
  (same ?? filters.querySelector<HTMLElement>('summary, input'))?.focus({ preventScroll: true });
}
