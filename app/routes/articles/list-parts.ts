/** The parts of a list that a search replaces, in this page and in the fetched one. */

/** Number of skeletons if the current list is empty. */
const DEFAULT_SKELETONS = 6;

const findParts = (page: ParentNode) => ({
  status: page.querySelector<HTMLElement>('[data-list-status]'),
  results: page.querySelector<HTMLElement>('[data-list-results]'),
  filters: [...page.querySelectorAll('[data-list-head] [role=group] a')],
});

export function listParts(root: HTMLElement) {
  const { status, results, filters } = findParts(root);
  const [skeletons, failure] = root.querySelectorAll('template');

  const show = (template: HTMLTemplateElement | undefined) => {
    if (status) status.textContent = '';
    if (template) results?.replaceChildren(template.content.cloneNode(true));
  };

  return {
    showLoading(): void {
      const count = results?.querySelectorAll('article').length || DEFAULT_SKELETONS;
      show(skeletons);
      const card = results?.querySelector('.card');
      for (let more = 1; more < count; more++) card?.after(card.cloneNode(true));
    },
    showFailure: () => show(failure),
    /** @returns false if the fetched page has no list */
    showFrom(page: DocumentFragment, title: string): boolean {
      const fresh = findParts(page);
      if (!fresh.results || !fresh.status) return false;
      results?.replaceChildren(...fresh.results.childNodes);
      if (status) status.textContent = fresh.status.textContent;
      filters.forEach((filter, index) => {
        for (const name of ['href', 'aria-current']) {
          const value = fresh.filters[index]?.getAttribute(name);
          if (value) filter.setAttribute(name, value);
          else filter.removeAttribute(name);
        }
      });
      document.title = title;
      return true;
    },
  };
}
