import builtTheme from 'virtual:built-theme';
import { InlineStyle } from '#app/inline-code.tsx';
import { usePack } from '#app/pack-context.ts';

/** The pack's colours and fonts, where the style sheet was built with those of another one. */
export function PackTheme() {
  const theme = usePack().theme;
  return theme.digest === builtTheme ? null : <InlineStyle code={theme.css} />;
}
