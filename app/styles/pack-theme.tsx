import builtTheme from 'virtual:built-theme';
import { InlineStyle } from '#app/inline-code.tsx';
import theme from '#content/theme';

/** The pack's colours and fonts, where the style sheet was built with those of another one. */
export function PackTheme() {
  return theme.digest === builtTheme ? null : <InlineStyle code={theme.css} />;
}
