import type { shapes } from './shapes.ts';

/** One cut-out: its centre and size in units of the picture, its turn in degrees. */
export type Piece = {
  shape: keyof typeof shapes;
  fill: 'sentir' | 'imaginar' | 'fazer' | 'partilhar' | 'ink' | 'paper' | 'deep';
  x: number;
  y: number;
  size: number;
  turn?: number;
};

/** A box in units of the picture and what lies in it, from the lowest sheet to the highest. */
export type Picture = {
  box: readonly [number, number];
  pieces: readonly Piece[];
  /** Its sheets come together from its edges. */
  assembles?: boolean;
};

/** Every illustration of the site. */
export const pictures = {
  logo: {
    box: [100, 100],
    pieces: [
      { shape: 'disc', fill: 'sentir', x: 30, y: 30, size: 50 },
      { shape: 'disc', fill: 'imaginar', x: 71, y: 29, size: 50, turn: 80 },
      { shape: 'disc', fill: 'fazer', x: 30, y: 70, size: 50, turn: 170 },
      { shape: 'disc', fill: 'partilhar', x: 71, y: 71, size: 50, turn: 250 },
    ],
  },
  steps: {
    box: [620, 600],
    assembles: true,
    pieces: [
      { shape: 'alga', fill: 'fazer', x: 316, y: 96, size: 170, turn: 18 },
      { shape: 'wave', fill: 'imaginar', x: 75, y: 322, size: 160, turn: -74 },
      { shape: 'disc', fill: 'sentir', x: 172, y: 178, size: 300 },
      { shape: 'disc', fill: 'imaginar', x: 452, y: 166, size: 280, turn: 70 },
      { shape: 'disc', fill: 'fazer', x: 176, y: 440, size: 280, turn: 160 },
      { shape: 'disc', fill: 'partilhar', x: 448, y: 434, size: 312, turn: 250 },
      { shape: 'heart', fill: 'paper', x: 172, y: 184, size: 168, turn: -6 },
      { shape: 'bulb', fill: 'ink', x: 456, y: 170, size: 172, turn: 8 },
      { shape: 'hand', fill: 'ink', x: 178, y: 446, size: 176, turn: -10 },
      { shape: 'bird', fill: 'paper', x: 452, y: 434, size: 196, turn: -4 },
      { shape: 'star', fill: 'ink', x: 312, y: 308, size: 74, turn: 12 },
      { shape: 'sun', fill: 'sentir', x: 574, y: 300, size: 84 },
      { shape: 'alga', fill: 'sentir', x: 316, y: 540, size: 112, turn: 100 },
    ],
  },
  sentir: {
    box: [240, 240],
    pieces: [
      { shape: 'disc', fill: 'sentir', x: 118, y: 120, size: 210 },
      { shape: 'heart', fill: 'paper', x: 118, y: 126, size: 124, turn: -6 },
      { shape: 'star', fill: 'imaginar', x: 206, y: 40, size: 52 },
    ],
  },
  imaginar: {
    box: [240, 240],
    pieces: [
      { shape: 'disc', fill: 'imaginar', x: 120, y: 122, size: 210, turn: 80 },
      { shape: 'bulb', fill: 'ink', x: 122, y: 124, size: 128, turn: 8 },
      { shape: 'wave', fill: 'partilhar', x: 44, y: 44, size: 76, turn: -20 },
    ],
  },
  fazer: {
    box: [240, 240],
    pieces: [
      { shape: 'disc', fill: 'fazer', x: 120, y: 118, size: 210, turn: 170 },
      { shape: 'hand', fill: 'ink', x: 120, y: 124, size: 128, turn: -8 },
      { shape: 'sprout', fill: 'imaginar', x: 206, y: 198, size: 62, turn: 12 },
    ],
  },
  partilhar: {
    box: [240, 240],
    pieces: [
      { shape: 'disc', fill: 'partilhar', x: 120, y: 120, size: 210, turn: 250 },
      { shape: 'bird', fill: 'paper', x: 120, y: 120, size: 138, turn: -5 },
      { shape: 'sun', fill: 'sentir', x: 40, y: 196, size: 54 },
    ],
  },
  world: {
    box: [520, 420],
    pieces: [
      { shape: 'pebble', fill: 'deep', x: 262, y: 222, size: 400, turn: 20 },
      { shape: 'disc', fill: 'partilhar', x: 262, y: 214, size: 290 },
      { shape: 'pebble', fill: 'fazer', x: 210, y: 160, size: 120, turn: 40 },
      { shape: 'pebble', fill: 'fazer', x: 312, y: 262, size: 142, turn: -60 },
      { shape: 'pebble', fill: 'fazer', x: 190, y: 292, size: 66, turn: 10 },
      { shape: 'bird', fill: 'ink', x: 112, y: 104, size: 136, turn: -12 },
      { shape: 'heart', fill: 'imaginar', x: 402, y: 112, size: 98, turn: 12 },
      { shape: 'alga', fill: 'imaginar', x: 448, y: 322, size: 140, turn: 24 },
      { shape: 'star', fill: 'ink', x: 70, y: 300, size: 62 },
    ],
  },
  calendar: {
    box: [420, 360],
    pieces: [
      { shape: 'alga', fill: 'paper', x: 334, y: 116, size: 178, turn: 24 },
      { shape: 'disc', fill: 'imaginar', x: 196, y: 186, size: 290 },
      { shape: 'calendar', fill: 'ink', x: 190, y: 184, size: 180, turn: -6 },
      { shape: 'sun', fill: 'partilhar', x: 330, y: 276, size: 112 },
      { shape: 'heart', fill: 'paper', x: 60, y: 304, size: 74, turn: -10 },
    ],
  },
  contact: {
    box: [420, 360],
    pieces: [
      { shape: 'pebble', fill: 'paper', x: 206, y: 190, size: 310, turn: 30 },
      { shape: 'bubble', fill: 'ink', x: 164, y: 146, size: 200, turn: -4 },
      { shape: 'bubble', fill: 'sentir', x: 284, y: 238, size: 160, turn: 6 },
      { shape: 'star', fill: 'imaginar', x: 160, y: 126, size: 66 },
      { shape: 'heart', fill: 'paper', x: 288, y: 224, size: 62 },
      { shape: 'alga', fill: 'partilhar', x: 64, y: 272, size: 140, turn: -30 },
    ],
  },
  lost: {
    box: [460, 380],
    pieces: [
      { shape: 'disc', fill: 'imaginar', x: 230, y: 196, size: 320 },
      { shape: 'eye', fill: 'ink', x: 164, y: 168, size: 110, turn: -6 },
      { shape: 'eye', fill: 'ink', x: 300, y: 162, size: 110, turn: 8 },
      { shape: 'wave', fill: 'sentir', x: 232, y: 268, size: 160, turn: 4 },
      { shape: 'bird', fill: 'partilhar', x: 394, y: 66, size: 110, turn: -10 },
      { shape: 'sprout', fill: 'fazer', x: 60, y: 312, size: 120, turn: -10 },
    ],
  },
  gone: {
    box: [460, 380],
    pieces: [
      { shape: 'disc', fill: 'deep', x: 230, y: 196, size: 320 },
      { shape: 'envelope', fill: 'ink', x: 216, y: 196, size: 190, turn: -8 },
      { shape: 'bird', fill: 'sentir', x: 350, y: 92, size: 150, turn: -14 },
      { shape: 'alga', fill: 'fazer', x: 70, y: 290, size: 150, turn: -20 },
    ],
  },
  hands: {
    box: [420, 360],
    pieces: [
      { shape: 'sun', fill: 'paper', x: 210, y: 150, size: 220 },
      { shape: 'hand', fill: 'ink', x: 116, y: 216, size: 190, turn: -20 },
      { shape: 'hand', fill: 'sentir', x: 212, y: 206, size: 220 },
      { shape: 'hand', fill: 'partilhar', x: 312, y: 220, size: 184, turn: 20 },
      { shape: 'heart', fill: 'paper', x: 212, y: 262, size: 60 },
    ],
  },
  press: {
    box: [420, 360],
    pieces: [
      { shape: 'disc', fill: 'partilhar', x: 220, y: 180, size: 280 },
      { shape: 'megaphone', fill: 'ink', x: 196, y: 186, size: 200, turn: -8 },
      { shape: 'star', fill: 'imaginar', x: 336, y: 110, size: 84 },
      { shape: 'bubble', fill: 'paper', x: 346, y: 250, size: 120, turn: 6 },
    ],
  },
  reports: {
    box: [420, 360],
    pieces: [
      { shape: 'pebble', fill: 'imaginar', x: 210, y: 180, size: 310 },
      { shape: 'book', fill: 'ink', x: 206, y: 190, size: 210, turn: -4 },
      { shape: 'sprout', fill: 'fazer', x: 208, y: 84, size: 120 },
      { shape: 'sun', fill: 'paper', x: 342, y: 84, size: 90 },
    ],
  },
  bridge: {
    box: [420, 360],
    pieces: [
      { shape: 'sun', fill: 'imaginar', x: 310, y: 100, size: 130 },
      { shape: 'arch', fill: 'ink', x: 210, y: 210, size: 300 },
      { shape: 'arch', fill: 'sentir', x: 210, y: 236, size: 176 },
      { shape: 'heart', fill: 'paper', x: 210, y: 276, size: 74 },
      { shape: 'alga', fill: 'paper', x: 64, y: 240, size: 140, turn: -16 },
    ],
  },
  questions: {
    box: [420, 360],
    pieces: [
      { shape: 'disc', fill: 'imaginar', x: 190, y: 190, size: 270 },
      { shape: 'bubble', fill: 'ink', x: 176, y: 170, size: 190, turn: -6 },
      { shape: 'bulb', fill: 'partilhar', x: 330, y: 190, size: 170, turn: 12 },
      { shape: 'eye', fill: 'paper', x: 172, y: 152, size: 92 },
    ],
  },
  school: {
    box: [420, 360],
    pieces: [
      { shape: 'disc', fill: 'paper', x: 208, y: 190, size: 290 },
      { shape: 'house', fill: 'ink', x: 200, y: 196, size: 210, turn: -2 },
      { shape: 'heart', fill: 'sentir', x: 198, y: 140, size: 56 },
      { shape: 'sun', fill: 'sentir', x: 340, y: 86, size: 110 },
      { shape: 'alga', fill: 'fazer', x: 354, y: 270, size: 140, turn: 14 },
    ],
  },
  study: {
    box: [420, 360],
    pieces: [
      { shape: 'pebble', fill: 'paper', x: 210, y: 186, size: 310, turn: 60 },
      { shape: 'pencil', fill: 'sentir', x: 270, y: 164, size: 220, turn: 8 },
      { shape: 'bulb', fill: 'ink', x: 144, y: 176, size: 180, turn: -8 },
      { shape: 'star', fill: 'imaginar', x: 322, y: 286, size: 80 },
    ],
  },
  letter: {
    box: [420, 360],
    pieces: [
      { shape: 'disc', fill: 'imaginar', x: 210, y: 184, size: 290 },
      { shape: 'envelope', fill: 'ink', x: 200, y: 200, size: 210, turn: -6 },
      { shape: 'bird', fill: 'paper', x: 310, y: 92, size: 140, turn: -10 },
      { shape: 'heart', fill: 'partilhar', x: 82, y: 88, size: 76, turn: -14 },
    ],
  },
  placeholder: {
    box: [320, 220],
    pieces: [
      { shape: 'disc', fill: 'paper', x: 160, y: 112, size: 170 },
      { shape: 'sprout', fill: 'fazer', x: 160, y: 112, size: 100, turn: -4 },
      { shape: 'sun', fill: 'imaginar', x: 238, y: 52, size: 62 },
    ],
  },
  festival: {
    box: [460, 380],
    pieces: [
      { shape: 'sun', fill: 'paper', x: 236, y: 196, size: 340 },
      { shape: 'disc', fill: 'sentir', x: 236, y: 196, size: 230 },
      { shape: 'trophy', fill: 'ink', x: 236, y: 196, size: 150, turn: 4 },
      { shape: 'star', fill: 'partilhar', x: 386, y: 76, size: 84 },
      { shape: 'alga', fill: 'fazer', x: 70, y: 270, size: 160, turn: -24 },
    ],
  },
  audience: {
    box: [640, 360],
    pieces: [
      { shape: 'sun', fill: 'imaginar', x: 320, y: 148, size: 280 },
      { shape: 'disc', fill: 'paper', x: 320, y: 148, size: 206 },
      { shape: 'pebble', fill: 'sentir', x: 92, y: 84, size: 132, turn: 30 },
      { shape: 'heart', fill: 'paper', x: 92, y: 86, size: 70, turn: -8 },
      { shape: 'pebble', fill: 'fazer', x: 548, y: 90, size: 136, turn: -50 },
      { shape: 'bulb', fill: 'paper', x: 548, y: 92, size: 84, turn: 8 },
      { shape: 'bird', fill: 'ink', x: 452, y: 56, size: 78, turn: -10 },
      { shape: 'star', fill: 'partilhar', x: 188, y: 52, size: 54, turn: 10 },
      { shape: 'hand', fill: 'partilhar', x: 82, y: 280, size: 148, turn: -8 },
      { shape: 'hand', fill: 'fazer', x: 158, y: 298, size: 112, turn: 4 },
      { shape: 'hand', fill: 'ink', x: 228, y: 290, size: 128, turn: -3 },
      { shape: 'hand', fill: 'sentir', x: 316, y: 299, size: 110, turn: 5 },
      { shape: 'hand', fill: 'fazer', x: 402, y: 289, size: 130, turn: -4 },
      { shape: 'hand', fill: 'ink', x: 486, y: 300, size: 106, turn: 6 },
      { shape: 'hand', fill: 'sentir', x: 568, y: 282, size: 142, turn: 4 },
    ],
  },
} as const satisfies Record<string, Picture>;
