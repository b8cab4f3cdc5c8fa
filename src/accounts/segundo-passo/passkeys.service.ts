import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Settings } from '#platform/config/config.js';
import { parseJson } from '#platform/http/json.js';
import { sha256 } from '#platform/secrets/sha256.js';
import type { User } from '../account/user.entity.js';
import { makeTicket, spendTicket } from './second-step-tickets.js';
import { Passkey } from './second-step.entity.js';

const base = {
  id: z.string().min(1).max(2_000),
  rawId: z.string().min(1).max(2_000),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};
const bytes = z.string().min(1).max(20_000);
const transports = z.array(z.string().regex(/^[a-z-]{1,16}$/)).max(5);

const registrationAnswer = z.object({
  ...base,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.default([]) }),
});

const authenticationAnswer = z.object({
  ...base,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});

const clientData = z.object({ challenge: z.string().min(1).max(100) });

/** Reads the challenge that an answer says it is to; returns nothing where that can't be read. */
export function challengeOf(clientDataJSON: string): string | undefined {
  const written = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
  return clientData.safeParse(parseJson(written)).data?.challenge;
}

const RP_NAME = 'DFC Portugal';

/** A passkey that has answered its challenge, and how often it says it was used. */
type AnsweredPasskey = NonNullable<Awaited<ReturnType<Passkeys['verify']>>>;

/** Makes and checks passkeys (WebAuthn), by tickets as challenges; the library is loaded when one is used. */
@Injectable()
export class Passkeys {
  private readonly origin: string;
  private readonly rpId: string;

  constructor({ adminUrl }: Settings) {
    this.origin = adminUrl;
    this.rpId = new URL(adminUrl).hostname;
  }

  /** Whether browsers do passkeys at the back office's address: only under a name, over https or on this machine. */
  get arePossible(): boolean {
    const isSecure = this.origin.startsWith('https:') || /^(.+\.)?localhost$/.test(this.rpId);
    return isSecure && isIP(this.rpId.replaceAll(/[[\]]/g, '')) === 0;
  }

  list(manager: EntityManager, userId: number): Promise<Passkey[]> {
    return manager.find(Passkey, { where: { userId }, order: { id: 'ASC' } });
  }

  async optionsToAdd(manager: EntityManager, user: User): Promise<object> {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    return generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: this.rpId,
      userName: user.email,
      userDisplayName: user.nome,
      userID: handleOf(user),
      challenge: bytesOf(await makeTicket(manager, user, 'passkey-new')),
      attestationType: 'none',
      excludeCredentials: (await this.list(manager, user.id)).map(credentialOf),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    });
  }

  /** Checks a browser's answer. @returns the new passkey; nothing where the answer is not right */
  async verifyNew(answer: unknown) {
    const { data: response } = registrationAnswer.safeParse(answer);
    const challenge = response && challengeOf(response.response.clientDataJSON);
    if (response === undefined || challenge === undefined) return undefined;
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const asked = { response: response as never, ...this.expectedOf(challenge) };
    const verified = await verifyRegistrationResponse(asked).catch(() => undefined);
    if (verified?.registrationInfo === undefined) return undefined;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const kept = {
      credentialHash: sha256(id),
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter: String(counter),
      transports: response.response.transports.join(','),
      createdAt: new Date(),
      lastUsedAt: null,
    };
    return { challenge, kept };
  }

  async optionsToUse(manager: EntityManager, user: User): Promise<object> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    return generateAuthenticationOptions({
      rpID: this.rpId,
      challenge: bytesOf(await makeTicket(manager, user, 'passkey-use')),
      allowCredentials: (await this.list(manager, user.id)).map(credentialOf),
      userVerification: 'preferred',
    });
  }

  /** Checks a browser's answer, which counts once {@link use} has taken it. @returns nothing where it is not right */
  async verify(manager: EntityManager, userId: number, answer: unknown) {
    const { data: response } = authenticationAnswer.safeParse(answer);
    const challenge = response && challengeOf(response.response.clientDataJSON);
    if (response === undefined || challenge === undefined) return undefined;
    const passkey = await manager.findOneBy(Passkey, { credentialHash: sha256(response.id), userId });
    if (passkey === null) return undefined;
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const credential = {
      id: passkey.credentialId,
      publicKey: bytesOf(passkey.publicKey),
      counter: Number(passkey.counter),
    };
    const asked = { response: response as never, ...this.expectedOf(challenge), credential };
    const checked = await verifyAuthenticationResponse(asked).catch(() => undefined);
    return checked?.verified ? { passkey, challenge, counter: checked.authenticationInfo.newCounter } : undefined;
  }

  /** Takes a right answer once, inside a unit of work. @throws AppError 'gone' for its challenge */
  async use(manager: EntityManager, userId: number, answered: AnsweredPasskey): Promise<boolean> {
    const { passkey, challenge, counter } = answered;
    await spendTicket(manager, 'passkey-use', challenge, userId);
    const asItWas = { id: passkey.id, counter: passkey.counter };
    const { affected } = await manager.update(Passkey, asItWas, { counter: String(counter), lastUsedAt: new Date() });
    return affected === 1;
  }

  private expectedOf(challenge: string) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      requireUserVerification: false,
    };
  }
}

/** Makes a handle that names nobody and is the same for all passkeys of an account, so that a browser groups them. */
function handleOf({ id, createdAt }: User): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`${id}:${createdAt.toISOString()}`).digest());
}

function credentialOf({ credentialId, transports }: Passkey): { id: string; transports: string[] } {
  return { id: credentialId, transports: transports === '' ? [] : transports.split(',') };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
