/**
 * Renders a page of a preview.
 *
 * A preview needs nothing in the site's code. Its modules are marked before the site is opened
 * (`markedPack`, once for each state of the pack), answers of the API when the page reads them
 * (`markedApi`), and the marks are resolved in the finished document (`resolveMarks`). So a page
 * comes from the same program, in the same render thread, as for visitors:
 *
 *     const preview = await openPreview(modules, source);
 *     const open = await renderThread.open(preview.modules);
 *     const page = await preview.renderPage((api) => open.site.render(request, api, report), api);
 *
 * What the document decides by its content, such as the styles of the first screen, ids of headings
 * and hashes of inline code, has no marks in it: the styles depend on names of elements and classes
 * only, and inline code is no copy.
 */
import type { PublicApi } from '#contract/public-api.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import type { PackSource } from '#domain/content/pack-files/index.ts';
import { FieldMarks } from './field-marks.ts';
import { markedApi } from './marked-answer.ts';
import { markedPack } from './marked-pack.ts';
import { type ResolvedPage, resolveMarks } from './resolve-marks.ts';
import { writtenFiles } from './written-files.ts';

export interface Preview {
  /** Opened as a site by `openSite` or by the render thread. */
  modules: SiteModules;
  marks: FieldMarks;
  /** @param render renders a page of the opened modules with this API */
  renderPage<Page extends RenderedDocument>(
    render: (api: PublicApi) => Promise<Page>,
    api: PublicApi,
  ): Promise<Page & ResolvedPage>;
}

/** A page as `openSite` renders it, or as the render thread sends it. */
type RenderedDocument = { html: string } | { bytes: Uint8Array };

/** @param source where the modules were read from */
export async function openPreview(modules: SiteModules, source: PackSource): Promise<Preview> {
  const written = await writtenFiles(source, modules);
  const marks = new FieldMarks();
  return {
    modules: await markedPack(modules, marks, written),
    marks,
    async renderPage(render, api) {
      const page = await render(markedApi(api, marks, written));
      const html = 'html' in page ? page.html : new TextDecoder().decode(page.bytes);
      return { ...page, ...resolveMarks(html, marks) };
    },
  };
}
