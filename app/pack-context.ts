/** The pack of the page that is being rendered, for its components. */
import { createContext, useContext } from 'react';
import type { SiteMedia } from '#contract/site-media.ts';
import type { Copy, LocalizedPack } from './pack.ts';

export const PackContext = createContext<LocalizedPack | null>(null);

/** @throws Error in an island in the browser, which gets its copy as props */
export function usePack(): LocalizedPack {
  const pack = useContext(PackContext);
  if (!pack) throw new Error('Only the server has the pack');
  return pack;
}

/** @param name path of the file below the content folder, without extension: `pages/about` */
export const useCopy = <Name extends keyof Copy>(name: Name): Copy[Name] => usePack().copy(name);

/** The URL path of a drawing or video of the pack, by its path below `media/`. */
export const useMedia = (path: SiteMedia): string => usePack().media(path);

type SceneName<Path = SiteMedia> = Path extends `scenes/${infer Name}-wide.svg` ? Name : never;

/** The drawing of a page's hero, for wide and for narrow screens. */
export function useScene(name: SceneName) {
  const pack = usePack();
  return {
    wide: pack.media(`scenes/${name}-wide.svg`),
    narrow: pack.media(`scenes/${name}-narrow.svg`),
  };
}
