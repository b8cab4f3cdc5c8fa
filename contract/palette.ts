export const paper = '#fcf4e3';
export const paperDeep = '#f5e6c6';
export const card = '#fffbf2';
export const white = '#fff';
export const ink = '#1c1838';
export const inkSoft = '#4b4566';
export const line = '#8c8499';
export const sentir = '#f4664c';
export const sentirTint = '#fcdcd2';
export const sentirDeep = '#a82c15';
export const imaginar = '#fdbd31';
export const imaginarTint = '#ffebb8';
export const imaginarDeep = '#7a4f00';
export const fazer = '#2faf81';
export const fazerTint = '#cdeedd';
export const fazerDeep = '#0a6145';
export const partilhar = '#6b98fb';
export const partilharTint = '#d9e4ff';
export const partilharDeep = '#1f46ab';

export const backOffice = {
  "ink": {
    "main": "#1f2340",
    "soft": "#4b4f6b",
    "faint": "#6a6d84",
    "line": "#e4dccb"
  },
  "paper": {
    "main": "#fffdf8",
    "warm": "#faf5ea",
    "deep": "#f3ebdb",
    "field": "#ffffff"
  },
  "coral": {
    "main": "#f26b4e",
    "dark": "#b03a20",
    "light": "#fde7e0"
  },
  "yellow": {
    "main": "#f6c445",
    "dark": "#7a5600",
    "light": "#fdf1cf"
  },
  "teal": {
    "main": "#3bb3a4",
    "dark": "#0c665b",
    "light": "#dcf2ee"
  },
  "violet": {
    "main": "#9b8cf0",
    "dark": "#5040b0",
    "light": "#e9e5fc"
  }
} as const;

export const backOfficeDark = {
  "ink": {
    "main": "#f1eee6",
    "soft": "#c4c4d4",
    "faint": "#9fa1b8",
    "line": "#42466a"
  },
  "paper": {
    "main": "#1e213b",
    "warm": "#14162b",
    "deep": "#2a2e4d",
    "field": "#181a31"
  },
  "coral": {
    "main": "#f26b4e",
    "dark": "#ffa691",
    "light": "#4d2a25"
  },
  "yellow": {
    "main": "#f6c445",
    "dark": "#f6c445",
    "light": "#433716"
  },
  "teal": {
    "main": "#3bb3a4",
    "dark": "#6fd6c8",
    "light": "#15423d"
  },
  "violet": {
    "main": "#9b8cf0",
    "dark": "#bcb1ff",
    "light": "#353163"
  }
} as const;
