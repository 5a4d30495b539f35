/** Builds and serves the page of the editor, with the document and the policy of the console. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { test as base, type JSHandle, type Locator, type Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { build, type Rolldown } from 'vite';
import { consoleDocument } from '#server/console/console-document.ts';
import { PACK } from '#tests/pack.ts';
import type { EditorSetup, OpenedEditor } from './opened-editor.ts';

type Files = ReadonlyMap<string, string | Uint8Array>;

async function buildFiles(): Promise<{ files: Files; script: string; style: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    plugins: [tailwindcss({ optimize: false })],
    resolve: { alias: { '@content': resolve(PACK) } },
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssTarget: ['chrome123'],
      minify: false,
      rolldownOptions: {
        input: resolve('tests/journeys/editor/page.tsx'),
        checks: { moduleLevelDirective: false, bundlerTimings: false },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const all = outputs.flatMap(({ output }) => output);
  const files = new Map(
    all.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
  const script = all.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
  const style = all.find(({ fileName }) => fileName.endsWith('.css'))?.fileName ?? '';
  return { files, script, style };
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** Serves the page on a free port until `use` resolves. */
export async function serveEditor(use: (origin: string) => Promise<void>): Promise<void> {
  const { files, script, style } = await buildFiles();
  const { html, policy } = consoleDocument({
    settings: {
      path: '',
      brand: { name: 'Tarn', mark: '', markLight: '' },
      isDemo: false,
      passkeys: false,
      singleSignOn: false,
    },
    files: { script, imports: [], style, theme: '' },
    theme: { digest: '', fonts: '', css: '', preloads: [], icons: '' },
  });
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url.slice(1));
    const type = TYPES[url.split('.').at(-1) ?? ''];
    if (file === undefined && url !== '/') return response.writeHead(404).end();
    response.setHeader('content-type', file === undefined ? 'text/html' : (type ?? ''));
    response.setHeader('content-security-policy', policy);
    return response.end(file ?? html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await use(`http://127.0.0.1:${port}/`);
  await new Promise((closed) => server.close(closed));
}

type Editor = JSHandle<OpenedEditor>;

/** Opens the page with a text, and waits for the editor. */
export async function openEditor(page: Page, origin: string, setup: EditorSetup): Promise<Editor> {
  await page.goto(origin);
  const editor = await page.evaluateHandle(
    () => (globalThis as unknown as { editor: OpenedEditor }).editor,
  );
  await editor.evaluate(({ open }, first) => open(first), setup);
  return editor;
}

interface Fixtures {
  openText: (setup: EditorSetup | string) => Promise<Editor>;
  /** The text in the page's editor or in the field for plain text. */
  text: Locator;
  cleanPage: undefined;
}

export const test = base.extend<Fixtures, { editorOrigin: string }>({
  editorOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    ({}, use) => serveEditor(use),
    { scope: 'worker' },
  ],
  openText: ({ page, editorOrigin }, use) =>
    use((setup) =>
      openEditor(page, editorOrigin, typeof setup === 'string' ? { value: setup } : setup),
    ),
  text: ({ page }, use) => use(page.getByRole('textbox', { name: 'Text' })),

  /** Fails the test on errors and on violations of the console's policy. */
  cleanPage: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        // Pictures that this page does not have, and files that a test holds back.
        if (!/404|ERR_FAILED/.test(message.text())) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;
