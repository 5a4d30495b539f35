import { request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The raw response bytes, which `fetch` would decode. */
export function getRaw(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return requestRaw(url, { headers });
}

/** The same for any method. `fetch` would also add headers to a conditional request. */
export function requestRaw(
  url: string,
  {
    method = 'GET',
    headers = {},
  }: { method?: string; headers?: Record<string, string> | undefined },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}
