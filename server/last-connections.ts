/**
 * The system resets connections that it has set up and this process has not taken yet when it stops
 * listening. So requests are held back for a moment first: clients that wait for an answer open no new
 * connections, and after a turn of the event loop without one nobody stands in the system's queue.
 */
import type { RequestListener, Server } from 'node:http';

/** Milliseconds for a turn without a new connection; then listening ends all the same. */
const LATEST = 250;

/** Milliseconds until the first process of `node:cluster`, which listens for its workers, has closed too. */
const AFTERWARDS = 50;

export interface LastConnections {
  /** Begins requests as they come, and in the moment before listening ends all of them afterwards. */
  heldBack(begin: RequestListener): RequestListener;
  /** From now on the server closes in this way. */
  watch(server: Server): void;
}

export function createLastConnections(): LastConnections {
  let held: (() => void)[] | undefined;

  const release = () => {
    const begin = held ?? [];
    held = undefined;
    for (const go of begin) go();
  };

  function closeWhenQuiet(server: Server, close: () => void): void {
    const latest = performance.now() + LATEST;
    let hasArrived = true;
    const note = () => {
      hasArrived = true;
    };
    const look = () => {
      if (hasArrived && performance.now() < latest) {
        hasArrived = false;
        setImmediate(look);
        return;
      }
      server.off('connection', note);
      close();
      setTimeout(release, AFTERWARDS);
    };
    held = [];
    server.on('connection', note);
    setImmediate(look);
  }

  return {
    heldBack: (begin) => (request, response) => {
      if (held) held.push(() => begin(request, response));
      else begin(request, response);
    },
    watch: (server) => {
      const close = server.close.bind(server);
      server.close = (done) => {
        if (server.listening) closeWhenQuiet(server, () => close(done));
        else close(done);
        return server;
      };
    },
  };
}
