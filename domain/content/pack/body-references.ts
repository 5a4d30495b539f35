/** The links and pictures of an entry's text, and what is wrong with the pictures. */
import { existsSync } from 'node:fs';
import { BodyDrawing, PictureFile } from '#contract/pictures.ts';
import type { References } from '#domain/content/markdown/index.ts';
import { type ContentProblem, packPath } from '#domain/content/pack-files/index.ts';
import { isFileName, noSuchFile } from './media-names.ts';
import type { PackFolder } from './pack-folder.ts';
import { drawingSize } from './pack-pictures.ts';

const NO_WORDS =
  'a picture needs words between its square brackets: what it shows, for those who cannot see it';
export const NOT_WORDS =
  'the words for those who cannot see it are the name of a file: say what the picture shows';
const NO_PICTURE =
  'must be a picture of this folder, such as media/events/dashain.jpg or media/covers/launch-noon.svg';

/**
 * @param firstLine line of the file on which the text begins
 * @param report is told what is wrong with a picture
 */
export function bodyReferences(
  { file, firstLine }: { file: string; firstLine: number },
  { contentDir, pictures, links, advise }: PackFolder,
  report: (problem: ContentProblem) => void,
): References {
  return {
    link: (href, line) => links.push({ file, line: line + firstLine - 1, field: '', href }),
    html(code, line) {
      if (code.startsWith('</')) return;
      const message = `HTML is left out of texts: write ${shortened(code)} in Markdown`;
      advise({ file, line: line + firstLine - 1, field: '', message });
    },
    picture(written, alt, line) {
      const place = { file, line: line + firstLine - 1, field: '' };
      const complain = (message: string) => {
        report({ ...place, message });
        return null;
      };
      const src = pathOf(written);
      if (alt.trim() === '') return complain(`${src}: ${NO_WORDS}`);
      if (isFileName(alt, src)) advise({ ...place, message: `${src}: ${NOT_WORDS}` });
      if (BodyDrawing.safeParse(src).success) {
        if (!existsSync(packPath(contentDir, src))) return complain(noSuchFile(contentDir, src));
        const size = drawingSize(contentDir, src) ?? USUAL;
        return { ...size, sources: [], src: `/${src}` };
      }
      if (!PictureFile.safeParse(src).success) return complain(`${src}: ${NO_PICTURE}`);
      const picture = pictures.get(src);
      // One that is refused is named with its own file already.
      if (picture === undefined) return complain(noSuchFile(contentDir, src));
      return picture;
    },
  };
}

/** Pixels of a drawing that does not say how large it is. */
const USUAL = { width: 640, height: 360 };

/** Markdown encodes what a URL cannot have: `my%20photo.jpg`. */
function pathOf(src: string): string {
  try {
    return decodeURI(src).normalize('NFC');
  } catch {
    return src;
  }
}

const shortened = (code: string) => (code.length > 40 ? `${code.slice(0, 40)}…` : code);
