import { InlineStyle } from '#app/inline-code.tsx';
import { usePack } from '#app/pack-context.ts';

/**
 * The brand's `@font-face` rules (decision 10). On the development server, the stylesheet in the
 * document has them.
 */
export function BrandFonts() {
  const { fonts, preloads } = usePack().theme;
  if (import.meta.env.DEV || !fonts) return null;
  return (
    <>
      {preloads.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
      <InlineStyle code={fonts} />
    </>
  );
}
