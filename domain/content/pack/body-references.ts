/** Collects the links of an entry's text, and checks and resolves its pictures. */
import { isFileName } from '#contract/alt-text.ts';
import { BodyDrawing, PictureFile } from '#contract/pictures.ts';
import type { References } from '#domain/content/markdown/index.ts';
import { type ContentProblem, existsInPack } from '#domain/content/pack-files/index.ts';
import { noSuchFile } from './media-names.ts';
import type { PackContext } from './pack-folder.ts';
import { drawingSize } from './pack-pictures.ts';

const NO_ALT =
  'a picture needs alternative text between its square brackets: describe what it shows';
export const ALT_IS_FILE_NAME =
  'the alternative text is a file name: describe what the picture shows';
const NO_FILE = 'a picture has no file: choose one, or wait until it is uploaded';
const NO_PICTURE = 'must be a picture under media/, or an .svg in media/covers/ or media/scenes/';

/**
 * @param firstLine line of the file on which the text begins, from 1
 * @param report called with each faulty picture
 */
export function bodyReferences(
  { file, firstLine }: { file: string; firstLine: number },
  { contentDir, pictures, links, nativeWords, advise }: PackContext,
  report: (problem: ContentProblem) => void,
): References {
  return {
    nativeWords,
    link: (href, line) => links.push({ file, line: line + firstLine - 1, field: '', href }),
    html(code, line) {
      if (code.startsWith('</')) return;
      const message = `HTML is removed from texts: write ${shortened(code)} in Markdown`;
      advise({ file, line: line + firstLine - 1, field: '', message });
    },
    picture(writtenSrc, alt, line) {
      const position = { file, line: line + firstLine - 1, field: '' };
      const refuse = (message: string) => {
        report({ ...position, message });
        return null;
      };
      const src = pathOf(writtenSrc);
      if (src === '') return refuse(NO_FILE);
      if (alt.trim() === '') return refuse(`${src}: ${NO_ALT}`);
      if (isFileName(alt, src)) advise({ ...position, message: `${src}: ${ALT_IS_FILE_NAME}` });
      if (BodyDrawing.safeParse(src).success) {
        if (!existsInPack(contentDir, src)) return refuse(noSuchFile(contentDir, src));
        const size = drawingSize(contentDir, src) ?? DEFAULT_SIZE;
        return { ...size, sources: [], src: `/${src}` };
      }
      if (!PictureFile.safeParse(src).success) return refuse(`${src}: ${NO_PICTURE}`);
      const picture = pictures.get(src);
      // A refused picture (null) has already been reported with its own file.
      if (picture === undefined) return refuse(noSuchFile(contentDir, src));
      return picture;
    },
  };
}

/** Pixels, for a drawing without a `viewBox`. */
const DEFAULT_SIZE = { width: 640, height: 360 };

/** Markdown percent-encodes some characters of paths: `my%20photo.jpg`. */
function pathOf(src: string): string {
  try {
    return decodeURI(src).normalize('NFC');
  } catch {
    return src;
  }
}

const shortened = (code: string) => (code.length > 40 ? `${code.slice(0, 40)}…` : code);
