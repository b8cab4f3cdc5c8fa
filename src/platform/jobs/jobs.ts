import type { DiscoveryService } from '@nestjs/core';
import type { RetentionRuleName } from '../config/retention-rules.js';
import { methodMark, servicesOf } from '../marked-methods.js';

type DailyJob = (now: Date, isStopping: () => boolean) => Promise<void>;
type HourlyJob = (now: Date) => Promise<void>;
/** Deals with `limit` things at most that have had their time, in a unit of work of its own. @returns with how many */
export type Removal = (moment: Date, limit: number) => Promise<number>;

const RULE = 'retention rule';

/** Has one process do it once a day: in the quiet hours, with the rest left to the next day where it is stopping. */
export const Daily = methodMark<DailyJob, 'quiet' | 'morning'>('daily job', 'quiet');

/** Has one process do it once an hour. */
export const Hourly = methodMark<HourlyJob, true>('hourly job', true);

/** Has one process do it every hour as often as there is something left to do. */
export const RemovesOutdated = methodMark<Removal, true>('removal', true);

/** How many things there are, and how many of them are from before a moment. */
export interface Outdated {
  all: number;
  outdated: number;
}

/** Things that go by a rule of retention, all that are from before a moment. */
export interface RuledThings {
  count: (before: Date) => Promise<Outdated>;
  removeOutdated: Removal;
}

/** Has retention remove a service's things by a rule. */
export const GoesByRule =
  (rule: RetentionRuleName) =>
  (service: new (...parameters: never[]) => RuledThings): void =>
    Reflect.defineMetadata(RULE, rule, service);

export const servicesByRule = (discovery: DiscoveryService, rule: RetentionRuleName): RuledThings[] =>
  servicesOf(discovery).filter(
    (service): service is RuledThings => Reflect.getMetadata(RULE, service.constructor) === rule,
  );
