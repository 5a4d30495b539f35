export { siteSecret } from './site-secret.ts';
