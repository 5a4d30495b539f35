import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * Begins one request in each turn of the event loop. Where hundreds arrive together, a cached page
 * then waits for the first step of one of them and not for that of all.
 */
export function spreadRequests(begin: RequestListener): RequestListener {
  const waiting: [IncomingMessage, ServerResponse][] = [];
  let isTurnTaken = false;

  const nextTurn = () => {
    let next = waiting.shift();
    // Its client has gone.
    while (next?.[1].closed) next = waiting.shift();
    isTurnTaken = next !== undefined;
    if (!next) return;
    setImmediate(nextTurn);
    begin(...next);
  };

  return (request, response) => {
    if (isTurnTaken) {
      waiting.push([request, response]);
      return;
    }
    isTurnTaken = true;
    setImmediate(nextTurn);
    begin(request, response);
  };
}
