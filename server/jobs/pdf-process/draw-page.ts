/** Draws a page of a PDF as a picture, with its text and its links. */
import * as z from 'zod/mini';
import type { RenderedFilePage } from '#api/console/services.ts';
import { RENDER_FAILURES, type RenderFailure } from '#contract/console/file-pages.ts';
import { childCommand } from './child-command.ts';
import { MAX_LINKS, MAX_PAGE_CHARACTERS, MAX_PICTURE, pageJob } from './jobs.ts';
import { runJob } from './run-job.ts';

/**
 * Milliseconds. Only a busy machine reaches it: a hanging process runs out of processor time first.
 */
const TIMEOUT = 30_000;

/** Bytes of an answer: three per pixel, and the line of JSON before them. */
const MAX_BYTES =
  3 * (MAX_PICTURE.pixels + MAX_PICTURE.side) +
  6 * (MAX_PAGE_CHARACTERS + MAX_LINKS.count * MAX_LINKS.length) +
  1000;

const side = z.int().check(z.minimum(1), z.maximum(MAX_PICTURE.side));

const Answer = z.union([
  z.object({
    pages: z.int().check(z.minimum(1)),
    text: z.string().check(z.maxLength(MAX_PAGE_CHARACTERS)),
    links: z.array(z.string()),
    width: side,
    height: side,
  }),
  z.object({ reason: z.enum(RENDER_FAILURES) }),
]);

/** @param page from 1 @param signal kills the process; the answer is then `too-much` */
export async function drawPage(
  bytes: Uint8Array,
  page: number,
  signal: AbortSignal,
  { timeout = TIMEOUT, command = childCommand(pageJob(page)) } = {},
): Promise<RenderedFilePage | RenderFailure> {
  const result = await runJob(bytes, signal, { command, timeout, maxBytes: MAX_BYTES });
  const answer = z.safeParse(Answer, result?.answer);
  if (!result || !answer.success) return 'too-much';
  if ('reason' in answer.data) return answer.data.reason;
  const { width, height } = answer.data;
  if (result.rest.length !== 3 * width * height) return 'too-much';
  // Loaded here because few processes ever draw a page.
  const { default: sharp } = await import('sharp');
  const picture = await sharp(result.rest, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
  return { ...answer.data, picture };
}
