/** Every colour of the site (again in palette.css, for its styles), of what the API shows by itself, and of the drawings. */
export const palette = {
  // Paper and ink
  paper: '#fcf4e3',
  paperDeep: '#f5e6c6',
  card: '#fffbf2',
  white: '#fff',
  ink: '#1c1838',
  inkSoft: '#4b4566',
  line: '#8c8499',

  // The four steps. Ink is readable on each; the deep ones are readable on paper; the tints hold text.
  sentir: '#f4664c',
  sentirTint: '#fcdcd2',
  sentirDeep: '#a82c15',
  imaginar: '#fdbd31',
  imaginarTint: '#ffebb8',
  imaginarDeep: '#7a4f00',
  fazer: '#2faf81',
  fazerTint: '#cdeedd',
  fazerDeep: '#0a6145',
  partilhar: '#6b98fb',
  partilharTint: '#d9e4ff',
  partilharDeep: '#1f46ab',
} as const;

/** The same family for the back office, calmer; `dark` is for text on paper, `main` for surfaces, `light` for tints. */
export const backOffice = {
  ink: { main: '#1f2340', soft: '#4b4f6b', faint: '#6a6d84', line: '#e4dccb' },
  paper: { main: '#fffdf8', warm: '#faf5ea', deep: '#f3ebdb', field: '#ffffff' },
  coral: { main: '#f26b4e', dark: '#b03a20', light: '#fde7e0' },
  yellow: { main: '#f6c445', dark: '#7a5600', light: '#fdf1cf' },
  teal: { main: '#3bb3a4', dark: '#0c665b', light: '#dcf2ee' },
  violet: { main: '#9b8cf0', dark: '#5040b0', light: '#e9e5fc' },
} as const;

/** The same on dark paper: `dark` is what is read on it, and `light` what is dim enough to hold text. */
export const backOfficeDark = {
  ink: { main: '#f1eee6', soft: '#c4c4d4', faint: '#9fa1b8', line: '#42466a' },
  paper: { main: '#1e213b', warm: '#14162b', deep: '#2a2e4d', field: '#181a31' },
  coral: { main: '#f26b4e', dark: '#ffa691', light: '#4d2a25' },
  yellow: { main: '#f6c445', dark: '#f6c445', light: '#433716' },
  teal: { main: '#3bb3a4', dark: '#6fd6c8', light: '#15423d' },
  violet: { main: '#9b8cf0', dark: '#bcb1ff', light: '#353163' },
} as const satisfies { [Group in keyof typeof backOffice]: Record<keyof (typeof backOffice)[Group], string> };
