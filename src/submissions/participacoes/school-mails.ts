import { type EntityManager, In } from 'typeorm';
import { makeLink } from '#accounts/links/links.js';
import { ASSOCIATION, type MailMessage, type MailWords } from '#mail/mail-message.js';
import type { Outbox } from '#mail/outbox.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { AppError } from '#platform/errors/app-error.js';
import { sha256 } from '#platform/secrets/sha256.js';
import type { MensagemEscolasInputDto } from './participacao.dto.js';
import { Participacao } from './participacao.entity.js';
import { Lembrete, type MailTextKind, type NoticeKind, noticeKinds } from './lembrete.entity.js';

/** The words that give place to what is each school's. */
type Place = 'professor' | 'escola' | 'edicao' | 'prazo' | 'quando' | 'ligacao';
type Filling = Readonly<Partial<Record<Place | 'site' | 'anterior', string>>>;

const OF_REMINDERS: readonly Place[] = ['professor', 'escola', 'edicao', 'prazo', 'quando', 'ligacao'];

const OF_NOTICES: Readonly<Record<NoticeKind, readonly Place[]>> = {
  abertura: ['edicao', 'prazo', 'ligacao'],
  ligacao: ['escola', 'edicao', 'ligacao'],
  colega: ['edicao', 'ligacao'],
  semEscola: ['ligacao'],
  prolongada: ['edicao', 'prazo'],
  maisTempo: ['escola', 'prazo'],
  entrega: ['escola', 'edicao', 'prazo', 'ligacao'],
};

const FAREWELL = `Um abraço da equipa da ${ASSOCIATION}\n`;

const REMINDED = `Recebe este lembrete porque inscreveu a escola nesta edição. Se já não participam, responda a esta mensagem e não enviamos mais nenhum.\n\n${FAREWELL}`;

/** The end of each, which no words of the back office take away. */
const ends: Readonly<Record<MailTextKind, string>> = {
  inscricoes: `Recebe esta mensagem porque a escola participou na edição de {anterior}, e só lha enviamos uma vez. Se não quer que voltemos a escrever-lhe, responda a dizê-lo; o que guardamos de si vê-se e apaga-se em {site}/os-meus-dados\n\n${FAREWELL}`,
  submissao14: REMINDED,
  submissao3: REMINDED,
  submissao1: REMINDED,
  abertura: `Este é o único aviso que enviamos: o seu endereço já foi apagado da nossa lista. Se não pediu este aviso, não tem de fazer nada.\n\n${FAREWELL}{site}\n`,
  ligacao: `Quem tiver esta ligação abre a página: partilhe-a só com quem acompanha o projeto. Se não a pediu, não tem de fazer nada.\n\n${FAREWELL}`,
  colega: `Se não conhece o projeto, pode ignorar esta mensagem: alguém se enganou no endereço.\n\n${FAREWELL}`,
  semEscola: `Se não a pediu, não tem de fazer nada.\n\n${FAREWELL}`,
  prolongada: FAREWELL,
  maisTempo: FAREWELL,
  entrega: FAREWELL,
};

export const isNotice = (tipo: MailTextKind): tipo is NoticeKind => noticeKinds.some((kind) => kind === tipo);

export async function noticeMail(manager: EntityManager, tipo: NoticeKind, filling: Filling): Promise<MailWords> {
  return filledMail(tipo, await manager.findOneByOrFail(Lembrete, { tipo }), filling);
}

/** Fills the words of a mail to schools, and ends it as its kind does. */
export function filledMail(
  tipo: MailTextKind,
  { assunto, texto }: Pick<Lembrete, 'assunto' | 'texto'>,
  filling: Filling,
): MailWords {
  return { subject: filled(assunto, filling), text: filled(`${texto}\n\n${ends[tipo]}`, filling) };
}

function filled(words: string, filling: Filling): string {
  const known = new Map(Object.entries(filling));
  return words.replaceAll(/\{(\w+)\}/g, (place, name: string) => known.get(name) ?? place);
}

/** Shows a mail as it arrives, and to whom it goes. */
export async function previewOf(
  outbox: Outbox,
  manager: EntityManager,
  words: MailWords,
  goes: { para?: string; seguem?: number; repetidas?: number } = {},
) {
  const { subject: assunto, text: texto } = await outbox.named(manager, words);
  return { assunto, texto, para: '', seguem: 0, repetidas: 0, ...goes };
}

/** @throws AppError 'invalid' for words in braces that would arrive as they stand, and for a mail of a link without it */
export function requireKnownPlaces(tipo: MailTextKind, words: Pick<Lembrete, 'assunto' | 'texto'>): void {
  const places = isNotice(tipo) ? OF_NOTICES[tipo] : OF_REMINDERS;
  for (const field of ['assunto', 'texto'] as const) {
    const unknown = [...words[field].matchAll(/\{([^{}]*)\}/g)].find(([, name]) => !places.some((one) => one === name));
    if (unknown === undefined) continue;
    const sentence = `«${unknown[0]}» chegaria assim mesmo. Entre chavetas só há ${places.map((name) => `{${name}}`).join(', ')}.`;
    throw AppError.at(field, sentence);
  }
  if ((tipo === 'ligacao' || tipo === 'colega') && !words.texto.includes('{ligacao}')) {
    throw AppError.at('texto', 'Falta {ligacao}: sem ela ninguém chega à página da escola.');
  }
}

/** Makes a link to a school's own page. @param email of the colleague whose link it is, as others may see it */
export async function schoolLink(manager: EntityManager, siteUrl: string, participacaoId: number, email?: string) {
  const { token, once } = await makeLink(manager, {
    purpose: 'participation',
    subject: participacaoId,
    ...(email !== undefined && { email }),
  });
  return { once, ligacao: `${siteUrl}/desafio/${token}` };
}

/** Finds the letters to the schools that were chosen: those that are still to go, and those that have gone. */
export async function lettersOf(manager: EntityManager, input: MensagemEscolasInputDto) {
  const schools = await manager.find(Participacao, { where: { id: In(input.ids) }, order: { id: 'ASC' } });
  const letters = schools.map((school) => letterTo(school, input));
  const sent = await manager.find(OutgoingMail, {
    select: { idempotencyKey: true },
    where: { idempotencyKey: In(letters.map(({ idempotencyKey }) => idempotencyKey)) },
  });
  const keys = new Set(sent.map(({ idempotencyKey }) => idempotencyKey));
  return {
    fresh: letters.filter(({ idempotencyKey }) => !keys.has(idempotencyKey)),
    known: letters.filter(({ idempotencyKey }) => keys.has(idempotencyKey)),
  };
}

/** Its key is made of its words, so that the same ones go to a school once. */
function letterTo(
  { id, email, escola, professor }: Participacao,
  { assunto, texto }: MensagemEscolasInputDto,
): MailMessage {
  const filling = { escola, professor };
  return {
    idempotencyKey: `participacoes:${id}:mensagem:${sha256(JSON.stringify([assunto, texto])).slice(0, 16)}`,
    kind: 'answer',
    recipient: email,
    subject: filled(assunto, filling),
    text: `${filled(texto, filling)}\n\n${FAREWELL}`,
  };
}
