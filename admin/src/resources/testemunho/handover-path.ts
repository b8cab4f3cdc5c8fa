/** Where the screen for who leaves is. */
export const HANDOVER_PATH = '/dashboard/utilizadores/passar-o-testemunho';
