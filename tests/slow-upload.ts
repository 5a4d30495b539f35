/** An application that is uploaded in parts that the test controls. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { API_PREFIX } from '#contract/public/http.ts';
import { applicationForm, pdf } from './application-form.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface SlowUpload {
  /** Rejects if the connection ends without a response. */
  answer: Promise<Answer>;
  /** Whether it was answered or disconnected. */
  isOver: () => boolean;
  /** Sends the rest. */
  finish: () => void;
  /** Aborts the upload. */
  abort: () => void;
}

export interface Upload {
  /** The client IP, as a trusted proxy reports it. */
  ip: string;
  path?: string;
  fields?: Record<string, string>;
  /** Bytes of the resume. */
  size?: number;
  /** Bytes sent in the first part. */
  firstPartBytes?: number;
  headers?: Record<string, string>;
}

/** Starts an upload; resolves once the first part is sent. */
export async function beginUpload(origin: string, upload: Upload): Promise<SlowUpload> {
  const { ip, path = `${API_PREFIX}/job-application`, fields, size = 100_000 } = upload;
  const form = new Response(applicationForm(fields, new Blob([pdf(size)])));
  const type = form.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await form.arrayBuffer());
  const sent = upload.firstPartBytes ?? bytes.length - 1000;
  const sending = request(origin + path, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': type,
      'content-length': bytes.length,
      'x-forwarded-for': ip,
      ...upload.headers,
    },
  });
  let isOver = false;
  const answer = new Promise<Answer>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', async (response) => {
      const { statusCode: status = 0, headers } = response;
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status, headers, body });
    });
  }).finally(() => {
    isOver = true;
  });
  answer.catch(() => undefined);
  await new Promise<void>((done) => {
    sending.on('error', () => done());
    sending.write(bytes.subarray(0, sent), () => done());
  });
  return {
    answer,
    isOver: () => isOver,
    finish: () => void sending.end(bytes.subarray(sent)),
    abort: () => void sending.destroy(),
  };
}
