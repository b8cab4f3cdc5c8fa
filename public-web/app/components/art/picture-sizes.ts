/** Every illustration and its size, so that its place is kept before it arrives. Drawn from `art/` by the build. */
export const pictureSizes = {
  logo: [100, 100],
  steps: [620, 600],
  sentir: [240, 240],
  imaginar: [240, 240],
  fazer: [240, 240],
  partilhar: [240, 240],
  world: [520, 420],
  calendar: [420, 360],
  contact: [420, 360],
  lost: [460, 380],
  gone: [460, 380],
  hands: [420, 360],
  press: [420, 360],
  reports: [420, 360],
  bridge: [420, 360],
  questions: [420, 360],
  school: [420, 360],
  study: [420, 360],
  letter: [420, 360],
  placeholder: [320, 220],
  festival: [460, 380],
  audience: [640, 360],
} as const;

export type PictureName = keyof typeof pictureSizes;
