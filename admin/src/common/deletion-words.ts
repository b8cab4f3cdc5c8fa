import { periods } from '@contract/periods';

/** Tells a person that removed content goes to the bin, and for how long it can be restored. */
export const TO_THE_BIN = `Vai para o Lixo e fica lá ${periods.binDays} dias: até lá pode ser reposto.`;

/** Tells a person what is erased together with a submission, and that delivered emails stay out of reach. */
export const ERASED_WITH_IT =
  'Apaga-se também o que está junto: documentos e e-mails que ainda não saíram. Os e-mails já entregues estão fora do alcance do sistema.';
