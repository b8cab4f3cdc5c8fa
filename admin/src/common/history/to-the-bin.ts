import { periods } from '@contract/periods';

/** What happens to content that is removed. */
export const TO_THE_BIN = `Vai para o Lixo e fica lá ${periods.binDays} dias: até lá pode ser reposto.`;
