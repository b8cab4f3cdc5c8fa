/** Tells a person what is erased together with a submission, and that delivered emails stay out of reach. */
export const ERASED_WITH_IT =
  'Apaga-se também o que está junto: documentos e emails que ainda não saíram. Os emails já entregues estão fora do alcance do sistema.';
