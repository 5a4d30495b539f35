export { cursorAfter, readCursor } from './cursor.ts';
