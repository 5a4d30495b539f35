/** How many entries a page of each list has, and the bounds of `limit`. */
export const JOB_PAGE = { size: 8, minLimit: 1, maxLimit: 50 } as const;
