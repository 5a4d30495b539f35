import builtTheme from 'virtual:built-theme';
import { islands } from 'virtual:islands';
import type { ReactNode } from 'react';
import { InlineScript, InlineStyle } from '#app/inline-code.tsx';
import { useArt, useCopy, usePack } from '#app/pack-context.ts';
import {
  directionOf,
  FIRST_LANGUAGE,
  type LanguageCode,
  MESSAGES_ID,
} from '#contract/languages.ts';
import { isJoined } from '#contract/scripts.ts';
import type { PageHead } from './document-head.ts';
import { Frame } from './frame.tsx';
import type { MetaTag } from './metadata.ts';
import { type Page, PageContext } from './page-context.ts';
import { NotFoundPanel } from './routes/fallback/not-found-panel.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header/header.tsx';
import type { ShellHtml } from './shell/shell-html.tsx';
import { SpeculationRules } from './shell/speculation-rules.tsx';
import { scriptJson } from './structured-data/json-ld-node.ts';
import { BrandFonts } from './styles/brand-fonts.tsx';
import { FirstScreenEnd } from './styles/first-screen-end.tsx';
import { FailedPanel } from './ui/panels/failed-panel.tsx';

/**
 * Resolves after the first contentful paint. A browser that reports no paints, such as Tor's,
 * counts as painted a second after the page is loaded and visible.
 */
const PAINTED_CODE = `var painted=new Promise(done=>{
for(const type of['load','visibilitychange'])addEventListener(type,()=>setTimeout(()=>document.hidden||done(),999));
new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint')[0]&&done()).observe({type:'paint',buffered:true})})`;

/** Defines the global promise `painted`, for scripts that must not delay the first paint. */
const Painted = () => <InlineScript code={PAINTED_CODE} />;

interface DocumentProps {
  page: Page;
  head: PageHead;
  shell: ShellHtml;
  /** The page does not exist; any other failure shows an error. */
  isMissing: boolean;
  /** The page; null or undefined if it failed. */
  children: ReactNode;
}

/** The whole document: its head, and the page between header and footer. */
export function Document({ page, head, shell, isMissing, children }: DocumentProps) {
  const { code, tag, t } = usePack().locale;
  const { logo, footer } = useArt();
  const site = useCopy('site');
  const { handle, hasFailed } = page;
  // The panels for failed and missing pages have a light background.
  const theme = hasFailed ? undefined : handle.headerTheme;
  return (
    <PageContext value={page}>
      <html lang={tag} {...scriptAttributes(code)}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {/* Before any style, so that a dark window is never white. */}
          <meta name="color-scheme" content="light dark" />
          <Styles />
          <PackTheme />
          <BrandFonts />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href={logo.icon} type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
          <link rel="manifest" href="/site.webmanifest" />
          {site.appColors.dark && (
            <meta
              name="theme-color"
              media="(prefers-color-scheme: dark)"
              content={site.appColors.dark}
            />
          )}
          <meta name="theme-color" content={site.appColors.theme} />
          <MetaTags tags={head.tags} />
          {handle.redirectsTo && (
            <noscript>
              <meta httpEquiv="refresh" content={`0; url=${handle.redirectsTo}`} />
            </noscript>
          )}
          <ShareElements />
          {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
          <Painted />
          <IslandLoader />
          <JsonLd nodes={head.nodes} />
        </head>
        <body>
          <a
            href="#main"
            className="absolute start-4 top-2 z-50 -translate-y-[150%] rounded-full bg-ink px-5 py-3 font-medium text-white focus:translate-y-0"
          >
            {t('Skip to content')}
          </a>
          <Header theme={theme} html={shell.header} />
          <main
            id="main"
            tabIndex={-1}
            className={`outline-none ${footer?.edge ? '' : '[--footer-edge:2rem]'}`.trimEnd()}
          >
            {children ?? (isMissing ? <NotFoundPanel /> : <FailedPanel />)}
          </main>
          {/* For pages without their own. */}
          <FirstScreenEnd />
          <Footer html={shell.footer} />
          <Frame />
          <Messages />
          <SpeculationRules />
        </body>
      </html>
    </PageContext>
  );
}

/** The direction of a language, and classes that select the font and spacing of its script. */
function scriptAttributes(code: LanguageCode): { className?: string; dir?: 'rtl' } {
  if (code === FIRST_LANGUAGE) return {};
  const className = isJoined(code) ? `${code} joined` : code;
  return directionOf(code) === 'rtl' ? { className, dir: 'rtl' } : { className };
}

/** Translations of the messages that are in the code, for scripts of a page in another language. */
function Messages() {
  const pack = usePack();
  if (pack.language.code === FIRST_LANGUAGE) return null;
  const __html = scriptJson(pack.language.messages);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
  return <script id={MESSAGES_ID} type="application/json" dangerouslySetInnerHTML={{ __html }} />;
}

function JsonLd({ nodes }: Pick<PageHead, 'nodes'>) {
  if (nodes.length === 0) return null;
  const __html = scriptJson({ '@context': 'https://schema.org', '@graph': nodes });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

/** Comes before all islands, so that it sees early actions: see `loader.ts`. */
function IslandLoader() {
  const code = islands.inline['islands/loader.ts'];
  return code ? (
    <InlineScript code={code} />
  ) : (
    <script type="module" src="/app/islands/loader.ts" />
  );
}

/** The title, the `<meta>` and `<link>` elements of a page. */
function MetaTags({ tags }: { tags: readonly MetaTag[] }) {
  return tags.map((tag) => {
    if (!('rel' in tag) && 'title' in tag) return <title key="title">{tag.title}</title>;
    const key = JSON.stringify(tag);
    return 'rel' in tag ? <link key={key} {...tag} /> : <meta key={key} {...tag} />;
  });
}

/** The pack's own icons, and its colors and fonts if the style sheet was built with others. */
function PackTheme() {
  const { digest, css, icons } = usePack().theme;
  const code = (digest === builtTheme ? '' : css) + icons;
  return code && <InlineStyle code={code} />;
}

/** In the head, so that elements are named before the page is shown. */
function ShareElements() {
  const code = islands.inline['ui/navigation/share-elements.ts'];
  return code && <InlineScript code={code} />;
}

/** Replaced by the styles of the first screen, which are known once it is rendered. */
const STYLES_PLACEHOLDER = '<style></style>';

/** In the head, so that the first paint waits for no other file. */
export const Styles = () => <style />;

/** The first such element is the placeholder, because text from others has its `<` escaped. */
export const withStyles = (html: string, styles: string) =>
  html.replace(STYLES_PLACEHOLDER, () => `<style>${styles}</style>`);
