/** The JSON-LD graph of a page, in one element at the end of its head. */
import type { JsonLdNode, PageFacts, StructuredData } from './json-ld-node.ts';

/** What React Router knows of a page that it has rendered. */
interface Rendered {
  staticHandlerContext: {
    matches: readonly {
      params: PageFacts['params'];
      route: { id: string };
    }[];
    loaderData: Record<string, unknown>;
    location: PageFacts['location'];
  };
  routeModules: Record<string, unknown>;
}

/**
 * The JSON-LD nodes of each route of the page, the outermost first.
 * @param report is told of a route that fails at it: its page is shown without
 */
export function jsonLdNodes(
  { staticHandlerContext, routeModules }: Rendered,
  report: (error: unknown) => void,
): JsonLdNode[] {
  const { matches, loaderData, location } = staticHandlerContext;
  const root = loaderData.root as { origin?: string } | undefined;
  const origin = root?.origin;
  if (!origin) return [];
  return matches.flatMap(({ route, params }) => {
    const module = routeModules[route.id] as { structuredData?: StructuredData } | undefined;
    try {
      return (
        module?.structuredData?.({ loaderData: loaderData[route.id], params, location, origin }) ??
        []
      );
    } catch (error) {
      report(error);
      return [];
    }
  });
}

const HEAD_END = '</head>';

/** Written after React has rendered: neither the browser's bundle nor the page's data repeat it. */
export function withStructuredData(html: string, nodes: readonly JsonLdNode[]): string {
  const end = html.indexOf(HEAD_END);
  if (nodes.length === 0 || end < 0) return html;
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': nodes });
  return `${html.slice(0, end)}<script type="application/ld+json">${json}</script>${html.slice(end)}`;
}

/** JSON in which nothing can end the element, begin another one, or be taken for markup. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
