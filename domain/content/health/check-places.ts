/** Places of the messages of `content check`, as paths of fields. */
import { BODY_FIELD } from '#contract/preview.ts';
import type { ContentProblem } from '#domain/content/pack-files/index.ts';
import { pathAt } from './field-place.ts';
import type { Found, PublishedContent } from './published-content.ts';

export function foundAt(
  { inspection }: Pick<PublishedContent, 'inspection'>,
  { file, field, line, message }: ContentProblem,
): Found {
  if (!file.endsWith('.md')) {
    return { file, path: pathAt(inspection.copies.get(file), field), text: message };
  }
  // Messages about a field of the front matter name it; those about the text have its line.
  return field === ''
    ? { file, path: [BODY_FIELD], line, text: message }
    : { file, path: field.split('.'), text: message };
}
