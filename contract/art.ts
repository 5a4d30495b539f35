/**
 * `content/art.yaml`: which picture of the pack plays which role. The site asks for a picture by its
 * role, so a pack may name its files as it likes, and leave out every role but two.
 */
import * as z from 'zod/mini';
import { Scene, VideoAsset, VideoFile } from './copy-parts.ts';
import { Drawing } from './site.ts';

export const ART_FILE = 'art.yaml';

/** What a role asks for: a scene for wide and narrow screens, one drawing, a loop, or several. */
export const ART_SHAPES = {
  scene: Scene,
  drawing: Drawing,
  /** A video without sound, each form with its poster. */
  loop: z.strictObject({
    wide: VideoFile,
    narrow: VideoFile,
    widePoster: VideoAsset,
    narrowPoster: VideoAsset,
  }),
  drawings: z.array(Drawing).check(z.minLength(1)),
} as const;

interface Role {
  shape: keyof typeof ART_SHAPES;
  /** Where pages show it. */
  where: string;
  /** Width to height, of the wide and of the narrow form. */
  proportions: string;
  isRequired?: boolean;
}

/** A hero's scene is cropped at the top and the sides, never at the bottom. */
const hero = (where: string) =>
  ({ shape: 'scene', where, proportions: '5:2 and 31:32' }) as const satisfies Role;
const state = (where: string) =>
  ({ shape: 'drawing', where, proportions: '26:21' }) as const satisfies Role;

/** Roles by group; the name of a role is `group.name`. */
export const ART_ROLES = {
  logo: {
    mark: {
      shape: 'drawing',
      where: 'header of every page; inlined, so `currentColor` is the color of the text',
      proportions: '11:8',
      isRequired: true,
    },
    light: {
      shape: 'drawing',
      where: 'footer and dark backgrounds; without it, the mark',
      proportions: '11:8',
    },
    icon: {
      shape: 'drawing',
      where: 'tab of the browser',
      proportions: '1:1',
      isRequired: true,
    },
  },
  hero: {
    home: {
      shape: 'scene',
      where: 'home page; the narrow form is in the document, so keep it small',
      proportions: '5:2 and 31:32',
    },
    about: {
      shape: 'loop',
      where: '`/about`, at night',
      proportions: '16:9 and 3:4',
    },
    careers: hero('why people join'),
    remote: hero('remote work, from application to team'),
    jobs: hero('list of jobs'),
    cares: hero('social work'),
    impact: hero('list of impact stories'),
    central: hero('campus'),
    office: hero('office'),
    schedule: hero('`/schedule-a-meeting`, at night'),
  },
  state: {
    lost: state('page that does not exist'),
    failed: state('page or list that could not be loaded'),
    thanks: state('after a form was sent'),
    noJobs: state('list of jobs without a match'),
    noEvents: state('list of events or trainings that is empty'),
    noResult: state('search or filter without a result'),
    savedJobs: state('no saved jobs'),
    closedJob: state('page of a closed job'),
  },
  card: {
    talentPool: {
      shape: 'drawing',
      where: 'card below the list of jobs, at night',
      proportions: '12:5',
    },
    voices: {
      shape: 'drawing',
      where: 'beside the quotes on the home page, on wide screens',
      proportions: '7:8',
    },
    tiles: {
      shape: 'drawings',
      where: 'behind the icons of jobs, and covers of articles without their own',
      proportions: '16:9, also cropped to 1:1',
    },
  },
  footer: {
    edge: {
      shape: 'drawing',
      where: 'between every page and its footer, which has the color `night`',
      proportions: '80:3',
    },
  },
} as const satisfies Record<string, Record<string, Role>>;

type SchemaOf<Role> = Role extends { shape: infer Shape extends keyof typeof ART_SHAPES }
  ? Role extends { isRequired: true }
    ? (typeof ART_SHAPES)[Shape]
    : z.ZodMiniOptional<(typeof ART_SHAPES)[Shape]>
  : never;

const groupOf = <Group extends Record<string, Role>>(group: Group) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(group).map(([name, { shape, isRequired }]) => {
        const schema = ART_SHAPES[shape];
        return [name, isRequired ? schema : z.optional(schema as z.ZodMiniType)];
      }),
    ) as { [Name in keyof Group]: SchemaOf<Group[Name]> },
  );

export const Art = z.strictObject({
  logo: groupOf(ART_ROLES.logo),
  hero: z.optional(groupOf(ART_ROLES.hero)),
  state: z.optional(groupOf(ART_ROLES.state)),
  card: z.optional(groupOf(ART_ROLES.card)),
  footer: z.optional(groupOf(ART_ROLES.footer)),
  /** How steps in a row, and the letters of the acronym, are connected. */
  connectors: z.optional(z.enum(['lines', 'cables'])),
});
export type Art = z.infer<typeof Art>;

/** The module that lists the URLs of drawings with colors for the night, which `#night` shows. */
export const NIGHT_SCENES = 'media/scenes?night';

/** The module with the source of the drawings that documents contain. */
export const INLINED_ART = 'art.yaml?inlined';
export interface InlinedArt {
  mark: string;
  /** Of the home page, the narrow form. */
  home: string | undefined;
}
