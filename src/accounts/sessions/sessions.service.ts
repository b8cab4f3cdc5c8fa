import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import Bowser from 'bowser';
import { LessThan, MoreThan, Not } from 'typeorm';
import { ASSOCIATION, letter, type MailWords } from '#mail/mail-message.js';
import { Outbox } from '#mail/outbox.js';
import { Settings } from '#platform/config/config.js';
import { Transactions } from '#platform/database/transactions.js';
import { MINUTE_MS, SECOND_MS } from '#platform/dates/durations.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import { shortenedAddress } from '#platform/requests/client-of.js';
import { newLinkToken, sha256 } from '#platform/secrets/sha256.js';
import { toOwner } from '../account/account.mail.js';
import { isAccountOpen, User } from '../account/user.entity.js';
import type { LiveSession } from './live-session.js';
import { KnownBrowser, Session } from './session.entity.js';

export interface Client {
  address: string;
  userAgent: string | undefined;
  /** The token that this browser was given at an earlier sign-in. */
  browserToken: string | undefined;
}

/** How exactly it is known when a session was last seen. */
const SEEN_TO_MS = 5 * MINUTE_MS;
const MAX_LISTED = 200;

@Injectable()
export class SessionsService {
  private readonly logger = new Logger('Sessions');

  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /** Begins a session, and mails its user about a new browser. @returns its id, and what the browser is known by */
  async begin(user: User, client: Client): Promise<{ id: string; browserToken: string }> {
    const now = new Date();
    const { id: userId, generation } = user;
    const browserToken = client.browserToken ?? newLinkToken();
    const session = {
      id: randomUUID(),
      userId,
      generation,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + this.settings.jwtExpiresInSeconds * SECOND_MS),
      passwordAt: now,
      browser: browserWords(client.userAgent),
      browserHash: browserHash(userId, browserToken),
      address: shortenedAddress(client.address),
    };
    await this.transactions.run(async (manager) => {
      const { affected } = await manager.update(User, { id: userId, generation }, { vistoEm: now });
      await manager.insert(Session, session);
      // begun with a password that is no more: this session is refused, and makes no browser known
      if (affected === 0) return;
      const { browserHash: hash } = session;
      const isKnown = await manager.existsBy(KnownBrowser, { hash });
      await manager.upsert(KnownBrowser, { hash, userId, lastUsedAt: now }, ['hash']);
      // whoever signs in for the first time has no other browser to miss
      if (isKnown || user.vistoEm === null) return;
      const words = newSessionMail(session, this.settings.adminUrl);
      await this.outbox.add(manager, toOwner(user, `session:${session.id}`, words));
    });
    return { id: session.id, browserToken };
  }

  /** Whether the user has signed in before in the browser that was given this token. Looks also where there is no user. */
  knowsBrowser(userId: number | undefined, token: string): Promise<boolean> {
    return this.transactions.manager.existsBy(KnownBrowser, { hash: browserHash(userId ?? 0, token) });
  }

  /** The session of a token, or nothing: ended, expired, begun before its account changed, or of one that is closed. */
  async find(id: string, userId: number): Promise<LiveSession | undefined> {
    const [session, user] = await Promise.all([
      this.transactions.manager.findOneBy(Session, { id, userId }),
      this.transactions.manager.findOneBy(User, { id: userId }),
    ]);
    if (session === null || user === null || !isGood(session, user)) return undefined;
    await this.noteUse(session);
    return Object.assign(session, { nome: user.nome, papel: user.papel });
  }

  /** Whether a session would still let its user in. It does not count as used by that. */
  async isLive(id: string): Promise<boolean> {
    const session = await this.transactions.manager.findOneBy(Session, { id });
    const user = session && (await this.transactions.manager.findOneBy(User, { id: session.userId }));
    return session !== null && user !== null && isGood(session, user);
  }

  list(userId: number): Promise<Session[]> {
    const where = { userId, expiresAt: MoreThan(new Date()) };
    return this.transactions.manager.find(Session, {
      where,
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MAX_LISTED,
    });
  }

  /** @throws AppError 'notFound' for one that is nobody's, or somebody else's */
  async end(userId: number, id: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { affected } = await manager.delete(Session, { id, userId });
      if (affected === 0) throw new AppError('notFound');
    });
  }

  /** @param keeping the session that goes on, if one does */
  async endAll(userId: number, keeping = ''): Promise<void> {
    await this.transactions.run((manager) => manager.delete(Session, { userId, id: Not(keeping) }));
  }

  async notePassword(id: string): Promise<void> {
    await this.transactions.run((manager) => manager.update(Session, { id }, { passwordAt: new Date() }));
  }

  /** A request that can't be noted down is answered all the same. */
  private async noteUse({ id, userId, lastSeenAt }: Session): Promise<void> {
    const now = Date.now();
    if (now - lastSeenAt.getTime() < SEEN_TO_MS) return;
    const before = LessThan(new Date(now - SEEN_TO_MS));
    await this.transactions
      .run(async (manager) => {
        const seen = new Date(now);
        await manager.update(User, { id: userId }, { vistoEm: seen });
        await manager.update(Session, { id, lastSeenAt: before }, { lastSeenAt: seen });
      })
      .catch(() => this.logger.warn('when a session was last seen could not be noted'));
  }
}

function isGood({ generation, expiresAt }: Session, user: User): boolean {
  return generation === user.generation && expiresAt.getTime() > Date.now() && isAccountOpen(user);
}

function browserHash(userId: number, token: string): string {
  return sha256(`${userId}:${token}`);
}

/** `User-Agent` is what anybody may write; one of ours is not longer. */
const MAX_HEADER = 512;
const UNKNOWN = 'Navegador desconhecido';

/** The browser that a request says it comes from, in words: 'Firefox em Windows'. */
export function browserWords(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.trim() === '') return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_HEADER));
  if (!isWord(browser.name)) return UNKNOWN;
  return isWord(os.name) ? `${browser.name} em ${os.name}` : browser.name;
}

/** The library hands on what it does not know, as far as it looks like a name. */
function isWord(name: string | undefined): name is string {
  return name !== undefined && /^[A-Za-z][\w .+-]{0,29}$/.test(name);
}

function newSessionMail(
  { browser, address, createdAt }: Pick<Session, 'browser' | 'address' | 'createdAt'>,
  adminUrl: string,
): MailWords {
  return letter(
    `Novo início de sessão no painel da ${ASSOCIATION}`,
    `Houve um início de sessão na sua conta no painel da ${ASSOCIATION}, num navegador em que ainda não tinha entrado com a palavra-passe que tem agora.`,
    `Navegador: ${browser}\nRede: ${address || 'desconhecida'}\nQuando: ${lisbonWords(createdAt)} (hora de Lisboa)`,
    `Se foi você, não tem de fazer nada. Se não foi, mude já a sua palavra-passe, e todas as outras sessões terminam:\n${adminUrl}/conta`,
  );
}
