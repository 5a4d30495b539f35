/** Style sheets by the file of their page; `vite/route-sheets.ts` writes them into the built site. */
const built = '__ROUTE_SHEETS__';

export const sheets: Partial<Record<string, string>> = built.startsWith('{')
  ? JSON.parse(built)
  : {};
