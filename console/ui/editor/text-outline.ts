/** The headings of a text. */
import type { EditorState } from '@codemirror/state';
import { headingLevel, treeTo } from './markdown-language.ts';

export interface OutlineHeading {
  text: string;
  level: number;
  position: number;
}

export function outlineOf(state: EditorState): OutlineHeading[] {
  const headings: OutlineHeading[] = [];
  treeTo(state, state.doc.length).iterate({
    enter: ({ name, from, to }) => {
      if (name === 'Document') return true;
      const level = headingLevel(name);
      if (level > 0)
        headings.push({ text: plainHeading(state.sliceDoc(from, to)), level, position: from });
      return false;
    },
  });
  return headings;
}

/** A heading without its markers, formatting and addresses. */
const plainHeading = (source: string) =>
  source
    .replace(/^\s{0,3}#{1,6}\s*|\s+#+\s*$|\n\s*[=-]+\s*$/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]+|\\(?=[^\w\s])/g, '')
    .trim();
