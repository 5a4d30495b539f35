/** Visitors who read pages and send forms over connections that they keep, like browsers. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { API_PREFIX } from '#contract/public/http.ts';
import { MESSAGE } from '#tests/contact-message.ts';

export interface Answer {
  /** 0 if there was none. */
  status: number;
  /** The id of a stored form, or the error if there was no answer. */
  text: string;
  /** Milliseconds. */
  took: number;
}

export interface VisitedSite {
  get: (path: string) => Promise<Answer>;
  /** @param key the form is stored once for each */
  post: (key?: string) => Promise<Answer>;
  close: () => void;
}

/** @param connections maximum number of them */
export function visit(origin: string, connections: number): VisitedSite {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<Answer>((resolve) => {
      const start = performance.now();
      const finish = (status: number, text: string) =>
        resolve({ status, text, took: performance.now() - start });
      const sent = request(origin + path, { agent, headers, method: body ? 'POST' : 'GET' });
      sent.setTimeout(30_000, () => sent.destroy(new Error('no answer in 30 seconds')));
      sent.on('error', ({ message }) => finish(0, message));
      sent.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('error', ({ message }) => finish(0, message));
        response.on('end', () => finish(response.statusCode ?? 0, text));
      });
      sent.end(body);
    });
  return {
    get: (path) => send(path, {}),
    post: async (key = randomUUID()) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const answer = await send(`${API_PREFIX}/contact`, headers, JSON.stringify(MESSAGE));
      if (answer.status !== 201) return answer;
      return { ...answer, text: (JSON.parse(answer.text) as { data: { id: string } }).data.id };
    },
    close: () => agent.destroy(),
  };
}
