/** The console's end of the connection with the frame of a preview. */
import { type FromFrame, fromFrameMessage, type ToFrame } from '#contract/preview-messages.ts';

/** Milliseconds after which a frame without an answer counts as broken. */
export const FRAME_TIMEOUT = 2000;

export interface FrameConnection {
  send(message: Exclude<ToFrame, { type: 'connect' }>): void;
  close(): void;
}

interface Listener {
  /** The first message is `ready`. */
  receive(message: FromFrame): void;
  /** The frame has not answered: its script is missing or was refused. */
  fail(): void;
}

/**
 * Connects with the document in a frame. Call it on each `load` event of the frame, since each
 * document has another script.
 * @param page path of the shown page with its query
 */
export function connectFrame(
  frame: HTMLIFrameElement,
  page: string,
  { receive, fail }: Listener,
): FrameConnection {
  const { port1: port, port2: framePort } = new MessageChannel();
  const timeout = setTimeout(fail, FRAME_TIMEOUT);
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = fromFrameMessage(data);
    if (!message) return;
    if (message.type === 'ready') clearTimeout(timeout);
    receive(message);
  };
  const connect: ToFrame = { type: 'connect', page };
  frame.contentWindow?.postMessage(connect, location.origin, [framePort]);
  return {
    send: (message) => port.postMessage(message),
    close() {
      clearTimeout(timeout);
      port.close();
    },
  };
}
