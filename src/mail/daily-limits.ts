import { And, type EntityManager, type FindOperator, In, IsNull, LessThan, MoreThan, MoreThanOrEqual } from 'typeorm';
import { DAY_MS, MINUTE_MS } from '#platform/dates/durations.js';
import { periods } from '../../contract/periods.js';
import { type Hold, type MailMessage, visitorKinds } from './mail-message.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/** How many of visitors' messages a mailbox gets in a day, whoever asks for them: forms can't be used to flood it. */
const UNCONFIRMED = 3;
const CONFIRMED = 10;
const UNPROVEN = 1;
/** The way back into an account: so many a day … */
const RECOVERIES = 20;
/** … and then one at a time: past the number there is one in the mailbox whose link is good for as long again. */
const RECOVERY_PAUSE_MS = (periods.recoveryMinutes * MINUTE_MS) / 2;

type Counted = Pick<MailMessage, 'kind' | 'isConfirmed' | 'unproven' | 'hold'> & { mailboxHash: string };

/** Whether a message has to be held back, and why. @param ceiling of all that visitors ask for in a day; 0 for none */
export async function reasonToHold(
  manager: EntityManager,
  { kind, mailboxHash, isConfirmed, unproven, hold }: Counted,
  ceiling: number,
  now: Date,
): Promise<Hold | null> {
  if (hold !== undefined) return hold;
  const written = (kinds: readonly MailMessage['kind'][], to: { mailboxHash: string }, inMs = DAY_MS) =>
    manager.countBy(OutgoingMail, { ...to, heldFor: IsNull(), kind: In(kinds), createdAt: since(now, inMs) });
  if (kind === 'recovery') {
    // strangers ask for these too: a number for the day alone would let them keep the owner out for the rest of it
    if ((await written([kind], { mailboxHash })) < RECOVERIES) return null;
    return (await written([kind], { mailboxHash }, RECOVERY_PAUSE_MS)) === 0 ? null : 'address';
  }
  if (!visitorKinds.includes(kind)) return null;
  // Privacy mail is counted apart from receipts: else whoever asks for an address could tell by it that we write to it.
  const counted = kind === 'privacy' ? [kind] : visitorKinds;
  const { own, ofAll } = await countToday(manager, { mailboxHash, counted }, now);
  if (own >= UNCONFIRMED && own >= ((await isConfirmed?.()) === true ? CONFIRMED : UNCONFIRMED)) return 'address';
  if (unproven === true && (await written([kind], { mailboxHash })) >= UNPROVEN) return 'address';
  return ceiling > 0 && ofAll >= ceiling ? 'ceiling' : null;
}

/** Counts in one statement what a mailbox got of some kinds today, and what all visitors had us write. */
async function countToday(
  manager: EntityManager,
  { mailboxHash, counted }: { mailboxHash: string; counted: readonly MailMessage['kind'][] },
  now: Date,
): Promise<{ own: number; ofAll: number }> {
  const written = (mail: string, kinds: string) =>
    `${mail}.heldFor IS NULL AND ${mail}.kind IN (:...${kinds}) AND ${mail}.createdAt > :yesterday`;
  const counts = await manager
    .createQueryBuilder(OutgoingMail, 'its')
    .select('COUNT(*)', 'own')
    .addSelect(
      (all) => all.select('COUNT(*)').from(OutgoingMail, 'mail').where(written('mail', 'visitorKinds')),
      'ofAll',
    )
    .where(`its.mailboxHash = :mailboxHash AND ${written('its', 'counted')}`)
    .setParameters({ mailboxHash, counted, visitorKinds, yesterday: new Date(now.getTime() - DAY_MS) })
    .getRawOne<Record<'own' | 'ofAll', string | number>>();
  return { own: Number(counts?.own), ofAll: Number(counts?.ofAll) };
}

export async function countRoomLeft(manager: EntityManager, ceiling: number, now: Date): Promise<number> {
  if (ceiling === 0) return Infinity;
  const today = { heldFor: IsNull(), kind: In(visitorKinds), createdAt: since(now, DAY_MS) };
  return Math.max(0, ceiling - (await manager.countBy(OutgoingMail, today)));
}

/** How many messages about something ('account:12:new-address') were written today. */
export function countWrittenToday(manager: EntityManager, about: string, now: Date): Promise<number> {
  return manager.countBy(OutgoingMail, { idempotencyKey: keysAbout(about), createdAt: since(now, DAY_MS) });
}

export function keysAbout(about: string): FindOperator<string> {
  // ';' follows ':', so this is every key that goes on after the colon, found by the index
  return And(MoreThanOrEqual(`${about}:`), LessThan(`${about};`));
}

function since(now: Date, ms: number) {
  return MoreThan(new Date(now.getTime() - ms));
}
