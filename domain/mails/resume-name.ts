/** Characters of a name that every mail program and file system takes; letters of any script. */
const UNUSUAL = /(?!\u200c|\u200d)[^\p{L}\p{M}\p{N} -]+/gu;
const LONGEST = 60;

/** A name for a file, without its ending, of what somebody typed; empty where nothing of it serves. */
export function plainFileName(text: string): string {
  const name = text.replace(UNUSUAL, ' ').replace(/ +/g, ' ').trim();
  return [...name].slice(0, LONGEST).join('').trim();
}

/** What an applicant's resume is called when it is sent out: `Sita Gurung - resume.pdf`. */
export function resumeName(applicant: string): string {
  return `${plainFileName(applicant) || 'Applicant'} - resume.pdf`;
}
