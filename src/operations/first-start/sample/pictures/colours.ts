/** The site's paper and ink, the four steps' colours, and what people are drawn in. */
export const colours = {
  ink: '#1c1838',
  paper: '#fcf4e3',
  card: '#fffbf2',
  deep: '#f5e6c6',
  wood: '#d9a566',
  bark: '#8a5a34',
  sentir: '#f4664c',
  sentirTint: '#fcdcd2',
  sentirDeep: '#a82c15',
  imaginar: '#fdbd31',
  imaginarTint: '#ffebb8',
  fazer: '#2faf81',
  fazerTint: '#cdeedd',
  fazerDeep: '#0a6145',
  partilhar: '#6b98fb',
  partilharTint: '#d9e4ff',
  partilharDeep: '#1f46ab',
  purple: '#8f7be0',
  purpleTint: '#e4defa',
} as const;

export const skins = ['#f8d5b5', '#e9b78c', '#cf9565', '#9c6541', '#6d452f'] as const;
export const hairs = ['#1c1838', '#4a2d20', '#8f4f24', '#dca23c', '#b9b3c4'] as const;
