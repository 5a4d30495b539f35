import { createContext, useContext } from 'react';
import { browserLocale, type Locale } from './locale.ts';

/** The page's locale on the server; an island in the browser has none and reads the document's. */
export const LocaleContext = createContext<Locale | null>(null);

export const useLocale = (): Locale => useContext(LocaleContext) ?? browserLocale();
