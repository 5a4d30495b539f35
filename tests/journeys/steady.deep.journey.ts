import { checkSteady } from './steady-page.ts';

for (const width of [360, 412, 768, 1600]) checkSteady('/', width);
for (const width of [390, 1280]) checkSteady('/talents-on-demand', width);
