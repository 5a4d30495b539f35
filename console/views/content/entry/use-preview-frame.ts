/** The connection with the frame of a preview. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { connectFrame, type FrameConnection } from '#console/preview-frame/connect-frame.ts';
import { fieldName } from '#contract/preview.ts';
import type { FromFrame, PageTarget, PageTool } from '#contract/preview-messages.ts';
import { baseOf } from './apply-change.ts';
import type { Snapshot } from './draft-saver.ts';
import type { PageTools } from './use-page-tools.ts';

interface FrameOptions {
  url: string;
  /** Path of the shown page, for its relative links. */
  path: string;
  snapshot: Snapshot;
  onOpen: (field: string, source?: string) => void;
  onNavigate: (path: string) => void;
  tools: PageTools;
  /** The form is loaded, without which there are no tools. */
  hasForm: boolean;
}

/** Milliseconds of quiet after a save before the page is rendered again. */
const QUIET = 300;

interface FrameState {
  url: string;
  /** Of the draft and of what is live. */
  version: string;
  name: 'connected' | 'failed';
}

interface Frame {
  frame: RefObject<HTMLIFrameElement | null>;
  isConnected: boolean;
  hasFailed: boolean;
}

export function usePreviewFrame(options: FrameOptions): Frame {
  const { url, path, snapshot } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection>(undefined);
  const latest = useRef(options);
  latest.current = options;
  /** Of the frame with this URL and version; undefined while it is loaded. */
  const [state, setState] = useState<FrameState>();
  const { draftVersion, publishedVersion } = snapshot.entry;
  const version = `${draftVersion}/${publishedVersion}`;
  const shownVersion = useRef(version);
  shownVersion.current = version;

  const receive = useFrameMessages(frame, connection, latest);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another URL is another frame
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const connect = () => {
      connection.current?.close();
      setState(undefined);
      const loaded = { url, version: shownVersion.current };
      connection.current = connectFrame(element, path, {
        receive: (message) => {
          if (message.type === 'ready') setState({ ...loaded, name: 'connected' });
          receive(message);
        },
        fail: () => setState({ ...loaded, name: 'failed' }),
      });
    };
    element.addEventListener('load', connect);
    return () => {
      element.removeEventListener('load', connect);
      connection.current?.close();
    };
  }, [url, path]);

  useTypedText(connection, snapshot);
  useFreshPage(frame, version);
  const name = state?.url === url ? state.name : undefined;
  // A page that could not be shown is about to be loaded again when the draft has changed.
  const hasFailed = name === 'failed' && state?.version === version;
  return { frame, isConnected: name === 'connected', hasFailed };
}

type Connection = RefObject<FrameConnection | undefined>;

/** What the frame reports. It offers what the tools allow, and asks before it changes anything. */
function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  connection: Connection,
  latest: RefObject<FrameOptions>,
): (message: FromFrame) => void {
  /** The tool that was used last, with the field that is at its place now. */
  const used = useRef<{ field: string; tool: PageTool }>(undefined);
  const pointed = useRef<PageTarget>(undefined);
  const { hasForm } = latest.current;
  function offer(target: PageTarget) {
    const [field = ''] = target.fields;
    const groups = latest.current.tools.groupsAt(target);
    connection.current?.send({ type: 'tools', field, groups });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form may arrive after the pointer
  useEffect(() => {
    if (hasForm && pointed.current) offer(pointed.current);
  }, [hasForm]);
  function use(tool: PageTool, target: PageTarget) {
    const field = latest.current.tools.use(tool, target);
    used.current = field === undefined ? undefined : { field, tool };
    connection.current?.send({ type: 'highlight', field: '', ...used.current });
  }
  return (message) => {
    const { onOpen, onNavigate } = latest.current;
    // The page was rendered again. Someone who types in the form by now keeps the focus.
    if (message.type === 'ready' && used.current && document.activeElement === frame.current) {
      connection.current?.send({ type: 'highlight', ...used.current });
    }
    const isDone = latest.current.snapshot.state.name === 'saved';
    if (message.type === 'open' || (message.type === 'ready' && isDone)) used.current = undefined;
    if (message.type === 'open') {
      // In WebKit, keys still go to the frame after an element outside of it has the focus.
      window.focus();
      onOpen(message.field, message.source);
    }
    if (message.type === 'navigate' && message.path.startsWith('/')) onNavigate(message.path);
    if (message.type === 'use') use(message.tool, message.target);
    if (message.type === 'point') {
      pointed.current = message.target;
      offer(message.target);
    }
  };
}

/** Shows a typed text in the page immediately, before the server has rendered it. */
function useTypedText(connection: Connection, snapshot: Snapshot): void {
  const shown = useRef(snapshot.data);
  useEffect(() => {
    const { entry, data, body } = snapshot;
    for (const path of changedTexts(shown.current, data)) {
      const text = baseOf({ data, body }, { op: 'unset', path });
      if (typeof text !== 'string') continue;
      connection.current?.send({ type: 'set', field: fieldName(entry.file, path), text });
    }
    shown.current = data;
  }, [connection, snapshot]);
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
function useFreshPage(frame: RefObject<HTMLIFrameElement | null>, version: string): void {
  const shown = useRef(version);
  useEffect(() => {
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
  }, [frame, version]);
}
