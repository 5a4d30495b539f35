/**
 * A real HTTP server that receives CRM records, verifies their signature, and can be down or reject
 * them.
 */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export const WEBHOOK_SECRET = 'whsec_c2V0dSBzaXRlIHRlc3Qgc2VjcmV0IG9mIDI0Kw==';

export interface ReceivedCrmRecord {
  /** `webhook-id`. */
  id: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export interface CrmReceiver {
  url: string;
  received: ReceivedCrmRecord[];
  /** Sets the response to all further requests; 200 accepts records. */
  answer: (status: number, headers?: Record<string, string>, body?: string) => void;
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
}

/** @param isCsrfExempt whether requests need a valid signature */
export async function startCrmReceiver({ isSigned = true } = {}): Promise<CrmReceiver> {
  const received: ReceivedCrmRecord[] = [];
  const webhook = new Webhook(WEBHOOK_SECRET);
  let status = 200;
  let extra: Record<string, string> = {};
  let responseText = '';
  let server: Server;
  let port = 0;

  const listen = async () => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { headers, url: path = '' } = request;
      try {
        if (isSigned) webhook.verify(body, headers as Record<string, string>);
      } catch {
        response.writeHead(401).end();
        return;
      }
      if (status === 200) {
        received.push({ id: String(headers['webhook-id']), path, headers, body: JSON.parse(body) });
      }
      response.writeHead(status, extra).end(responseText);
    });
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
    port = (server.address() as AddressInfo).port;
  };
  const close = () =>
    new Promise<void>((ended) => {
      server.close(() => ended());
      server.closeAllConnections();
    });

  await listen();
  return {
    url: `http://127.0.0.1:${port}/records`,
    received,
    answer: (next, headers = {}, body = '') => {
      status = next;
      extra = headers;
      responseText = body;
    },
    goDown: close,
    comeBack: listen,
  };
}
