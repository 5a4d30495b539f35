export { drawingToJpeg, JPEG_RECIPE } from './drawing-to-jpeg.ts';
export { makePictures } from './make-pictures.ts';
export { madePictures } from './picture-cache.ts';
export { preparePicture } from './prepare-picture.ts';
export { type PictureProblem, type Pictures, readPictures } from './read-pictures.ts';
export { seenPictures } from './seen-pictures.ts';
export { openPicture } from './sharp.ts';
