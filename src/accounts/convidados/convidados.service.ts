import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { ASSOCIATION, type MailWords } from '#mail/mail-message.js';
import { Outbox } from '#mail/outbox.js';
import type { Papel } from '#platform/papeis.js';
import { amendAction, runAsVisitor } from '#platform/requests/audited-action.js';
import { Settings } from '#platform/config/config.js';
import { forUpdate, idsOf, type Lock, Transactions } from '#platform/database/transactions.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { periods } from '../../../contract/periods.js';
import { AppError } from '#platform/errors/app-error.js';
import { findLink, makeLink, removeLinks, spendLink } from '../links/links.js';
import { PasswordHasher, requireGoodPassword } from '../users/password-hasher.js';
import { User } from '../account/user.entity.js';
import { emailTakenError, refuseTakenEmail, UsersService } from '../users/users.service.js';
import type { ConvidadoInputDto } from './convidado.dto.js';
import { Convidado, isGood, type WithInviter } from '../account/convidado.entity.js';

const may: Readonly<Record<Papel, string>> = {
  administracao: 'Com ela pode ver e mudar tudo, incluindo os dados das pessoas.',
  edicao: 'Com ela pode publicar e mudar os conteúdos e os ficheiros do site.',
};

const GOOD_FOR_MS = periods.accountInvitationDays * DAY_MS;
const MAX_LISTED = 200;

const UNKNOWN =
  'Este convite não existe, ou já não é válido: pode ter sido retirado, ou enviado outra vez. Abra a ligação da última mensagem que recebeu.';

const OVER = 'Este convite já não é válido. Peça à associação que o envie de novo.';

@Injectable()
export class ConvidadosService {
  constructor(
    private readonly passwords: PasswordHasher,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly eraser: Eraser,
  ) {
    eraser.register<Convidado>({
      entity: Convidado,
      since: 'createdAt',
      address: ({ email }) => email,
      retention: { rule: 'accountInvitations', from: 'expiresAt' },
      alongside: (manager, rows) => removeLinks(manager, ['invitation'], idsOf(rows)),
      erasedAs: ({ email }, fingerprints) => fingerprints.ofAddress(email).map((print) => `users:${print}`),
    });
  }

  /** Returns the invitations that nobody has accepted, even if their link is good no more, the last one sent first. */
  async listWaiting(): Promise<WithInviter[]> {
    const waiting = await this.transactions.manager.find(Convidado, {
      where: { acceptedAt: IsNull() },
      order: { sentAt: 'DESC', id: 'DESC' },
      take: MAX_LISTED,
    });
    const ids = waiting.flatMap(({ inviterId }) => inviterId ?? []);
    const inviters = await this.transactions.manager.findBy(User, { id: In(ids) });
    return waiting.map((convidado) =>
      Object.assign(convidado, { inviter: inviters.find(({ id }) => id === convidado.inviterId) ?? null }),
    );
  }

  /** Invites somebody, in the place of an invitation that is over. @throws AppError 'conflict' for a known e-mail */
  invite(inviterId: number, { nome, email: typed, papel }: ConvidadoInputDto) {
    const email = normalEmail(typed);
    const sending = this.transactions.run(async (manager) => {
      await requireFree(manager, email);
      const before = await manager.findOne(Convidado, { where: { email }, ...forUpdate });
      if (before?.acceptedAt === null && isGood(before, await inviterOf(manager, before))) throw alreadyInvitedError();
      if (before !== null) await this.eraser.eraseLocked(manager, 'convidados', [before], 'painel');
      return this.send(manager, manager.create(Convidado, { nome, email, papel, createdAt: new Date() }), inviterId);
    });
    return refuseTakenEmail(sending, alreadyInvitedError);
  }

  /** Sends another link; the one before is worth nothing from then on. @throws AppError 'notFound', 'conflict' */
  sendAgain(inviterId: number, id: number) {
    return this.transactions.run(async (manager) => {
      const convidado = await lockWaiting(manager, id);
      await requireFree(manager, convidado.email);
      await removeLinks(manager, ['invitation'], [id]);
      return this.send(manager, convidado, inviterId);
    });
  }

