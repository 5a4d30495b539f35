export { drawingToJpeg, JPEG_RECIPE, makePictures, preparePicture } from './make-pictures.ts';
export { pictureCache, servedPicturesFolder, writeCached } from './picture-cache.ts';
export { pictureNames } from './picture-names.ts';
export { type Pictures, readPictures, writeFacts } from './read-pictures.ts';
export {
  AVIF,
  contentNameOf,
  describePicture,
  LIMITS as PICTURE_LIMITS,
  sizesOf,
  WEBP,
} from './recipe.ts';
export { openPicture } from './sharp.ts';
