import { z } from 'zod';

const base = {
  id: z.string().min(1).max(2_000),
  rawId: z.string().min(1).max(2_000),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};
const bytes = z.string().min(1).max(20_000);
const transports = z.array(z.string().regex(/^[a-z-]{1,16}$/)).max(5);

/** What a browser answers when a passkey is made, as far as it is looked at. */
export const registrationAnswer = z.object({
  ...base,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.default([]) }),
});

/** What a browser answers when a passkey is used. */
export const authenticationAnswer = z.object({
  ...base,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});

const clientData = z.object({ challenge: z.string().min(1).max(100) });

/** The challenge that an answer says it is to; nothing where that can't be read. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).challenge;
  } catch {
    return undefined;
  }
}