  /** @throws AppError 'notFound', also where it was accepted meanwhile; 'conflict' where it is held */
  async withdraw(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.eraser.eraseLocked(manager, 'convidados', [await lockWaiting(manager, id)], 'painel');
    });
  }

  /** Tells whoever holds a link whom its invitation is for. @throws AppError 'notFound', 'gone' */
  async read(token: string): Promise<Convidado> {
    return (await findInvitation(this.transactions.manager, token)).convidado;
  }

  /**
   * Makes the account of whoever holds the link, once, also where two browsers do it at once.
   * @returns the e-mail to sign in with
   * @throws AppError 'notFound'; 'gone' for an invitation that was accepted, is too old, or whose sender administers no more; 'conflict' where the e-mail has
   * an account by now; 'invalid' for a password that everybody guesses, which does not use the link up
   */
  async accept(token: string, password: string, address: string): Promise<string> {
    requireGoodPassword(password);
    // a link that is no good costs no hashing
    const { inviter } = await findInvitation(this.transactions.manager, token);
    const passwordHash = await this.passwords.hash(password);
    const make = () =>
      this.transactions.run(async (manager) => {
        // locked first, as where somebody switches them off: of two at once the one waits for what the other does
        await manager.findOne(User, { where: { id: inviter.id }, ...forUpdate });
        const { convidado, link } = await findInvitation(manager, token, forUpdate);
        // it may have been sent again while this waited for it
        if (!(await spendLink(manager, link))) throw new AppError('notFound', UNKNOWN);
        const { nome, email, papel } = convidado;
        const account = { nome, email, papel, passwordHash, passwordFromOther: false };
        const user = await this.users.add(manager, account, { invitedBy: inviter });
        convidado.acceptedAt = new Date();
        await manager.save(Convidado, convidado);
        // until now there was nobody whom the trail could name
        amendAction({ actorId: user.id });
        return user;
      });
    const action = { verb: 'criou', resource: 'users', recordId: undefined } as const;
    const { email } = await refuseTakenEmail(runAsVisitor(address, action, make));
    return email;
  }

  /** @returns the invitation, with its link where no mail server takes it there */
  private async send(manager: EntityManager, written: Convidado, inviterId: number) {
    const sentAt = new Date();
    const expiresAt = new Date(sentAt.getTime() + GOOD_FOR_MS);
    const sent = Object.assign(written, { inviterId, sentAt, expiresAt, acceptedAt: null });
    const convidado = await manager.save(Convidado, sent);
    const { id, email } = convidado;
    const { token, key } = await makeLink(manager, { purpose: 'invitation', subject: id });
    const link = `${this.settings.adminUrl}/convite-conta/${token}`;
    const inviter = await manager.findOneByOrFail(User, { id: inviterId });
    await this.outbox.add(manager, {
      idempotencyKey: `convidados:${id}:${key}`,
      kind: 'account',
      recipient: email,
      ...invitationMail(convidado, { inviter: inviter.nome, link }),
    });
    // the trail names the invitation by its id
    return Object.assign(convidado, { inviter, ligacao: this.settings.mail.smtpUrl === undefined ? link : null });
  }
}

async function requireFree(manager: EntityManager, email: string): Promise<void> {
  if (await manager.existsBy(User, { email })) throw emailTakenError();
}

async function lockWaiting(manager: EntityManager, id: number): Promise<Convidado> {
  const convidado = await manager.findOne(Convidado, { where: { id, acceptedAt: IsNull() }, ...forUpdate });
  if (convidado === null) throw new AppError('notFound', 'Este convite já não existe: foi aceite ou retirado.');
  return convidado;
}

function alreadyInvitedError(): AppError {
  return AppError.at(
    'email',
    'Já há um convite à espera para este e-mail. Pode enviá-lo de novo ou retirá-lo.',
    'conflict',
  );
}

function invitationMail(
  { nome, email, papel }: Pick<Convidado, 'nome' | 'email' | 'papel'>,
  { inviter, link }: { inviter: string; link: string },
): MailWords {
  return {
    subject: `Tem um convite para o painel da ${ASSOCIATION}`,
    text: [
      `Olá, ${nome}!`,
      `${inviter} enviou-lhe um convite para ter uma conta no painel da ${ASSOCIATION}. ${may[papel]}`,
      `Para a criar, escolha a sua palavra-passe nesta página:\n${link}`,
      `Depois, entre com o e-mail ${email} e essa palavra-passe. A ligação só serve uma vez e é válida durante ${periods.accountInvitationDays} dias.`,
      'Se não conhece quem lhe enviou o convite, não tem de fazer nada: sem palavra-passe, a conta não chega a existir.',
      `A equipa da ${ASSOCIATION}`,
    ].join('\n\n'),
  };
}

/** @param lock locks the invitation, and its link only where it is used: as whoever sends it again does */
async function findInvitation(manager: EntityManager, token: string, lock: Lock = {}) {
  const link = await findLink(manager, 'invitation', token);
  const convidado = link && (await manager.findOne(Convidado, { where: { id: Number(link.subject) }, ...lock }));
  if (link === null || convidado === null) throw new AppError('notFound', UNKNOWN);
  if (convidado.acceptedAt !== null)
    throw new AppError('gone', 'Este convite já foi aceite. Entre com a palavra-passe que escolheu.');
  const inviter = await inviterOf(manager, convidado, lock);
  if (inviter === null || !isGood(convidado, inviter)) throw new AppError('gone', OVER);
  return { convidado, link, inviter };
}

function inviterOf(manager: EntityManager, { inviterId }: Convidado, lock: Lock = {}) {
  return manager.findOne(User, { where: { id: inviterId ?? 0 }, ...lock });
}
