/** The media library of a WordPress site, as its export lists it. */
import { pathIn } from '#domain/importing/picture-folders.ts';
import type { WxrItem } from './wxr-items.ts';

export interface Attachment {
  /** Below `wp-content/uploads`: `2024/01/yard.jpg`. */
  path: string;
  url: string;
  alt: string;
  caption: string;
}

const UPLOADS = /^.*?\/wp-content\/uploads\/(?:sites\/\d+\/)?/;

/** `yard-300x200.jpg` is a size of `yard.jpg`, and so is `yard-scaled.jpg`. */
const SIZE = /-(?:\d{1,5}x\d{1,5}|scaled|rotated)(?=\.\w+$)/;

/** The paths below the uploads at which a picture may be, the original first. */
export function uploadPaths(src: string): string[] {
  const path = pathIn(src.replace(/^https?:\/\/i\d\.wp\.com\//, 'https://'));
  const below = path.replace(UPLOADS, '');
  const original = below.replace(SIZE, '');
  return [...new Set([original, original.replace(/(?=\.\w+$)/, '-scaled'), below])];
}

export class Attachments {
  readonly #byId = new Map<string, Attachment>();
  readonly #byPath = new Map<string, Attachment>();

  get count(): number {
    return this.#byId.size;
  }

  add({ fields, meta }: WxrItem): void {
    const url = (fields.get('wp:attachment_url') ?? '').trim();
    const id = fields.get('wp:post_id')?.trim() ?? '';
    if (url === '' || id === '') return;
    const alt = meta.get('_wp_attachment_image_alt') ?? '';
    const caption = (fields.get('excerpt:encoded') ?? '').trim();
    const [path = ''] = uploadPaths(url);
    const attachment = { path, url, alt, caption };
    this.#byId.set(id, attachment);
    this.#byPath.set(path, attachment);
  }

  withId(id: string): Attachment | undefined {
    return this.#byId.get(id);
  }

  /** The attachment of which a text names a size. */
  withSrc(src: string): Attachment | undefined {
    return this.#byPath.get(uploadPaths(src)[0] ?? '');
  }
}
