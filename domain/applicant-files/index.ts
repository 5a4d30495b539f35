export { type ApplicantFile, readApplicantFile } from './read-file.ts';
