import { icon } from './icon.ts';

export default icon('chart-no-axes-combined');
