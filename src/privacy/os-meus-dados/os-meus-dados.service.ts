import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import { periods } from '../../../contract/periods.js';
import { Link } from '#accounts/links/link.entity.js';
import { findLink, isOver, makeLink, spendLink, UNKNOWN_LINK } from '#accounts/links/links.js';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import { Outbox } from '#mail/outbox.js';
import { asVisitor, type AuditVerb } from '#platform/requests/audited-action.js';
import { Settings } from '#platform/config/config.js';
import { addressHash } from '#platform/database/addresses/held-address.entity.js';
import { correctContact } from '#platform/database/addresses/held-records.js';
import { forUpdate, type Lock, Transactions } from '#platform/database/transactions.js';
import { MINUTE_MS } from '#platform/dates/durations.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { AppError } from '#platform/errors/app-error.js';
import { MailRequests } from '#submissions/requests/mail-requests.js';
import { DadosPessoaisService, type FoundData, personFingerprint } from '../dados-pessoais/dados-pessoais.service.js';
import type { PersonErasure } from '../dados-pessoais/person-erasure.mail.js';
import { PedidosDadosService } from '../pedidos-dados/pedidos-dados.service.js';
import type { CorrigirDadosInputDto } from './os-meus-dados.dto.js';
import { ASSOCIATION, letter, type MailWords } from '#mail/mail-message.js';
import { RemovesOutdated } from '#platform/jobs/jobs.js';

const linkMessages = {
  used: 'Esta ligação já foi usada para apagar os seus dados. Se precisar, peça outra.',
  expired: `Esta ligação expirou: vale ${periods.ownDataMinutes} minutos. Peça outra.`,
} as const;

@Injectable()
export class OsMeusDadosService {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: MailRequests,
    private readonly outbox: Outbox,
    private readonly dados: DadosPessoaisService,
    private readonly pedidos: PedidosDadosService,
    private readonly ficheiros: FicheirosService,
    private readonly settings: Settings,
  ) {}

  /**
   * Mails a link to an address. It does not look whether anything is held under it, so nobody can learn that by the
   * answer, the time it takes, or whether a message comes.
   * @param ip whose request it is
   * @throws AppError 'invalid' for a proof of work that was sent and is no good
   */
  async ask(typed: string, proof: string | undefined, ip: string): Promise<void> {
    const limits = await this.requests.limitsOf(proof, ip);
    const email = normalEmail(typed);
    await this.transactions.run(async (manager) => {
      const { id, token } = await makeLink(manager, {
        purpose: 'own-data',
        subject: addressHash(email),
        email,
        lastsMs: periods.ownDataMinutes * MINUTE_MS,
      });
      await this.outbox.add(manager, {
        idempotencyKey: `os-meus-dados:${id}:ligacao`,
        kind: 'privacy',
        recipient: email,
        ...limits,
        ...dataLinkMail(`${this.settings.siteUrl}/os-meus-dados/${token}`),
      });
    });
  }

  /** @throws AppError 'notFound', 'gone' */
  async read(token: string): Promise<FoundData> {
    const { manager } = this.transactions;
    const link = await goodLink(manager, token);
    return this.dados.find(manager, link.email);
  }

  /** A document under the link's address. @returns it with its name for people @throws AppError 'notFound', 'gone' */
  async document(token: string, name: string) {
    const { manager } = this.transactions;
    const { email } = await goodLink(manager, token);
    const { records } = await this.dados.find(manager, email);
    if (!records.some(({ attachment }) => attachment === name)) throw new AppError('notFound');
    return this.ficheiros.openDocument(name);
  }

  /** Corrects one record's name or telephone. @returns the receipt @throws AppError 'notFound', 'gone', 'invalid' */
  async correct(token: string, { tipo, id, nome, telefone }: CorrigirDadosInputDto, ip: string): Promise<string> {
    const link = await goodLink(this.transactions.manager, token);
    return asVisitor(ip, byFingerprint('alterou', link.email), () =>
      this.transactions.run(async (manager) => {
        const { id: linkId, email } = await goodLink(manager, token);
        const { records } = await this.dados.find(manager, email);
        const record = records.find((found) => found.resource === tipo && found.id === id);
        if (record === undefined) throw new AppError('notFound', 'Este registo já não existe.');
        const corrected = await correctContact(manager, record, { nome, telefone });
        if (corrected.length === 0) throw new AppError('invalid', 'Escreva o que quer corrigir.');
        const text = `A ${lisbonWords(new Date())}, corrigimos em «${record.kind}»: ${corrected.join(', ')}.`;
        await this.outbox.add(manager, {
          idempotencyKey: `os-meus-dados:${linkId}:${randomUUID()}`,
          kind: 'privacy',
          recipient: email,
          isConfirmed: () => Promise.resolve(true),
          ...correctionMail(text),
        });
        return text;
      }),
    );
  }

  /** Erases all that can be and uses the link up; the rest waits for somebody. @throws AppError 'notFound', 'gone' */
  async erase(token: string, ip: string): Promise<PersonErasure> {
    const { email } = await goodLink(this.transactions.manager, token);
    return asVisitor(ip, byFingerprint('eliminou', email), async () => {
      // of two that use it at once the second finds it used
      await this.transactions.run(async (manager) => spendLink(manager, await goodLink(manager, token, forUpdate)));
      return this.dados.erase(email, async (manager, kept) => {
        if (kept.length > 0) {
          const detalhe = `Pediu para apagar tudo pela página «Os meus dados». Ficou: ${kept.map(({ kind }) => kind).join(', ')}.`;
          await this.pedidos.askForErasure(manager, email, detalhe);
        }
        return endLinks(manager, email);
      });
    });
  }

  /** Forgets the addresses of links that have ended. */
  @RemovesOutdated()
  removeOutdated(now: Date, limit: number): Promise<number> {
    return this.transactions.run(async (manager) => {
      const where = { purpose: 'own-data' as const, expiresAt: LessThan(now), email: Not(IsNull()) };
      const ended = await manager.find(Link, { select: { id: true }, where, take: limit });
      await manager.update(Link, { id: In(ended.map(({ id }) => id)) }, { email: null });
      return ended.length;
    });
  }
}

