/** Stands where a cover is going to be. */
export function placeholder(name: string): string {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360"><path fill="hsl(${hue} 50% 70%)" d="M0 0h640v360H0z"/><path fill="hsl(${hue} 50% 35%)" d="M0 360l200-160 120 80 140-120 180 140v60z"/></svg>`;
}
