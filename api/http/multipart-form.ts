/** Reads a multipart form of bounded size and stores its one file on disk. */
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { APPLICATION_MESSAGES, RESUME } from '#contract/applications.ts';
import { ProblemError } from '#contract/problem.ts';
import type { SpooledUpload } from './upload-spool.ts';

/** Bytes and counts. The domain checks texts against their own limits. */
const MULTIPART_LIMITS = {
  fileSize: RESUME.maxBytes,
  files: 1,
  fields: 40,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

/** A request with a larger Content-Length is refused unread; one without is cut off here. */
const MAX_REQUEST = 3 * RESUME.maxBytes;

const LIMIT_ERRORS = /^FST_(PARTS_LIMIT|FILES_LIMIT|FIELDS_LIMIT)$/;

interface FormOptions {
  /** Name of the file field; the résumé's by default. */
  field?: string;
  /** Receives the file's bytes. */
  upload: SpooledUpload;
  /** Called with the fields before the file; an error that it throws refuses the form. */
  beforeFile: (fields: Record<string, string>) => Promise<void>;
}

/**
 * @returns the fields, and the name of the file that is stored in `upload`, or null without a file
 * @throws ProblemError `wrong-type`, `malformed`, `too-large` or `unavailable`; also errors of
 *   `beforeFile`
 */
export async function readMultipartForm(
  request: FastifyRequest,
  { upload, beforeFile, field = RESUME.field }: FormOptions,
): Promise<{ fields: Record<string, string>; fileName: string | null }> {
  if (!request.isMultipart()) {
    throw new ProblemError('wrong-type', 'Send multipart/form-data');
  }
  if (Number(request.headers['content-length']) > MAX_REQUEST) throw fileTooLarge(field);
  cutBeyond(MAX_REQUEST, request.raw);
  const fields: Record<string, string> = {};
  let fileName: string | null = null;
  try {
    for await (const part of request.parts({ limits: MULTIPART_LIMITS })) {
      if (part.type === 'field') fields[part.fieldname] = textIn(part);
      else if (part.fieldname !== field) part.file.resume();
      else {
        await beforeFile(fields);
        fileName = await storeFile(part, upload);
      }
    }
  } catch (error) {
    throw toReadProblem(error);
  }
  return { fields, fileName };
}

function textIn({ fieldname, value, ...part }: MultipartValue): string {
  if (part.valueTruncated || part.fieldnameTruncated) {
    throw new ProblemError('too-large', `The field ${fieldname} is too long`);
  }
  // A part with a JSON content type arrives parsed, while lists are checked as text.
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** @returns its name; null for the empty part that browsers send if no file is chosen */
async function storeFile(
  { file, fieldname, filename }: MultipartFile,
  upload: SpooledUpload,
): Promise<string | null> {
  await upload.store(file);
  if (file.truncated) throw fileTooLarge(fieldname);
  return upload.size === 0 && filename === '' ? null : filename;
}

/** An oversized body is read to its end before it is refused, but it could be endless. */
function cutBeyond(limit: number, raw: FastifyRequest['raw']): void {
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > limit) raw.destroy();
  });
}

function toReadProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (LIMIT_ERRORS.test(code)) return new ProblemError('too-large', 'The form has too many parts');
  return new ProblemError('malformed', 'The form could not be read to its end', { cause: error });
}

function fileTooLarge(field: string): ProblemError {
  return new ProblemError('too-large', APPLICATION_MESSAGES.fileTooLarge, {
    errors: [{ field, message: APPLICATION_MESSAGES.fileTooLarge }],
  });
}
