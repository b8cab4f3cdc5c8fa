import { palette } from '../../../../platform/palette.js';

/** The site's paper and ink, the four steps' colours, and what people are drawn in. */
export const colours = {
  ...palette,
  deep: palette.paperDeep,
  wood: '#d9a566',
  bark: '#8a5a34',
  purple: '#8f7be0',
  purpleTint: '#e4defa',
} as const;

export const skins = ['#f8d5b5', '#e9b78c', '#cf9565', '#9c6541', '#6d452f'] as const;
export const hairs = [palette.ink, '#4a2d20', '#8f4f24', '#dca23c', '#b9b3c4'] as const;
