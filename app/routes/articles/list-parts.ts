/** The parts of a list that change with what is searched, in this page and in the one that answers. */

/** Cards on their way where it is not known how many. */
const FEW = 6;

const inside = (page: ParentNode) => ({
  status: page.querySelector<HTMLElement>('[data-list-status]'),
  results: page.querySelector<HTMLElement>('[data-list-results]'),
  filters: [...page.querySelectorAll('[data-list-head] [role=group] a')],
});

export function listParts(root: HTMLElement) {
  const { status, results, filters } = inside(root);
  const [waiting, failed] = root.querySelectorAll('template');

  const show = (template: HTMLTemplateElement | undefined) => {
    if (status) status.textContent = '';
    if (template) results?.replaceChildren(template.content.cloneNode(true));
  };

  return {
    wait(): void {
      const count = results?.querySelectorAll('article').length || FEW;
      show(waiting);
      const card = results?.querySelector('.card');
      for (let more = 1; more < count; more++) card?.after(card.cloneNode(true));
    },
    fail: () => show(failed),
    /** @returns false where the answer has no list */
    take(page: DocumentFragment, title: string): boolean {
      const fresh = inside(page);
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
