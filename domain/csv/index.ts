export { type CsvCell, csvWriter, type Writer } from './csv-writer.ts';
