export { drawingToJpeg, JPEG_RECIPE, makePictures, preparePicture } from './make-pictures.ts';
export { servedPicturesFolder } from './picture-cache.ts';
export { pictureNames } from './picture-names.ts';
export { type Pictures, readPictures } from './read-pictures.ts';
export { openPicture } from './sharp.ts';
