import { icon } from './icon.ts';

export default icon([['path', { d: 'm8 3 4 8 5-5 5 15H2L8 3z' }]]);
