import { icon } from './icon.ts';

export default icon('link-2');
