export { type Cover, featuredPicture } from './cover.ts';
