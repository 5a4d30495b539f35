import { expect, test, vi } from 'vitest';
import type { PageFacts } from './json-ld-node.ts';
import { jsonLdNodes, scriptJson, withStructuredData } from './page-graph.ts';

const HTML = '<html><head><title>A</title></head><body></body></html>';

function rendered(modules: Record<string, unknown>, loaderData: Record<string, unknown>) {
  const matches = ['root', 'page'].map((id) => ({ route: { id }, params: { slug: 'a' } }));
  const location = { pathname: '/p/a', search: '?q=1' };
  return { staticHandlerContext: { matches, loaderData, location }, routeModules: modules };
}
const ROOT = { origin: 'https://a.example' };

test('one element at the end of the head has all nodes', () => {
  expect(withStructuredData(HTML, [{ '@type': 'Thing', name: 'A' }])).toBe(
    HTML.replace(
      '</head>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Thing","name":"A"}]}</script></head>',
    ),
  );
});

test('a page that tells nothing stays as it is', () => {
  expect(withStructuredData(HTML, [])).toBe(HTML);
});

test('no text can end the element', () => {
  const text = '</script><!--<script>&amp;\u2028\u2029 $& सेत';
  const json = scriptJson({ text });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
  expect(withStructuredData(HTML, [{ '@type': 'Thing', name: text }])).toContain(scriptJson(text));
});

test('each route tells its own, with its data and the origin', () => {
  const tell = (facts: PageFacts) => [{ '@type': 'Thing', name: JSON.stringify(facts) }];
  const report = vi.fn();
  const modules = { root: {}, page: { structuredData: tell } };
  const [thing] = jsonLdNodes(rendered(modules, { root: ROOT, page: 'data' }), report);
  expect(JSON.parse(String(thing?.name))).toEqual({
    loaderData: 'data',
    params: { slug: 'a' },
    location: { pathname: '/p/a', search: '?q=1' },
    origin: 'https://a.example',
  });
  expect(report).not.toHaveBeenCalled();
});

test('a route that fails at it is reported, and the others tell theirs', () => {
  const failure = new Error('no such field');
  const fail = () => {
    throw failure;
  };
  const report = vi.fn();
  const modules = {
    root: { structuredData: () => [{ '@type': 'Organization' }] },
    page: { structuredData: fail },
  };
  expect(jsonLdNodes(rendered(modules, { root: ROOT }), report)).toEqual([
    { '@type': 'Organization' },
  ]);
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
});

test('without an origin there are no URLs to tell', () => {
  const modules = { root: { structuredData: () => [{ '@type': 'Organization' }] } };
  expect(jsonLdNodes(rendered(modules, {}), vi.fn())).toEqual([]);
});
