/** Uploads pictures one after the other. A placeholder in the text becomes the picture. */
import type { EditorState, Transaction } from '@codemirror/state';
import { errorMessage } from '#console/api/call-problem.ts';
import { showToast } from '#console/ui/toast-store.ts';
import { asBlock, pictureSource } from './commands/insert-block.ts';
import type { EditedText } from './edited-text.ts';
import { addPlaceholder, removePlaceholder } from './uploading.ts';

/** Pictures that are added at the same time. */
const MAX_PICTURES = 10;

type Upload = (file: File) => Promise<{ path: string; alt?: string }>;

let queue: Promise<unknown> = Promise.resolve();

/** The pictures among dropped or pasted files. Reports what cannot be added. */
export function picturesIn(files: Iterable<File>): File[] {
  const all = [...files];
  const pictures = all.filter(({ type }) => type.startsWith('image/'));
  if (pictures.length < all.length) {
    showToast({ text: 'Only pictures can be added to a text', tone: 'problem' });
  }
  if (pictures.length <= MAX_PICTURES) return pictures;
  showToast({ text: `Add ${MAX_PICTURES} pictures or fewer at a time`, tone: 'problem' });
  return [];
}

export interface Placed {
  file: File;
  placeholder: string;
  /** Of the pasted picture. */
  alt?: string;
}

/** Inserts a placeholder for each picture. */
export function placePictures(state: EditorState, position: number, pictures: readonly File[]) {
  const placed = pictures.map((file): Placed => ({ file, placeholder: addPlaceholder(file.name) }));
  const source = placed.map(({ placeholder }) => placeholder).join('\n\n');
  const { textAt, ...change } = asBlock(state, position, source);
  const transaction: Transaction = state.update({
    changes: change,
    selection: { anchor: textAt + source.length },
    scrollIntoView: true,
    userEvent: 'input.picture',
  });
  return { placed, transaction };
}

export function uploadPictures(placed: readonly Placed[], upload: Upload, text: EditedText): void {
  for (const picture of placed) {
    queue = queue.then(() => uploadOne(picture, upload, text));
  }
}

async function uploadOne(picture: Placed, upload: Upload, text: EditedText) {
  const { file, placeholder } = picture;
  try {
    const { path, alt = picture.alt ?? '' } = await upload(file);
    removePlaceholder(placeholder);
    text.replacePlaceholder(placeholder, pictureSource(path, alt));
  } catch (error) {
    removePlaceholder(placeholder);
    text.replacePlaceholder(placeholder, '');
    showToast({ text: `${file.name} was not added. ${errorMessage(error)}`, tone: 'problem' });
  }
}
