import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { statfs } from 'node:fs/promises';
import { type EntityManager, In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import type { Settings } from '#platform/config/config.js';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#platform/dates/durations.js';
import { periods } from '../../../contract/periods.js';
import { visitorKinds } from '#mail/mail-message.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import type { WithheldMail } from '#mail/withheld-mail.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';

/** A line of the overview without its name. An urgent one is mailed to the administrators. */
export interface Finding {
  bem: boolean;
  texto: string;
  fazer: string | null;
  tecnico: string | null;
  isUrgent?: boolean;
}

export const pass = (texto: string, tecnico: string | null = null): Finding => ({
  bem: true,
  texto,
  fazer: null,
  tecnico,
});
export const fail = (texto: string, tecnico: string, fazer: string | null = null): Finding => ({
  bem: false,
  texto,
  fazer,
  tecnico,
});
export const alarm = (...text: Parameters<typeof fail>): Finding => ({ ...fail(...text), isUrgent: true });

/** Caddy and certbot renew theirs a month before the end: what is left with less was not renewed. */
const FEWEST_DAYS = 14;
const PATIENCE_MS = 3 * SECOND_MS;
const NOT_RENEWED = 'Devia ter sido renovado sozinho: veja o que diz o servidor que está à frente (Caddy ou outro).';

/** Whether the certificates of the three origins last, as whoever asks for them is shown. */
export async function checkCertificates({ siteUrl, apiUrl, adminUrl }: Settings, now: Date): Promise<Finding> {
  const origins = [...new Set([siteUrl, apiUrl, adminUrl])].filter((url) => url.startsWith('https:'));
  if (origins.length === 0) return pass('Os endereços não usam HTTPS: servem só nesta máquina.');
  const ends = await Promise.all(
    origins.map(async (origin) => ({
      host: new URL(origin).host,
      end: await endOf(new URL(origin)).catch(() => null),
    })),
  );
  const unseen = ends.filter(({ end }) => end === null).map(({ host }) => host);
  if (unseen.length > 0) {
    return fail(
      `Não foi possível ver o certificado de ${unseen.join(', ')}.`,
      'Abra o endereço num navegador. Se abrir, este servidor é que não o alcança.',
    );
  }
  const [first] = ends.sort((a, b) => Number(a.end) - Number(b.end));
  const days = Math.floor((Number(first?.end) - now.getTime()) / DAY_MS);
  const host = first?.host ?? '';
  if (days < 0) return alarm(`O certificado de ${host} acabou.`, NOT_RENEWED);
  const says = `O que acaba primeiro é o de ${host}, dentro de ${days === 1 ? '1 dia' : `${days} dias`}.`;
  return days < FEWEST_DAYS ? alarm(says, NOT_RENEWED) : pass(says);
}

/** When the certificate ends that a server shows. Nothing but that is asked, so whoever it is may answer. */
async function endOf({ hostname, port }: URL): Promise<Date> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    // an address has no name to say
    ...(isIP(hostname) === 0 && { servername: hostname }),
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

export async function checkMail(manager: EntityManager, withheldMail: WithheldMail, { mail }: Settings, now: Date) {
  if (mail.smtpUrl === undefined) {
    return fail(
      'O e-mail não sai daqui: o que o site escreve fica guardado no servidor, e ninguém o recebe.',
      'Os e-mails ficam em ficheiros, em DATA_DIR/mail. Para os enviar, defina SMTP_URL.',
      'Até haver servidor de correio, responda às mensagens pelo seu e-mail.',
    );
  }
  const [[[oldest], stuck], refused, { waiting, notSent }] = await Promise.all([
    manager.findAndCount(OutgoingMail, {
      where: { state: 'pending', heldFor: IsNull(), createdAt: LessThan(new Date(now.getTime() - HOUR_MS)) },
      order: { createdAt: 'ASC' },
      take: 1,
    }),
    manager.countBy(OutgoingMail, {
      state: 'failed',
      heldFor: IsNull(),
      kind: Not(In([...visitorKinds])),
      nextAttemptAt: MoreThan(new Date(now.getTime() - DAY_MS)),
    }),
    withheldMail.figures(now),
  ]);
  if (oldest !== undefined) {
    return alarm(
      `O e-mail não está a sair desde ${lisbonWords(oldest.createdAt)}: ${countOf(stuck)} à espera.`,
      'Confirme que o servidor de correio responde e que SMTP_URL está certo.',
      `${leave(stuck)} assim que o servidor de correio responder.`,
    );
  }
  if (refused > 0) {
    return fail(
      `${countOf(refused)} para a equipa ${refused === 1 ? 'foi recusada' : 'foram recusadas'} no último dia.`,
      'Confirme os endereços em MAIL_TO.',
      'Confirme os e-mails das contas em «Utilizadores».',
    );
  }
  if (waiting > 0) {
    return fail(
      `Foi atingido o máximo de e-mails que o site envia por dia a quem preenche formulários: ${countOf(waiting)} à espera.`,
      'O máximo é a configuração MAIL_DAILY_LIMIT.',
      `${leave(waiting)} assim que houver lugar.`,
    );
  }
  const held = `Nos últimos ${periods.withheldMailDays} dias ${notSent === 1 ? 'não foi enviada' : 'não foram enviadas'} ${countOf(notSent)} a quem preencheu formulários: o endereço já tinha recebido o máximo de um dia, ou foram pedidas em série.`;
  return pass(['Nenhuma mensagem está parada.', ...(notSent > 0 ? [held] : [])].join(' '));
}

const countOf = (count: number) => (count === 1 ? '1 mensagem' : `${count} mensagens`);
const leave = (count: number) => (count === 1 ? 'Sai sozinha' : 'Saem sozinhas');

const GB = 1024 ** 3;
const LEAST_BYTES = GB;
const LEAST_PART = 0.1;

/** The disk under DATA_DIR, in bytes. */
export async function readDisk({ dataDir }: Pick<Settings, 'dataDir'>): Promise<{ free: number; used: number }> {
  const { bsize, blocks, bfree, bavail } = await statfs(dataDir);
  return { free: bavail * bsize, used: (blocks - bfree) * bsize };
}

export function checkDisk({ free, used }: { free: number; used: number }): Finding {
  const part = free / (free + used);
  const gigabytes = (free / GB).toLocaleString('pt-PT', { maximumFractionDigits: 1 });
  const says = `${gigabytes} GB livres no disco (${Math.floor(part * 100)} %).`;
  if (free >= LEAST_BYTES && part >= LEAST_PART) return pass(says);
  return alarm(
    `${says} Quando o disco encher, os formulários do site são recusados.`,
    'Leve cópias antigas para outro sítio, ou aumente o disco.',
  );
}
