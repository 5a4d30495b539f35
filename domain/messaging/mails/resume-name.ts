/** Matches characters that some mail program or file system refuses in a file name. */
const UNUSUAL = /(?!\u200c|\u200d)[^\p{L}\p{M}\p{N} -]+/gu;
const LONGEST = 60;

/** A file name without extension, made of typed text; empty if no character of it can be used. */
export function plainFileName(text: string): string {
  const name = text.replace(UNUSUAL, ' ').replace(/ +/g, ' ').trim();
  return [...name].slice(0, LONGEST).join('').trim();
}

/** `Sita Gurung - resume.pdf` */
export const resumeName = (applicant: string) =>
  `${plainFileName(applicant) || 'Applicant'} - resume.pdf`;

/** The file name of a document that the applicant added later: `Sita Gurung - document.pdf`. */
export const documentName = (applicant: string) =>
  `${plainFileName(applicant) || 'Applicant'} - document.pdf`;
