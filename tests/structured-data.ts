/** Checks a page's structured data against schema.org's types and Google's documentation. */
import { GOOGLE, GOOGLE_RULES, type Node } from './google-types.ts';
import { FORMS, SCHEMA } from './schema-org.ts';

const BLOCK = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** The nodes of a page's structured data; empty if it has none. */
export function graphIn(html: string): Node[] {
  const [, text] = [...html.matchAll(BLOCK)][0] ?? [];
  return text ? (JSON.parse(text) as { '@graph': Node[] })['@graph'] : [];
}

/** Problems, one line each. */
export function problemsIn(html: string): string[] {
  const blocks = [...html.matchAll(BLOCK)];
  const [block] = blocks;
  if (!block || blocks.length > 1) return [`has ${blocks.length} blocks of data`];
  const text = block[1] ?? '';
  const outside = [
    ...(/[<>&\u2028\u2029]/.test(text)
      ? ['the data has characters that markup could begin with']
      : []),
    ...(html.includes(`${block[0]}</head>`) ? [] : ['the data is not at the end of the head']),
  ];
  const graph = readGraph(text);
  return typeof graph === 'string' ? [...outside, graph] : [...outside, ...problemsOf(graph)];
}

/** Missing properties that Google recommends: `Event: offers.validFrom`. */
export function adviceIn(html: string): string[] {
  const graph = graphIn(html);
  return graph.flatMap((node) => {
    const { recommended = [], omitted = {} } = GOOGLE[typeOf(node)] ?? {};
    return recommended
      .filter((path) => !(path in omitted || has(node, path, graph)))
      .map((path) => `${typeOf(node)}: ${path}`);
  });
}

/** Properties that are present although the table gives a reason for their absence. */
export function omittedButPresent(html: string): string[] {
  const graph = graphIn(html);
  return graph.flatMap((node) =>
    Object.keys(GOOGLE[typeOf(node)]?.omitted ?? {})
      .filter((path) => has(node, path, graph))
      .map((path) => `${typeOf(node)}: ${path}`),
  );
}

function readGraph(text: string): Node[] | string {
  try {
    const { '@context': context, '@graph': graph } = JSON.parse(text) as Node;
    if (context !== 'https://schema.org') return 'the context is not https://schema.org';
    return Array.isArray(graph) && graph.length > 0 ? graph : 'has no graph';
  } catch {
    return 'the data is not valid JSON';
  }
}

function problemsOf(graph: Node[]): string[] {
  const ids = graph.map((node) => node['@id']).filter((id) => id !== undefined);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...twice.map((id) => `${id} is defined twice`),
    ...graph.flatMap((node) => problemsOfNode(node, typeOf(node), graph)),
  ];
}

function problemsOfNode(node: Node, at: string, graph: Node[]): string[] {
  const type = typeOf(node);
  const properties = SCHEMA[type];
  if (!properties) return [`${at}: "${type}" is an unknown type`];
  const own = Object.entries(node).filter(([name]) => !name.startsWith('@'));
  const required = GOOGLE[type];
  const missing = (required?.required ?? []).filter((path) => !has(node, path, graph));
  const broken = Object.entries(GOOGLE_RULES[type] ?? {}).filter(([, rule]) => !rule(node));
  return [
    ...own.flatMap(([name, value]) => {
      const forms = properties[name];
      if (!forms) return [`${at}.${name}: ${type} has no such property`];
      return problemsOfValue(value, forms, `${at}.${name}`, graph);
    }),
    ...missing.map((path) => `${at}.${path}: is required ("${required?.page}")`),
    ...broken.map(([rule]) => `${at}.${rule}`),
  ];
}

function problemsOfValue(
  value: unknown,
  forms: readonly string[],
  at: string,
  graph: Node[],
): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${at}: is an empty list`];
    return value.flatMap((item, index) => problemsOfValue(item, forms, `${at}.${index}`, graph));
  }
  if (isNode(value)) {
    const node = resolved(value, graph);
    if (!node) return [`${at}: nothing on the page is ${value['@id']}`];
    if (!forms.includes(typeOf(node))) return [`${at}: must be ${forms.join(' or ')}`];
    // References to other nodes of the graph are checked there.
    return node === value ? problemsOfNode(value, at, graph) : [];
  }
  const isFine = forms.some((form) => FORMS[form as keyof typeof FORMS]?.(value));
  return isFine ? [] : [`${at}: ${JSON.stringify(value)} must be ${forms.join(' or ')}`];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const typeOf = (node: Node) => String(node['@type']);

/** Resolves a reference to its node; returns any other node unchanged. */
function resolved(node: Node, graph: Node[]): Node | undefined {
  const isReference = Object.keys(node).join() === '@id';
  return isReference ? graph.find((other) => other['@id'] === node['@id']) : node;
}

/** Whether a property is present; of several values, whether each has it. */
function has(node: Node, path: string, graph: Node[]): boolean {
  return path.split('|').some((one) => reaches(node, one.split('.'), graph));
}

function reaches(value: unknown, [name, ...rest]: string[], graph: Node[]): boolean {
  if (name === undefined) return value !== undefined;
  const values = [value].flat();
  return values.every((item) => {
    const node = isNode(item) ? resolved(item, graph) : undefined;
    return node?.[name] !== undefined && reaches(node[name], rest, graph);
  });
}
