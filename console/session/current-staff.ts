/** Whose session it is, for what is stored in the browser. */
let id: string | undefined;

export const currentStaffId = () => id;

export function setCurrentStaff(staffId: string | undefined): void {
  id = staffId;
}
