/** Characters of a name that every mail program and file system takes; letters of any script. */
const UNUSUAL = /(?!\u200c|\u200d)[^\p{L}\p{M}\p{N} -]+/gu;
const LONGEST = 60;

/** What an applicant's resume is called when it is sent out: `Sita Gurung - resume.pdf`. */
export const resumeName = (applicant: string) => `${fileSafe(applicant)} - resume.pdf`;

/** The same of what was added later. */
export const documentName = (applicant: string) => `${fileSafe(applicant)} - document.pdf`;

function fileSafe(applicant: string): string {
  const name = applicant.replace(UNUSUAL, ' ').replace(/ +/g, ' ').trim();
  return [...name].slice(0, LONGEST).join('').trim() || 'Applicant';
}
