import type { EstadoLinhaDto } from './estado.dto.js';

/** A line of the overview without its name. An urgent one is mailed to the administrators. */
export type Finding = Omit<EstadoLinhaDto, 'id' | 'titulo'> & { isUrgent?: boolean };

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
