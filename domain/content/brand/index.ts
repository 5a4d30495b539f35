export { readInputFile, replaceFiles } from './brand-files.ts';
export { onDark, readDrawing } from './logo-drawings.ts';
export { appColorsOf, makeTheme } from './theme/make-theme.ts';
