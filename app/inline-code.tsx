/** Inline code. The page's security policy allows only the code that is rendered here. */
import { usePage } from './page-context.ts';

interface InlineScriptProps extends Partial<Record<`data-${string}`, string>> {
  code: string;
  type?: 'speculationrules';
}

export function InlineScript({ code, ...attributes }: InlineScriptProps) {
  usePage().inline.scripts.push(code);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: code }} />;
}

export function InlineStyle({ code }: { code: string }) {
  usePage().inline.styles.push(code);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  return <style dangerouslySetInnerHTML={{ __html: code }} />;
}
