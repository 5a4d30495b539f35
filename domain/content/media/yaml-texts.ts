/** The texts in a YAML document, with their fields and lines. */
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { fieldName } from '#contract/preview.ts';

interface YamlText {
  text: string;
  /** As in `fieldName`, after the `#`: `hero.pictures.0`. */
  field: string;
  /** From 1. */
  line: number;
}

/** Keys are left out: those of `media/focus.yaml` are paths, which does not show them anywhere. */
export function textsIn(yaml: string): YamlText[] {
  const lineCounter = new LineCounter();
  const texts: YamlText[] = [];
  const visit = (node: unknown, field: readonly (string | number)[]): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items.filter(isPair)) {
        visit(value, [...field, isScalar(key) ? String(key.value) : '']);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) visit(item, [...field, index]);
    } else if (isScalar(node) && typeof node.value === 'string') {
      const { line } = lineCounter.linePos(node.range?.[0] ?? 0);
      texts.push({ text: node.value, field: fieldName('', field).slice(1), line });
    }
  };
  visit(parseDocument(yaml, { lineCounter }).contents, []);
  return texts;
}
