/** The request for a picture that a form or the text editor waits for. `MediaPickerHost` shows it. */

export interface PickedPicture {
  /** Below the content folder. */
  path: string;
  /** Empty for a decorative picture. */
  alt: string;
  isDecorative: boolean;
  /** Pixels; null for a drawing without a size. */
  width: number | null;
  height: number | null;
}

interface PickerOptions {
  /** Pictures by default. */
  filter?: PickerFilter;
  /** The present alternative text, which is kept for the new picture until it is changed. */
  alt?: string;
  /** A field that has no alternative text, such as a background, skips that step. */
  hasNoAlt?: boolean;
}

export type PickerFilter = 'pictures' | 'videos' | 'pdfs';

export interface PickerRequest extends PickerOptions {
  resolve: (picture: PickedPicture | null) => void;
}

let current: PickerRequest | undefined;
const listeners = new Set<() => void>();

function set(request: PickerRequest | undefined): void {
  current = request;
  for (const listener of listeners) listener();
}

export const pickerRequest = () => current;

export function watchPicker(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Lets the person choose a file of the library, or upload one, and describe a picture.
 * @returns null if they cancel
 */
export function openMediaPicker(options: PickerOptions = {}): Promise<PickedPicture | null> {
  current?.resolve(null);
  return new Promise((resolve) => {
    set({
      ...options,
      resolve: (picture) => {
        set(undefined);
        resolve(picture);
      },
    });
  });
}
