/** The connection with the frame of a preview. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FromFrame, ToFrame } from '#contract/preview.ts';
import { fieldName } from '#contract/preview.ts';
import { baseOf } from './apply-change.ts';
import type { Snapshot } from './draft-saver.ts';

interface FrameOptions {
  url: string;
  /** Path of the shown page, for its relative links. */
  path: string;
  snapshot: Snapshot;
  onOpen: (field: string, source?: string) => void;
  onNavigate: (path: string) => void;
}

/** Milliseconds within which the frame must answer. */
const HANDSHAKE = 2000;

/** Milliseconds of quiet after a save before the page is rendered again. */
const QUIET = 300;

interface Frame {
  frame: RefObject<HTMLIFrameElement | null>;
  isConnected: boolean;
  hasFailed: boolean;
}

export function usePreviewFrame(options: FrameOptions): Frame {
  const { url, path, snapshot } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useRef<MessagePort>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const [state, setState] = useState<'waiting' | 'connected' | 'failed'>('waiting');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another URL is another frame
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const connect = () => {
      port.current?.close();
      const channel = new MessageChannel();
      port.current = channel.port1;
      setState('waiting');
      const timer = setTimeout(() => setState('failed'), HANDSHAKE);
      channel.port1.onmessage = ({ data }: MessageEvent<FromFrame>) => {
        if (data.type === 'ready') {
          clearTimeout(timer);
          setState('connected');
        }
        if (data.type === 'open') latest.current.onOpen(data.field, data.source);
        if (data.type === 'navigate' && data.path.startsWith('/')) {
          latest.current.onNavigate(data.path);
        }
      };
      const message: ToFrame = { type: 'connect', page: path };
      element.contentWindow?.postMessage(message, location.origin, [channel.port2]);
    };
    element.addEventListener('load', connect);
    return () => {
      element.removeEventListener('load', connect);
      port.current?.close();
    };
  }, [url, path]);

  useTypedText(port, snapshot);
  useFreshPage(frame, snapshot.entry.draftVersion, snapshot.entry.publishedVersion);
  return { frame, isConnected: state === 'connected', hasFailed: state === 'failed' };
}

/** Shows a typed text in the page immediately, before the server has rendered it. */
function useTypedText(port: RefObject<MessagePort | undefined>, snapshot: Snapshot): void {
  const shown = useRef(snapshot.data);
  useEffect(() => {
    const { entry, data, body } = snapshot;
    for (const path of changedTexts(shown.current, data)) {
      const text = baseOf({ data, body }, { op: 'unset', path });
      if (typeof text !== 'string') continue;
      const message: ToFrame = { type: 'set', field: fieldName(entry.file, path), text };
      port.current?.postMessage(message);
    }
    shown.current = data;
  }, [port, snapshot]);
}

/** Paths of the strings that differ. Unchanged parts are the same objects. */
function changedTexts(
  before: unknown,
  after: unknown,
  path: (string | number)[] = [],
): (string | number)[][] {
  if (before === after) return [];
  if (typeof after === 'string') return [path];
  if (typeof after !== 'object' || after === null) return [];
  return Object.entries(after).flatMap(([key, value]) => {
    const step = Array.isArray(after) ? Number(key) : key;
    const previous = (before as Record<string, unknown> | null | undefined)?.[key];
    return changedTexts(previous, value, [...path, step]);
  });
}

/** Loads the page again at its position when the draft has changed on the server. */
function useFreshPage(
  frame: RefObject<HTMLIFrameElement | null>,
  draftVersion: number,
  publishedVersion: number | null,
): void {
  const shown = useRef(`${draftVersion}/${publishedVersion}`);
  useEffect(() => {
    const version = `${draftVersion}/${publishedVersion}`;
    if (shown.current === version) return;
    const timer = setTimeout(() => {
      shown.current = version;
      const view = frame.current?.contentWindow;
      if (!view) return;
      const { scrollY } = view;
      const restore = () =>
        frame.current?.contentWindow?.scrollTo({ top: scrollY, behavior: 'instant' });
      frame.current?.addEventListener('load', restore, { once: true });
      view.location.reload();
    }, QUIET);
    return () => clearTimeout(timer);
  }, [frame, draftVersion, publishedVersion]);
}
