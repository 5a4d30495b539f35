/** A request for a page, as it crosses from one thread to another. */
export interface PageRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: [name: string, value: string][];
  /** What was posted. */
  body?: ArrayBuffer;
  /** Of the answer, instead of the page's own. */
  status?: number;
}

/** As React Router takes it. */
export function toWebRequest({ method, url, headers, body }: PageRequest): Request {
  return new Request(url, { method, headers, ...(body && { body }) });
}
