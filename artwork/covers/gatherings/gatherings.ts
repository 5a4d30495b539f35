import type { Draw } from '#artwork/scenes.ts';
import { campusYard } from './campus-yard.ts';
import { certificate } from './certificate.ts';
import { codeNight } from './code-night.ts';
import { jobFair } from './job-fair.ts';
import { laptopClass } from './laptop-class.ts';
import { stageCovers } from './stage.ts';
import { teaMeetup } from './tea-meetup.ts';
import { workshopTable } from './workshop-table.ts';

export const gatheringCovers: Readonly<Record<string, Draw>> = {
  ...stageCovers,
  ...workshopTable,
  ...campusYard,
  ...teaMeetup,
  ...laptopClass,
  ...certificate,
  ...jobFair,
  ...codeNight,
};
