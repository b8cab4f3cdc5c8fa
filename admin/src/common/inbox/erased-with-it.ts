/** What goes with a submission, and what the system cannot reach. */
export const ERASED_WITH_IT =
  'Apagam-se também o documento junto e os emails sobre ela que ainda não saíram; os que já foram entregues estão fora do alcance do sistema.';
