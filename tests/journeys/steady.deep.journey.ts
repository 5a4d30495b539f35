import { checkNoShift } from './steady-page.ts';

for (const width of [360, 412, 768, 1280, 1600]) checkNoShift('/', width);
for (const width of [390, 1280]) checkNoShift('/talents-on-demand', width);
