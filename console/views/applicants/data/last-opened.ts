/** Which applicant was open last: a list that one comes back to goes on from there. */
let id: string | undefined;

export const lastOpened = () => id;

export function setLastOpened(applicantId: string): void {
  id = applicantId;
}