/** The trail tells of what is done to the data of a person by their address's fingerprint. */
const byFingerprint = (verb: AuditVerb, email: string) => ({
  verb,
  section: 'dados-pessoais',
  recordId: personFingerprint(email),
});

/** Looks at a link without using it up. @throws AppError 'notFound'; 'gone' for one that was used or is too old */
async function goodLink(manager: EntityManager, token: string, lock: Lock = {}) {
  const link = await findLink(manager, 'own-data', token, lock);
  if (link === null) throw new AppError('notFound', UNKNOWN_LINK);
  if (link.usedAt !== null) throw new AppError('gone', linkMessages.used);
  if (isOver(link) || link.email === null) throw new AppError('gone', linkMessages.expired);
  return { id: link.id, email: link.email };
}

/** Ends every link of an address, and forgets it. @returns what mail was about them */
async function endLinks(manager: EntityManager, email: string): Promise<string[]> {
  const theirs = { purpose: 'own-data' as const, subject: addressHash(email) };
  const links = await manager.find(Link, { select: { id: true }, where: theirs });
  await manager.update(Link, theirs, { email: null });
  return links.map(({ id }) => `os-meus-dados:${id}`);
}

/** Writes the mail with the link to own data, the same whatever is held: somebody else may have asked for it. */
function dataLinkMail(link: string): MailWords {
  return letter(
    `Os seus dados na ${ASSOCIATION}`,
    'Recebemos, no nosso site, um pedido para ver os dados que temos guardados com este endereço de e-mail, se os houver.',
    `Para os ver, descarregar, corrigir ou apagar, abra esta página:\n${link}`,
    `A ligação é válida durante ${periods.ownDataMinutes} minutos. Não a reencaminhe: quem a tiver vê os dados. Se não fez este pedido, não tem de fazer nada.`,
  );
}

/** Writes the receipt of a correction. It says what was corrected and when, but none of the words themselves. */
function correctionMail(receipt: string): MailWords {
  return letter(
    'Recibo: os seus dados foram corrigidos',
    receipt,
    'Se não foi você, responda a esta mensagem. Guarde-a como recibo.',
  );
}
