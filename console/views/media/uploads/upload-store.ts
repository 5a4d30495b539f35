/**
 * Files that are being uploaded. They are outside of the views, so that uploads continue while
 * someone works elsewhere in the console.
 */
import { urlOf } from '#console/api/call.ts';
import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { invalidate } from '#console/api/queries.ts';
import { sendUpload } from '#console/api/send-upload.ts';
import type { MediaItem } from '#contract/console/media.ts';
import { MEDIA_REFUSALS, mediaRefusal, SNIFFED_BYTES } from '#contract/media-files.ts';

export interface Upload {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  /** `checking`: it has been sent, and the server prepares it. */
  state: 'waiting' | 'sending' | 'checking' | 'done' | 'failed' | 'canceled';
  /** From 0 to 1. */
  share: number;
  /** The reason of a failure, or sentences about what was changed. */
  message: string;
  /** A refused file would be refused again. */
  mayRetry: boolean;
  item: MediaItem | null;
}

/** Files sent at the same time: one is prepared while another is sent. */
const CONCURRENCY = 2;

interface Job {
  file: File;
  abort: AbortController;
  onDone: ((item: MediaItem) => void) | undefined;
}

let uploads: readonly Upload[] = [];
let lastId = 0;
const jobs = new Map<number, Job>();
const listeners = new Set<() => void>();

export const allUploads = () => uploads;

export function watchUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function change(id: number, values: Partial<Upload>): void {
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));
}

/** @param onDone called with each file that has been added to the library */
export function addUploads(files: readonly File[], onDone?: (item: MediaItem) => void): void {
  const added = files.map((file): Upload => {
    lastId++;
    jobs.set(lastId, { file, abort: new AbortController(), onDone });
    const { name, size } = file;
    const initial = { state: 'waiting', share: 0, message: '', mayRetry: false } as const;
    return { id: lastId, name, size, ...initial, item: null };
  });
  set([...uploads, ...added]);
  startNext();
}

/**
 * Adds one file, for a text that waits for it.
 * @throws CallProblem
 */
export function uploadFile(file: File): Promise<MediaItem> {
  return new Promise((resolve, reject) => {
    addUploads([file], resolve);
    const id = lastId;
    const stop = watchUploads(() => {
      const upload = uploads.find((each) => each.id === id);
      if (upload && isActive(upload)) return;
      stop();
      if (upload?.state === 'done') return;
      const detail = upload?.message || 'The upload was canceled.';
      reject(new CallProblem({ status: 0, detail }));
    });
  });
}

export function cancelUpload(id: number): void {
  jobs.get(id)?.abort.abort();
  change(id, { state: 'canceled', mayRetry: true, message: '' });
  startNext();
}

export function retryUpload(id: number): void {
  const job = jobs.get(id);
  if (!job) return;
  jobs.set(id, { ...job, abort: new AbortController() });
  change(id, { state: 'waiting', share: 0, message: '' });
  startNext();
}

export const isActive = ({ state }: Upload) =>
  state === 'waiting' || state === 'sending' || state === 'checking';

/** Removes the uploads that have ended from the list. */
export function clearEndedUploads(): void {
  for (const upload of uploads) if (!isActive(upload)) jobs.delete(upload.id);
  set(uploads.filter(isActive));
}

function startNext(): void {
  const running = uploads.filter(({ state }) => state === 'sending' || state === 'checking');
  const next = uploads.find(({ state }) => state === 'waiting');
  if (!next || running.length >= CONCURRENCY) return;
  change(next.id, { state: 'sending' });
  void run(next.id).finally(startNext);
  startNext();
}

async function run(id: number): Promise<void> {
  const job = jobs.get(id);
  if (!job) return;
  const { signal } = job.abort;
  try {
    const refused = await refusalOf(job.file);
    if (refused) return change(id, { state: 'failed', message: refused });
    const url = urlOf('uploadMedia', { query: { name: job.file.name } });
    const { item, notices } = await sendUpload<{ item: MediaItem; notices: string[] }>(
      url,
      job.file,
      {
        signal,
        onProgress: (share) => change(id, { share, state: share < 1 ? 'sending' : 'checking' }),
      },
    );
    change(id, { state: 'done', share: 1, item, message: notices.join(' ') });
    invalidate(['media']);
    job.onDone?.(item);
  } catch (error) {
    if (signal.aborted) return;
    const isRefused = error instanceof CallProblem && error.is('invalid-fields');
    change(id, { state: 'failed', message: errorMessage(error), mayRetry: !isRefused });
  }
}

/** The sentence for a file that the server would refuse, before it is sent. */
export async function refusalOf(file: Blob): Promise<string | null> {
  const firstBytes = await file.slice(0, SNIFFED_BYTES).arrayBuffer();
  const refusal = mediaRefusal(file.size, new Uint8Array(firstBytes));
  return refusal && MEDIA_REFUSALS[refusal];
}
