/** All that a page tells programs, in one element at the end of its head. */
import type { PageFacts, StructuredData, Thing } from './thing.ts';

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
 * What each route of the page tells, the outermost first.
 * @param report is told of a route that fails at it: its page is shown without
 */
export function thingsOf(
  { staticHandlerContext, routeModules }: Rendered,
  report: (error: unknown) => void,
): Thing[] {
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
export function withStructuredData(html: string, things: readonly Thing[]): string {
  const end = html.indexOf(HEAD_END);
  if (things.length === 0 || end < 0) return html;
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': things });
  return `${html.slice(0, end)}<script type="application/ld+json">${json}</script>${html.slice(end)}`;
}

/** JSON in which nothing can end the element, begin another one, or be taken for markup. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
