import type { Draw } from '#artwork/scenes.ts';
import { aboutProfessionals } from './about-professionals.ts';
import { aboutStartups } from './about-startups.ts';
import { aboutWhy } from './about-why.ts';
import { badgeCommunicator } from './badge-communicator.ts';
import { badgeCulture, badgeEarned, badgeScreening, badgeTechnical } from './badges.ts';
import { caresInternships } from './cares-internships.ts';
import { caresLivelihoods } from './cares-livelihoods.ts';
import { caresScholarships } from './cares-scholarships.ts';
import { caresSchools } from './cares-schools.ts';
import { caresWorkshops } from './cares-workshops.ts';
import { remoteReady } from './remote-ready.ts';

export const peoplePictures: Readonly<Record<string, Draw>> = {
  'badge-screening': badgeScreening,
  'badge-technical': badgeTechnical,
  'badge-culture': badgeCulture,
  'badge-earned': badgeEarned,
  'badge-communicator': badgeCommunicator,
  'about-why': aboutWhy,
  'about-professionals': aboutProfessionals,
  'about-startups': aboutStartups,
  'remote-ready': remoteReady,
  'cares-internships': caresInternships,
  'cares-workshops': caresWorkshops,
  'cares-scholarships': caresScholarships,
  'cares-livelihoods': caresLivelihoods,
  'cares-schools': caresSchools,
};
