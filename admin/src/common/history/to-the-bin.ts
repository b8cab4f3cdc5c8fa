import { periods } from '@contract/periods';

/** Tells a person that removed content goes to the bin, and for how long it can be restored. */
export const TO_THE_BIN = `Vai para o Lixo e fica lá ${periods.binDays} dias: até lá pode ser reposto.`;
