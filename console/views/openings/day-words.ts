const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** "16 Jan 2027", where the browser is. @param time epoch milliseconds */
export const dayWords = (time: number) => DAY.format(time);
