import type { LocalizedPack } from '#app/pack.ts';
import type { EventPagesConfig } from './event-pages-config.ts';

export const trainingsOf = (pack: LocalizedPack): EventPagesConfig => ({
  path: '/trainings-and-certifications',
  copy: pack.copy('pages/trainings-and-certifications'),
  list: (api) => api.listTrainings(),
  call: 'getTraining',
});
