import { type EntitySubscriberInterface, EventSubscriber } from 'typeorm';
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { currentTrace } from '../requests/request-id.js';

const WORD = /^\s*([a-z]+)/i;

/** Tells the trace of a request of its statements: the first word of each, how long it took, whether it failed. */
@EventSubscriber()
export class TracedStatements implements EntitySubscriberInterface {
  afterQuery({ query, executionTime, success }: AfterQueryEvent): void {
    const operation = WORD.exec(query)?.[1]?.toUpperCase() ?? 'OTHER';
    currentTrace()?.statement(operation, executionTime ?? 0, !success);
  }
}
