import { icon } from './icon.ts';

export default icon('circle-alert');
