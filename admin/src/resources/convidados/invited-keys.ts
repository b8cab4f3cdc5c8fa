/** Under which name it is kept who was invited. */
export const INVITED_KEY = ['convidados'];
