/** Bytes of a response, far more than any provider's keys or tokens have. */
const MAX_BYTES = 256 * 1024;

/** Like `fetch`, but without following redirects, and with a limit of what a response may take. */
export async function boundedFetch(url: string, options: object): Promise<Response> {
  const response = await fetch(url, { ...options, redirect: 'manual' });
  const { status, statusText, headers, body } = response;
  if (body === null) return response;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    // Leaving the loop cancels the rest.
    if (length > MAX_BYTES) throw new TypeError(`The response has more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), { status, statusText, headers });
}
