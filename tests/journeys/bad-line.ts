/** A line to the site that can be made to fail, as a phone's does. */
import { type Line, openLine, pass } from './line.ts';

export interface BadLine extends Line {
  /** While true, posts reach the site and their answers never reach the browser. */
  losesAnswers: boolean;
}

export async function openBadLine(siteOrigin: string): Promise<BadLine> {
  const opened = await openLine(siteOrigin, (request, answer, browser) => {
    if (request.method === 'POST' && line.losesAnswers) {
      answer.resume().on('end', () => browser.destroy());
    } else pass(answer, browser);
  });
  const line: BadLine = { ...opened, losesAnswers: false };
  return line;
}
