/** Looks of the editor. Its colors are the console's, which are inherited by the shadow root. */
import { EditorView } from '@codemirror/view';
import { MAX_DEPTH } from './list-indents.ts';

/** Width of one level of a list. */
const INDENT = 1.75;

const quiet = { color: 'var(--text-quiet)' };
const monospace = {
  fontFamily:
    'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: '0.875em',
};

const indents = Object.fromEntries(
  Array.from({ length: MAX_DEPTH }, (_, index) => [
    `.cm-item-${index + 1}`,
    { '--indent': `${(index + 1) * INDENT}em` },
  ]),
);

const headings = Object.fromEntries(
  [1.75, 1.4375, 1.1875, 1.0625, 1, 1].map((size, index) => [
    `.cm-heading-${index + 1}`,
    { fontSize: `${size}em` },
  ]),
);

export const theme = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.65', overflowX: 'auto' },
  '.cm-content': {
    caretColor: 'var(--text)',
    minHeight: '16rem',
    // About 70 characters. A click beside the text is a click into its line.
    padding: '1.25rem max(0px, calc(50% - 21rem)) 2.5rem',
  },
  '.cm-line': { padding: '0 1.25rem' },
  '.cm-content ::selection, .cm-line::selection': {
    backgroundColor: 'color-mix(in oklab, var(--accent-solid) 30%, transparent)',
  },
  '.cm-placeholder': quiet,

  '.cm-heading': {
    fontFamily: 'var(--font-heading)',
    fontWeight: '700',
    letterSpacing: '-0.018em',
    lineHeight: '1.3',
    paddingTop: '0.4em',
  },
  ...headings,
  '.cm-marker, .cm-list-marker': quiet,
  '.cm-marker': { fontWeight: '400', opacity: '0.6' },
  '.cm-strong': { fontWeight: '700' },
  '.cm-emphasis': { fontStyle: 'italic' },
  '.cm-strikethrough': { textDecoration: 'line-through' },
  '.cm-inline-code': {
    ...monospace,
    backgroundColor: 'var(--sunken)',
    borderRadius: '4px',
    padding: '0.1em 0.25em',
  },
  '.cm-html': { ...monospace, ...quiet },
  '.cm-rule': quiet,

  '.cm-quote': quiet,
  '.cm-line.cm-quote': {
    boxShadow: 'inset 3px 0 0 var(--line-strong)',
    paddingLeft: '1rem',
    marginLeft: '1.25rem',
  },
  '.cm-line.cm-code': {
    ...monospace,
    backgroundColor: 'var(--sunken)',
    lineHeight: '1.6',
  },
  '.cm-line.cm-table': { ...monospace, fontSize: '0.8125em', lineHeight: '1.7' },

  ...indents,
  '.cm-line.cm-item': { paddingLeft: 'calc(1.25rem + var(--indent))' },
  '.cm-line.cm-hanging': { textIndent: 'calc(-1 * var(--indent))' },
  '.cm-item-indent': {
    display: 'inline-block',
    minWidth: 'var(--indent)',
    boxSizing: 'border-box',
    paddingRight: '0.4em',
    textIndent: '0',
    textAlign: 'right',
    whiteSpace: 'pre',
  },
  '.cm-task-marker': { ...monospace, color: 'var(--accent)' },

  '.cm-link': {
    color: 'var(--accent)',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
  },
  '.cm-link-source': { color: 'var(--accent)' },
  '.cm-link-chip': {
    margin: '0 0.2em 0 0.3em',
    padding: '0.1em 0.45em',
    borderRadius: '999px',
    backgroundColor: 'var(--accent-tint)',
    color: 'var(--on-accent-tint)',
    fontSize: '0.75rem',
    fontWeight: '400',
    letterSpacing: '0',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '.cm-picture-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.75rem',
    maxWidth: '100%',
    boxSizing: 'border-box',
    margin: '0.25rem 0',
    padding: '0.375rem 0.75rem 0.375rem 0.375rem',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    backgroundColor: 'var(--sunken)',
    verticalAlign: 'middle',
    lineHeight: '1.35',
    cursor: 'pointer',
  },
  '.cm-picture-chip.cm-uploading': { opacity: '0.7', paddingLeft: '0.75rem' },
  '.cm-picture-thumbnail, .cm-picture-icon': {
    flex: 'none',
    width: '4rem',
    height: '2.75rem',
    borderRadius: '5px',
    objectFit: 'cover',
    backgroundColor: 'var(--line)',
  },
  '.cm-picture-text': { display: 'grid', minWidth: '0' },
  '.cm-picture-alt, .cm-picture-warning': {
    fontSize: '0.8125rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '.cm-picture-warning': { color: 'var(--warning)' },
  '.cm-picture-path': {
    ...quiet,
    fontSize: '0.75rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },

  '.cm-line.cm-problem': { backgroundColor: 'var(--danger-tint)' },
  '.cm-problem-message': {
    padding: '0.125rem 1.25rem 0.375rem',
    backgroundColor: 'var(--danger-tint)',
    color: 'var(--danger)',
    fontSize: '0.8125rem',
    lineHeight: '1.45',
  },
});
