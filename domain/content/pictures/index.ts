export { drawingToJpeg, JPEG_RECIPE, makePictures, preparePicture } from './make-pictures.ts';
export { madePictures } from './picture-cache.ts';
export { type Pictures, readPictures } from './read-pictures.ts';
export { seenPictures } from './seen-pictures.ts';
export { openPicture } from './sharp.ts';
