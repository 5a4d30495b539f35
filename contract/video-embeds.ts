/** Origins of the players that films of video services are shown in: the ones without cookies. */
export const VIDEO_EMBEDS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;
