import { LessThan } from 'typeorm';
import { UsedCaptcha } from '../../captcha/used-captcha.entity.js';
import { IdempotencyKey } from '../../submissions/shared/idempotency-key.entity.js';
import { OutgoingMail } from '../../mail/outgoing-mail.entity.js';
import { NewsletterLink } from '../../submissions/newsletter/newsletter-link.entity.js';
import { forgetUnconfirmed } from '../../submissions/newsletter/forget-unconfirmed.js';
import { type Chore, pruning } from './chore.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Well above the hour within which a submission that is sent again is the same. */
const IDEMPOTENCY_KEY_MS = 2 * HOUR_MS;
/** What is sent is counted for a day, and kept a week for whoever looks into a complaint. */
const SENT_MAIL_MS = 7 * DAY_MS;
/** Time for the operator to see what could not be delivered. */
const FAILED_MAIL_MS = 30 * DAY_MS;
/** For a while an old link says that it has expired instead of that it never was. */
const EXPIRED_LINK_MS = 30 * DAY_MS;

const ago = (now: Date, milliseconds: number) => LessThan(new Date(now.getTime() - milliseconds));

/** Everything that is kept for a time only. */
export const chores: readonly Chore[] = [
  pruning(UsedCaptcha, 'hash', (now) => ({ expiresAt: LessThan(now) })),
  pruning(IdempotencyKey, 'hash', (now) => ({ createdAt: ago(now, IDEMPOTENCY_KEY_MS) })),
  pruning(OutgoingMail, 'id', (now) => ({ sentAt: ago(now, SENT_MAIL_MS) })),
  pruning<OutgoingMail>(OutgoingMail, 'id', (now) => ({
    state: 'failed',
    nextAttemptAt: ago(now, FAILED_MAIL_MS),
  })),
  pruning(NewsletterLink, 'tokenHash', (now) => ({ expiresAt: ago(now, EXPIRED_LINK_MS) })),
  { what: 'Subscritor', batch: forgetUnconfirmed },
];
