import { createContext, useContext } from 'react';
import { browserLocale, type Locale } from './locale.ts';

/** The page's locale on the server. In the browser it is null, and islands read the document's. */
export const LocaleContext = createContext<Locale | null>(null);

export const useLocale = (): Locale => useContext(LocaleContext) ?? browserLocale();
