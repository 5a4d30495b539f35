/**
 * A page on its way from React to the server, as text: a quarter of a megabyte that would be encoded
 * and decoded twice where it is only looked at.
 */

/** Text that comes in pieces, encoded or not. A letter may be cut between two encoded ones. */
export class TextParts {
  readonly #decoder = new TextDecoder();
  #text = '';

  add(part: Uint8Array | string): void {
    this.#text +=
      typeof part === 'string'
        ? this.#decoder.decode() + part
        : this.#decoder.decode(part, { stream: true });
  }

  join(): string {
    return this.#text + this.#decoder.decode();
  }
}

const texts = new WeakMap<Response, string>();

/** Like `new Response(text, init)`, whose body is made only where somebody reads it. */
export function textResponse(text: string, init: ResponseInit): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const response = new Response(body, init);
  texts.set(response, text);
  return response;
}

/** The text of a response, without a way through its body where it came from here. */
export function textOf(response: Response): string | Promise<string> {
  return texts.get(response) ?? response.text();
}
