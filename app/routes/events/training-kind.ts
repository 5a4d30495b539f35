import copy from '#content/pages/trainings-and-certifications.yaml';
import type { EventPagesConfig } from './event-pages-config.ts';

export const trainings: EventPagesConfig = {
  path: '/trainings-and-certifications',
  copy,
  list: (api) => api.listTrainings(),
  call: 'getTraining',
};
