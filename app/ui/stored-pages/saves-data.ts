/** True with Save-Data: then nothing is fetched ahead. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
