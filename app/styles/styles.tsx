import { InlineStyle } from '#app/inline-code.tsx';
import { usePage } from '#app/page-context.ts';
import allPages from './all-pages.css?inline';
import { sheets } from './route-sheets.ts';

/** What a page can come to use stands in the page, so that the first paint waits for no other file. */
export function Styles() {
  return <InlineStyle code={sheets[usePage().file] ?? allPages} />;
}
