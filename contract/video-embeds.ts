/** Origins of the players of video services, in their cookie-free versions. */
export const VIDEO_EMBEDS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;
