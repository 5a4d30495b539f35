import copy from '#content/pages/trainings-and-certifications.yaml';
import type { GatheringKind } from './gathering-kind.ts';

export const trainings: GatheringKind = {
  path: '/trainings-and-certifications',
  copy,
  list: (api) => api.listTrainings(),
  get: (api, slug) => api.getTraining(slug),
};
