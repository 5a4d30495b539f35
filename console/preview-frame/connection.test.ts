/** Both ends of the connection between the console and the frame of a preview. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromFrame, ToFrame } from '#contract/preview-messages.ts';
import { connectFrame, FRAME_TIMEOUT, type FrameConnection } from './connect-frame.ts';
import { listenForConsole } from './console-connection.ts';

const ORIGIN = 'https://example.com';

/** A window in a frame. Node has ports and events, but no windows. */
class FrameWindow extends EventTarget {
  readonly location = { origin: ORIGIN };
  readonly parent = {};
  /** Posts as the parent does, unless the test names another origin or window. */
  post(data: unknown, ports: readonly MessagePort[], from: object = {}): void {
    const event = new Event('message');
    this.dispatchEvent(
      Object.assign(event, { data, ports, origin: ORIGIN, source: this.parent, ...from }),
    );
  }
}

let frame: FrameWindow;
let received: ToFrame[];
let send: (message: FromFrame) => void;
let opened: FrameConnection[];
beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN });
  frame = new FrameWindow();
  received = [];
  opened = [];
  send = listenForConsole(frame as unknown as Window, (message) => received.push(message));
});
afterEach(() => {
  for (const { close } of opened) close();
  vi.useRealTimers();
});

/** Connects as the console does; `from` changes what the frame sees of the sender. */
function connect(from: object = {}) {
  const messages: FromFrame[] = [];
  const fail = vi.fn();
  const contentWindow = {
    postMessage(data: unknown, origin: string, ports: MessagePort[]) {
      expect(origin).toBe(ORIGIN);
      frame.post(data, ports, from);
    },
  };
  const connection = connectFrame({ contentWindow } as unknown as HTMLIFrameElement, '/about?a=b', {
    receive: (message) => messages.push(message),
    fail,
  });
  opened.push(connection);
  return { connection, messages, fail };
}

test('the frame answers ready, and messages go both ways', async () => {
  const { connection, messages } = connect();
  await expect.poll(() => messages).toEqual([{ type: 'ready' }]);
  expect(received).toEqual([{ type: 'connect', page: '/about?a=b' }]);
  connection.send({ type: 'set', field: 'a.yaml#b', text: 'B' });
  await expect.poll(() => received.at(-1)).toEqual({ type: 'set', field: 'a.yaml#b', text: 'B' });
  send({ type: 'navigate', path: '/contact' });
  await expect.poll(() => messages.at(-1)).toEqual({ type: 'navigate', path: '/contact' });
});

test('a later connection replaces the earlier one', async () => {
  const first = connect();
  const second = connect();
  await expect.poll(() => second.messages).toEqual([{ type: 'ready' }]);
  send({ type: 'navigate', path: '/' });
  await expect.poll(() => second.messages).toHaveLength(2);
  expect(first.messages.filter(({ type }) => type === 'navigate')).toEqual([]);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: {} }],
  ['a message without a port', { ports: [] }],
  ['an invalid message', { data: { type: 'connect' } }],
])('the frame ignores %s, and the console notices', (_sender, from) => {
  vi.useFakeTimers();
  const { fail } = connect(from);
  expect(received).toEqual([]);
  vi.advanceTimersByTime(FRAME_TIMEOUT);
  expect(fail).toHaveBeenCalledOnce();
});

test('the frame ignores invalid messages and a second connect on the port', async () => {
  const { connection, messages } = connect();
  await expect.poll(() => messages).toHaveLength(1);
  const sendAny = connection.send as (message: unknown) => void;
  for (const message of [null, { type: 'else' }, { type: 'connect', page: '/' }]) sendAny(message);
  connection.send({ type: 'highlight', field: '' });
  await expect.poll(() => received).toHaveLength(2);
  expect(received.at(-1)).toEqual({ type: 'highlight', field: '' });
});

test('nothing is sent before the connection', () => {
  expect(() => send({ type: 'ready' })).not.toThrow();
});
