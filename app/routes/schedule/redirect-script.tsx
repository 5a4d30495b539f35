import { InlineScript } from '#app/inline-code.tsx';

/** Redirects in the browser, as the page is read: as early as can be. */
export function RedirectScript({ to }: { to: string }) {
  return (
    <InlineScript code={`location.replace(${JSON.stringify(to).replaceAll('<', '\\u003c')})`} />
  );
}
