/** Checks of alternative texts. */

/** File names given by cameras, phones and screenshot programs. */
const CAMERA =
  /^(img|dsc[fn]?|pxl|image|photo|picture|screen ?shot|whatsapp image)[-_ ]?\d[\d_ -]*/i;

const normalize = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * True if an alternative text is only the name of a file.
 * @param path of the picture
 */
export function isFileName(alt: string, path = ''): boolean {
  const text = alt.trim();
  if (/^\S+\.(jpe?g|png|webp|avif|gif|svg|heic)$/i.test(text) || CAMERA.test(text)) return true;
  const stem = path.replace(/^.*\//, '').replace(/\.[^.]+$/, '');
  // A plain word such as `bridge` can be both the file's name and a description.
  return /[-_\d]/.test(text) && !/\s/.test(text) && normalize(text) === normalize(stem);
}

/** Characters. Screen readers read an alternative text without a pause. */
export const MAX_ALT = 250;

/**
 * The message for the field, or null. An empty text is allowed only for a decorative picture.
 * @param fileName name or path of the picture
 */
export function altProblem(
  alt: string,
  fileName: string,
  { isDecorative = false } = {},
): string | null {
  if (isDecorative) return null;
  if (alt.trim() === '') return 'Describe what the picture shows, or choose Decorative';
  if (isFileName(alt, fileName)) return 'Describe what the picture shows. This is a file name.';
  if (alt.length > MAX_ALT)
    return `Use ${MAX_ALT} characters or fewer. You have used ${alt.length}.`;
  return null;
}
