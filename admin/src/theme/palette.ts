/** Warm paper, deep ink and the four step colours; `dark` is for text on paper, `main` for surfaces, `light` for tints. */
export const palette = {
  ink: { main: '#1f2340', soft: '#4b4f6b', faint: '#6a6d84', line: '#e4dccb' },
  paper: { main: '#fffdf8', warm: '#faf5ea', deep: '#f3ebdb' },
  coral: { main: '#f26b4e', dark: '#b03a20', light: '#fde7e0' },
  yellow: { main: '#f6c445', dark: '#7a5600', light: '#fdf1cf' },
  teal: { main: '#3bb3a4', dark: '#0c665b', light: '#dcf2ee' },
  violet: { main: '#9b8cf0', dark: '#5040b0', light: '#e9e5fc' },
} as const;

/** One of the four step colours. */
export type StepColour = 'coral' | 'yellow' | 'teal' | 'violet';
