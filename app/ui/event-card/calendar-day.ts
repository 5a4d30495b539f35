const PARTS = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'Asia/Kathmandu',
});

/** What the leaf of a calendar shows, in Kathmandu: `{ month: 'Nov', day: '12' }`. */
export function calendarDay(time: number): { month: string; day: string } {
  const [month = '', day = ''] = PARTS.format(time).split(' ');
  return { month, day };
}
