export { safeJson, safeLine, safeText } from './safe-text.ts';
