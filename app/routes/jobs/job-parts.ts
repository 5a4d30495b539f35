/** The parts of the job list that a search replaces, in this page and in the fetched one. */

const findParts = (page: ParentNode) => ({
  results: page.querySelector<HTMLElement>('[data-job-results]'),
  filters: page.querySelector<HTMLElement>('[data-job-filters]'),
  order: page.querySelector('select'),
  alert: page.querySelector('[data-job-alert]'),
  opener: page.querySelector<HTMLElement>('[data-open-filters]'),
});

/** @param onResults called with the results' element at first and whenever it has new ones */
export function jobParts(root: HTMLElement, onResults: (results: HTMLElement) => void) {
  const { results, filters, order, alert, opener } = findParts(root);
  const status = root.querySelector('[data-job-status]');
  const form = root.querySelector('form');
  const [skeleton, failure] = root.querySelectorAll('template');
  if (results) onResults(results);

  const showTemplate = (template: HTMLTemplateElement | undefined, count = 1) => {
    if (!template) return;
    results?.replaceChildren(
      ...Array.from({ length: count }, () => template.content.cloneNode(true)),
    );
  };

  return {
    showLoading(): void {
      results?.setAttribute('aria-busy', 'true');
      // The current results stay until the new ones arrive; after a failure there are none.
      if (!results?.querySelector('article')) showTemplate(skeleton);
    },
    showFailure(): void {
      results?.removeAttribute('aria-busy');
      showTemplate(failure);
    },
    /** @returns false if the fetched page has no list */
    showFrom(page: DocumentFragment, title: string): boolean {
      const fresh = findParts(page);
      if (!results || !fresh.results) return false;
      results.removeAttribute('aria-busy');
      results.replaceChildren(...fresh.results.childNodes);
      onResults(results);
      replaceControls({ filters, order, alert, opener }, fresh);
      if (status) status.textContent = results.querySelector('h2')?.textContent ?? '';
      document.title = title;
      return true;
    },
    /** Sets the fields of the form to a query; the filters are replaced with the results. */
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

type Parts = ReturnType<typeof findParts>;

function replaceControls(current: Omit<Parts, 'results'>, fresh: Parts): void {
  const { filters, order, alert, opener } = current;
  if (filters && fresh.filters) replaceFilters(filters, fresh.filters);
  if (order && fresh.order) replaceOrders(order, fresh.order);
  if (alert && fresh.alert) alert.replaceChildren(...fresh.alert.childNodes);
  if (opener && fresh.opener) opener.textContent = fresh.opener.textContent;
}

/** The options depend on whether there is a search text. */
function replaceOrders(order: HTMLSelectElement, fresh: HTMLSelectElement): void {
  const { value } = order;
  order.replaceChildren(...fresh.children);
  order.value = value;
  // The value is not an option any more, so the first option, the default, is selected.
  if (order.selectedIndex === -1) order.selectedIndex = 0;
}

/** Replaces the filters with new counts, but keeps expanded ones open and the focus in place. */
function replaceFilters(filters: HTMLElement, fresh: HTMLElement): void {
  for (const { id } of filters.querySelectorAll('details[open]')) {
    fresh.querySelector(`#${CSS.escape(id)}`)?.setAttribute('open', '');
  }
  const focused = document.activeElement;
  const { name, value } = (focused ?? {}) as HTMLInputElement;
  const hadFocus = focused !== null && filters.contains(focused);
  filters.replaceChildren(...fresh.childNodes);
  if (!hadFocus) return;
  const replacement = [...filters.querySelectorAll<HTMLInputElement>('input')].find(
    (input) => input.name === name && input.value === value,
  );
  (replacement ?? filters.querySelector<HTMLElement>('summary, input'))?.focus({
    preventScroll: true,
  });
}
