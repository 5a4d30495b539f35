/** Where things stand in the content folder. */
export const JOB_FOLDER = 'jobs';
export const DEPARTMENTS_FILE = `${JOB_FOLDER}/departments.yaml`;
export const OPTIONS_FILE = `${JOB_FOLDER}/options.yaml`;
