/** Where a message stands: nobody has read it, somebody has, it was answered, or there is nothing more to do. */
export const messageStates = ['porLer', 'aberta', 'respondida', 'concluida'] as const;
export type MessageState = (typeof messageStates)[number];
