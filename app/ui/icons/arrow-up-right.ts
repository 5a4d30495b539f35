import { icon } from './icon.ts';

export default icon('arrow-up-right');
