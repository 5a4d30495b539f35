/** The links and pictures of an entry's text, and what is wrong with the pictures. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BodyDrawing, PictureFile } from '#contract/pictures.ts';
import type { BodyPicture, References } from '#domain/markdown/index.ts';
import type { ContentProblem } from './content-problem.ts';
import type { PackFolder } from './pack-folder.ts';

const NO_WORDS =
  'a picture needs words between its square brackets: what it shows, for those who cannot see it';
const NO_PICTURE =
  'must be a picture of this folder, such as media/events/dashain.jpg or media/covers/launch-noon.svg';

/**
 * @param firstLine line of the file on which the text begins
 * @param report is told what is wrong with a picture
 */
export function bodyReferences(
  { file, firstLine }: { file: string; firstLine: number },
  { contentDir, pictures, links }: PackFolder,
  report: (problem: ContentProblem) => void,
): References {
  return {
    link: (href, line) => links.push({ file, line: line + firstLine - 1, field: '', href }),
    picture(src, alt, line) {
      const complain = (message: string) => {
        report({ file, line: line + firstLine - 1, field: '', message });
        return null;
      };
      if (alt.trim() === '') return complain(`${src}: ${NO_WORDS}`);
      if (BodyDrawing.safeParse(src).success) {
        const path = join(contentDir, src);
        return existsSync(path) ? drawingAt(path, src) : complain(`${src} does not exist`);
      }
      if (!PictureFile.safeParse(src).success) return complain(`${src}: ${NO_PICTURE}`);
      const picture = pictures.get(src);
      // One that is refused is named with its own file already.
      if (picture === undefined) return complain(`${src} does not exist`);
      return picture;
    },
  };
}

/** Pixels of a drawing that does not say how large it is. */
const USUAL = { width: 640, height: 360 };

function drawingAt(path: string, src: string): BodyPicture {
  const [, width, height] =
    /<svg[^>]*?\sviewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(readFileSync(path, 'utf8')) ??
    [];
  const size = width && height ? { width: Number(width), height: Number(height) } : USUAL;
  return { ...size, sources: [], src: `/${src}` };
}
