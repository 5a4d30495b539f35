import { profileCard } from '#artwork/cities/profile-card.ts';
import type { Sheet } from '#artwork/sheet.ts';
import type { Point } from '#artwork/svg.ts';
import type { Portrait } from '#artwork/working/portrait.ts';

const faces: readonly (Portrait & { readonly behind: string; readonly called: number })[] = [
  {
    behind: '#CFE3F5',
    called: 52,
    coat: '#7CC3F4',
    collar: '#FFF3E2',
    skin: '#8A4B2A',
    shade: '#6B381F',
    hair: 'crop',
  },
  {
    behind: '#DCEFE7',
    called: 60,
    coat: '#2F8F72',
    collar: '#DCEFE7',
    skin: '#A8683F',
    shade: '#85502F',
    hair: 'bun',
  },
  {
    behind: '#FBE9C8',
    called: 46,
    coat: '#FFF3E2',
    collar: '#F2AE2E',
    skin: '#B9764A',
    shade: '#93592F',
    hair: 'long',
  },
];

/** Three checked portraits of people on the bridge. */
export function profileChips(sheet: Sheet, places: readonly Point[], scale: number): string {
  return faces
    .map((face, index) => {
      const at = places[index];
      return at === undefined ? '' : profileCard(sheet, at, scale, face);
    })
    .join('');
}
