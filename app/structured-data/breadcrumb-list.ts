import { type Crumb, stepsOf } from '#app/ui/navigation/steps.ts';
import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';

/** The breadcrumbs of the page, without those that have no page. */
export function breadcrumbList(breadcrumbs: readonly Crumb[], page: PageLocation): JsonLdNode {
  const { pack } = page;
  const steps = stepsOf(pack, breadcrumbs);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .map(({ title, href }, index) => ({
        name: title,
        item:
          index === steps.length - 1
            ? pageUrlOf(page)
            : href && page.origin + pack.links.localHref(href),
      }))
      .filter(({ item }) => item)
      .map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
