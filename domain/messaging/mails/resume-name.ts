/** Characters of a name that every mail program and file system takes; letters of any script. */
const UNUSUAL = /(?!\u200c|\u200d)[^\p{L}\p{M}\p{N} -]+/gu;
const LONGEST = 60;

/** A name for a file, without its ending, of what somebody typed; empty where nothing of it serves. */
export function plainFileName(text: string): string {
  const name = text.replace(UNUSUAL, ' ').replace(/ +/g, ' ').trim();
  return [...name].slice(0, LONGEST).join('').trim();
}

/** What an applicant's resume is called when it is sent out: `Sita Gurung - resume.pdf`. */
export const resumeName = (applicant: string) =>
  `${plainFileName(applicant) || 'Applicant'} - resume.pdf`;

/** The same of what was added later. */
export const documentName = (applicant: string) =>
  `${plainFileName(applicant) || 'Applicant'} - document.pdf`;
