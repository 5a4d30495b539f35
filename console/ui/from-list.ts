/** Set by the rows of a list, and taken along from one applicant to the next. */
export interface FromList {
  isFromList: true;
  /** The list is the entry before: going back finds it where it was. */
  pathname: string;
}
