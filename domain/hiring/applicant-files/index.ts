export {
  type ApplicantFile,
  type FileOfApplicant,
  readApplicantFile,
  seeApplicantFile,
} from './read-file.ts';
