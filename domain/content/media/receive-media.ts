/** Checks an uploaded file and turns it into what is stored. */
import {
  MEDIA_REFUSALS,
  MEDIA_TYPES,
  type MediaExtension,
  type MediaNotice,
  type MediaRefusal,
  mediaRefusal,
  SNIFFED_BYTES,
  sniffMedia,
} from '#contract/media-files.ts';
import { fieldProblem } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { type StoredObject, storeObject } from './media-objects.ts';
import type { MediaWork } from './media-work.ts';
import { withoutLocation } from './video-location.ts';

export interface Upload {
  bytes: Buffer;
  /** As on the device of the person who uploads it. */
  fileName: string;
  /** Aborted when they cancel. */
  signal: AbortSignal;
}

export interface ReceivedMedia extends StoredObject {
  extension: MediaExtension;
  notices: MediaNotice[];
}

interface Receiving {
  db: Db;
  work: MediaWork;
  /** Key of the person in the fair queue. */
  client: string;
  now: number;
}

/**
 * @param required extension of the file that is replaced; a picture is converted to it
 * @throws ProblemError `invalid-fields` with a sentence for the person, or `unavailable`
 */
export async function receiveMedia(
  { bytes, signal }: Upload,
  { db, work, client, now }: Receiving,
  required?: MediaExtension,
): Promise<ReceivedMedia> {
  const firstBytes = bytes.subarray(0, SNIFFED_BYTES);
  const refusal = mediaRefusal(bytes.length, firstBytes);
  if (refusal) throw refused(refusal);
  const sniffed = sniffMedia(firstBytes);
  if ('refusal' in sniffed) throw refused(sniffed.refusal);
  const extension = required ?? sniffed.extension;
  const { kind } = MEDIA_TYPES[extension];
  if (kind !== MEDIA_TYPES[sniffed.extension].kind) throw refused('other-kind');
  if (kind === 'picture') {
    const picture = await work.prepare(bytes, extension, client, signal);
    if ('refusal' in picture) throw refused(picture.refusal);
    const notices: MediaNotice[] = [];
    if (picture.isAnimated) notices.push('animated');
    if (picture.isShrunk) notices.push('shrunk');
    const object = await storeObject(db, { bytes: picture.bytes, extension }, picture, now);
    return { ...object, extension, notices };
  }
  if (extension !== sniffed.extension) throw refused('other-kind');
  if (kind === 'pdf' && !(await work.isReadablePdf(bytes, signal))) throw refused('pdf-damaged');
  const stored = extension === 'mp4' ? withoutLocation(bytes) : bytes;
  const object = await storeObject(db, { bytes: stored, extension }, null, now);
  return { ...object, extension, notices: [] };
}

const refused = (refusal: MediaRefusal) => fieldProblem('file', MEDIA_REFUSALS[refusal]);
