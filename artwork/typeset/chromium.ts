import { type Browser, chromium } from '@playwright/test';

/** The browser of the journeys. It sets type better than an SVG renderer. */
export async function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Containers run this as root, which Chromium's sandbox refuses.
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--font-render-hinting=none',
    ],
  });
}
