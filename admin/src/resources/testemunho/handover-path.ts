/** The address of the screen for an account that leaves. */
export const HANDOVER_PATH = '/dashboard/utilizadores/passar-o-testemunho';
