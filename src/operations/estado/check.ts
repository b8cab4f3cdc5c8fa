/** A line of the overview without its name. An urgent one is mailed to the administrators. */
export interface Finding {
  bem: boolean;
  texto: string;
  fazer: string | null;
  tecnico: string | null;
  isUrgent?: boolean;
}

export const well = (texto: string, tecnico: string | null = null): Finding => ({
  bem: true,
  texto,
  fazer: null,
  tecnico,
});
export const ill = (texto: string, tecnico: string, fazer: string | null = null): Finding => ({
  bem: false,
  texto,
  fazer,
  tecnico,
});
export const urgent = (...said: Parameters<typeof ill>): Finding => ({ ...ill(...said), isUrgent: true });
