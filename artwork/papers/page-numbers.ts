/** Objects of the file by number. Chromium writes all but streams as plain text. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, string> {
  const found = pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...found].map(([, id = '', text = '']) => [id, text]));
}

function pagesBelow(objects: ReadonlyMap<string, string>, id: string): readonly string[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(objects.get(id) ?? '')?.[1];
  if (kids === undefined) return [id];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => pagesBelow(objects, kid));
}

interface Pages {
  readonly count: number;
  /** The page number of each link target by its id, from 1. */
  readonly ofTargets: ReadonlyMap<string, number>;
}

export function pagesOf(pdf: Buffer): Pages {
  const objects = objectsOf(pdf);
  const catalogue = [...objects.values()].find((text) => text.includes('/Type /Catalog')) ?? '';
  const reference = (name: string): string =>
    new RegExp(`/${name} (\\d+) 0 R`).exec(catalogue)?.[1] ?? '';
  const ids = pagesBelow(objects, reference('Pages'));
  const targets = (objects.get(reference('Dests')) ?? '').matchAll(/\/([\w-]+) \[(\d+) 0 R/g);
  return {
    count: ids.length,
    ofTargets: new Map([...targets].map(([, name = '', id = '']) => [name, ids.indexOf(id) + 1])),
  };
}
