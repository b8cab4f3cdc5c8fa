import { randomUUID } from 'node:crypto';
import { letter, type MailMessage, type MailWords } from '#mail/mail-message.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import type { HeldRecord } from '#platform/database/addresses/held-data.js';

export const OUT_OF_REACH =
  'Os e-mails que já lhe enviámos, ou que a equipa já tinha recebido, não os conseguimos apagar.';

/** Addresses a receipt. @param isOwners whether the address is known to be its reader's, who then gets more in a day */
export const receiptTo = (recipient: string, words: MailWords, isOwners: boolean): MailMessage => ({
  idempotencyKey: `recibo-apagamento:${randomUUID()}:recibo`,
  kind: 'privacy',
  recipient,
  isConfirmed: () => Promise.resolve(isOwners),
  ...words,
});

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

export interface PersonErasure {
  erased: readonly HeldRecord[];
  /** The records that stay, each with its reason. */
  kept: readonly HeldRecord[];
}

/** To whose data was erased: what and when. None of their words stand in it. */
export function erasureReceiptMail({ erased, kept }: PersonErasure, now: Date): MailWords {
  const stays = kept.map(({ noun, notErased }) => `${noun}: ${notErased ?? ''}`);
  return letter(
    'Recibo: os seus dados foram apagados',
    `A ${lisbonWords(now)}, apagámos o que tínhamos guardado com este endereço de e-mail:\n${listed(countByNoun(erased))}`,
    ...(stays.length === 0 ? [] : [`Ficou:\n${listed(stays)}`]),
    `Guarde esta mensagem como recibo. ${OUT_OF_REACH}`,
  );
}

/** To the other address of a record that was erased. @param by the address that asked, masked */
export function erasedOfBothMail(shared: readonly HeldRecord[], by: string, now: Date): MailWords {
  return letter(
    'Recibo: foram apagados dados que também eram seus',
    `A ${lisbonWords(now)}, apagámos o seguinte, a pedido de quem usa o outro endereço que lá estava (${by}):\n${listed(countByNoun(shared))}`,
    `Este endereço também lá estava, e por isso recebe este recibo. ${OUT_OF_REACH}`,
  );
}

/** How many there are of each kind, as people say it: 'Mensagem de contacto (2)'. */
export function countByNoun(records: readonly HeldRecord[]): string[] {
  const nouns = [...new Set(records.map(({ noun }) => noun))];
  return nouns.map((noun) => {
    const [first, ...others] = records.filter((record) => record.noun === noun);
    const trace = first?.resource === 'pedidos-dados' ? `; ${traceWords(others.length === 0)}` : '';
    return `${noun} (${others.length + 1}${trace})`;
  });
}

/** That somebody asked, and was answered in time, is kept of a request without whose it was. */
const traceWords = (isOne: boolean): string =>
  `${isOne ? 'fica respondido' : 'ficam respondidos'}, só com o tipo e as datas`;
