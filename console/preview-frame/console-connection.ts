/** The frame's end of the connection with the console. */
import { type FromFrame, type ToFrame, toFrameMessage } from '#contract/preview-messages.ts';

/**
 * Waits for the console, which posts `connect` with a port to the frame's window once the frame has
 * loaded, and answers `ready`. A later `connect` replaces the port.
 * @param receive gets all valid messages, also `connect`
 * @returns sends a message, or drops it before the connection
 */
export function listenForConsole(
  frame: Window,
  receive: (message: ToFrame) => void,
): (message: FromFrame) => void {
  let port: MessagePort | undefined;
  frame.addEventListener('message', ({ origin, source, data, ports }: MessageEvent<unknown>) => {
    const message = toFrameMessage(data);
    const [newPort] = ports;
    // Another site could post too, if the document were ever shown in its frame.
    if (origin !== frame.location.origin || source !== frame.parent) return;
    if (message?.type !== 'connect' || !newPort) return;
    port?.close();
    port = newPort;
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const next = toFrameMessage(data);
      if (next && next.type !== 'connect') receive(next);
    };
    receive(message);
    port.postMessage({ type: 'ready' } satisfies FromFrame);
  });
  return (message) => port?.postMessage(message);
}
