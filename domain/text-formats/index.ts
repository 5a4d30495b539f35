export { type CsvCell, csvWriter, type Writer } from './csv.ts';
export { safeJson, safeLine, safeText } from './safe-text.ts';
