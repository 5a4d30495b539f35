/** A site in all its languages: a thread for the first, and for each other one from its first page on. */
import type { PackModules } from '#app/pack.ts';
import { FIRST_LANGUAGE, languageOfPath, type SecondLanguage } from '#contract/languages.ts';
import { languagesOf, translatedPack } from '#contract/translated-pack.ts';
import type { Site } from './built-site.ts';
import { type RenderThread, startRenderThread } from './render-thread.ts';

/** @throws SiteUnusable, as where the pack lacks what the pages show */
export async function startSiteThreads(pack: PackModules): Promise<RenderThread> {
  const first = await startRenderThread(translatedPack(pack, FIRST_LANGUAGE));
  const second = languagesOf(pack);
  const started = new Map<SecondLanguage, Promise<RenderThread>>();
  let isRetired = false;

  /** Undefined for pages of the first language, and for what is no page. */
  function otherLanguageOf(path: string): SecondLanguage | undefined {
    const code = second.find((code) => code === languageOfPath(path));
    return code && first.site.routeOf(path) ? code : undefined;
  }

  function threadOf(code: SecondLanguage): Promise<RenderThread> {
    const known = started.get(code);
    if (known) return known;
    const thread = startRenderThread(translatedPack(pack, code));
    started.set(code, thread);
    thread.then(
      (own) => isRetired && own.retire(),
      // The next page tries again.
      () => started.delete(code),
    );
    return thread;
  }

  const render: Site['render'] = async (request, api, report) => {
    const code = otherLanguageOf(new URL(request.url).pathname);
    const thread = code === undefined ? first : await threadOf(code);
    return thread.site.render(request, api, report);
  };
  const each = (act: (thread: RenderThread) => void) => {
    isRetired = true;
    act(first);
    for (const thread of started.values()) thread.then(act, () => undefined);
  };
  return {
    site: { ...first.site, render },
    retire: () => each((thread) => thread.retire()),
    close: async () => {
      isRetired = true;
      const others = await Promise.allSettled(started.values());
      const running = others.flatMap((other) => (other.status === 'fulfilled' ? other.value : []));
      await Promise.all([first, ...running].map((thread) => thread.close()));
    },
  };
}
