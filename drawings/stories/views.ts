import { hours } from '#drawings/hours.ts';
import type { Draw } from '#drawings/scenes.ts';
import { drawView } from './view.ts';
import { afterNoon } from './views-after-noon.ts';
import { beforeNoon } from './views-before-noon.ts';

const views = [...beforeNoon, ...afterNoon];

export const viewPictures: Readonly<Record<string, Draw>> = Object.fromEntries(
  hours.map((hour, index): [string, Draw] => {
    const view = views[index];
    if (view === undefined) throw new Error(`No view for ${hour.name}`);
    const name = `view-${String(index).padStart(2, '0')}`;
    return [name, (asName) => drawView(asName, hour, index, view)];
  }),
);
