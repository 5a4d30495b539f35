import { createContext } from 'react-router';
import type { PublicApi } from '#contract/public-api.ts';

/** The API that loaders and actions use on the server: in the process, or another host's. */
export const apiContext = createContext<PublicApi>();

/** Where the server wants to hear of errors that a page met. */
export const reportContext = createContext<(error: unknown) => void>();
