#!/usr/bin/env node
// @ts-check
// Starts a stock Firefox for Playwright, which controls it by WebDriver BiDi, and relays between
// the two. Commands that Firefox does not support yet, and that no journey needs there, are
// answered here.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Playwright sends it for every page, even without any emulation. */
const UNKNOWN = new Set(['emulation.setMediaFeaturesOverride']);
const READY = 'WebDriver BiDi listening on ';

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.on('exit', (status) => process.exit(status ?? 1));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.on(signal, () => firefox.kill(signal));
}

createInterface({ input: firefox.stderr }).on('line', (line) => {
  if (line.startsWith(READY)) listen(line.slice(READY.length));
  else console.error(line);
});

/** @param {string} url of Firefox's own socket */
function listen(url) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    // Playwright waits for this line.
    console.error(`${READY}ws://127.0.0.1:${port}`);
  });
  server.on('connection', (playwright, request) => {
    const browser = new WebSocket(url + request.url);
    playwright.pause();
    browser.on('open', () => playwright.resume());
    playwright.on('message', (data) => {
      const { id, method } = JSON.parse(String(data));
      if (UNKNOWN.has(method)) {
        playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      } else browser.send(String(data));
    });
    browser.on('message', (data) => playwright.send(String(data)));
    playwright.on('close', () => browser.close());
    browser.on('close', () => playwright.close());
    // Closing the socket informs the other side.
    for (const socket of [playwright, browser]) socket.on('error', () => socket.terminate());
  });
}
