/**
 * WebKitGTK, driven by its own WebDriver: Playwright's protocol needs a patched WebKit. It has no
 * headless mode, so it runs on a virtual display.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '#tests/free-port.ts';
import { type Site, serveSite } from '#tests/journeys/site.ts';

interface Webkit {
  /** URL of the driver. */
  driver: string;
}

export const test = base.extend<object, { site: Site; webkit: Webkit; window: WebDriver }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    ({}, use) => serveSite(use),
    { scope: 'worker' },
  ],

  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const screen = spawn(
        process.env.XVFB_PATH ?? 'Xvfb',
        [...['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp']],
        { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
      );
      const display = await firstLine(screen);
      const port = await freePort();
      const driver = spawn(
        process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver',
        [`--port=${port}`],
        {
          env: { ...process.env, DISPLAY: `:${display}` },
          stdio: 'ignore',
        },
      );
      await use({ driver: `http://127.0.0.1:${port}` });
      await end(driver);
      await end(screen);
    },
    { scope: 'worker' },
  ],

  /** One window for all tests: WebKit's driver does not always answer when a second one opens. */
  window: [
    async ({ webkit }, use) => {
      await expect
        .poll(() =>
          fetch(`${webkit.driver}/status`).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true);
      const window = await new Builder()
        .usingServer(webkit.driver)
        .withCapabilities({ browserName: 'MiniBrowser', acceptInsecureCerts: true })
        .build();
      await window.manage().window().setRect({ x: 0, y: 0, width: 1400, height: 1000 });
      await use(window);
      await window.quit();
    },
    { scope: 'worker' },
  ],
});

export const expect = test.expect;

/** Reads the display number, which Xvfb writes to file descriptor 3. */
async function firstLine(screen: ChildProcess): Promise<string> {
  const output = screen.stdio[3] as NodeJS.ReadableStream;
  const [line] = (await once(createInterface({ input: output }), 'line')) as [string];
  return line;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
