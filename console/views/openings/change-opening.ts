import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import type { DeskOpening } from '#contract/console/openings.ts';

const send = (slug: string, body: { version: number; isClosed: boolean }) =>
  call('changeOpening', { params: { slug }, body });

/**
 * Takes an opening off the site, or puts it back, at once; the other is one press away.
 * @returns whether it was done
 */
export async function setClosed(opening: DeskOpening, isClosed: boolean): Promise<boolean> {
  const { slug, name, version } = opening;
  const answer = await mutate({
    edits: [
      {
        key: 'openings',
        change: (all: DeskOpening[] | undefined) =>
          all?.map((each) => (each.slug === slug ? { ...each, isOpen: !isClosed } : each)),
      },
    ],
    send: () => send(slug, { version, isClosed }),
    changes: ['openings'],
    done: isClosed ? `${name} is closed` : `${name} is open again`,
    undo: () => send(slug, { version: version + 1, isClosed: !isClosed }),
  });
  return answer !== undefined;
}
