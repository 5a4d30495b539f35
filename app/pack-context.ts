/** The pack of the page that is being rendered, for its components. */
import { createContext, useContext } from 'react';
import type { Art } from '#contract/art.ts';
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

/** URLs of the pictures by the role that they play. Groups and roles may be left out. */
export const useArt = (): Art => usePack().art;
