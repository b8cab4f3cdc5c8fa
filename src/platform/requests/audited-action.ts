import { AsyncLocalStorage } from 'node:async_hooks';
import { shortenedAddress } from './client-of.js';

/** The verbs in which the trail says what somebody did. The back office has the words for people. */
export const auditVerbs = [
  'criou',
  'alterou',
  'publicou',
  'agendou',
  'arquivou',
  'eliminou',
  'anulou',
  'exportou',
  'abriu',
  'entrou',
  'saiu',
  'reteve',
  'libertou',
  'retirou',
  'repôs',
  'substituiu',
  'enviou',
] as const;

export type AuditVerb = (typeof auditVerbs)[number];

/** An action that the trail tells of, by a signed-in person or by a command of the operator. */
export interface AuditedAction {
  verb: AuditVerb;
  section: string;
  /** The record that it is done to; where it is not known beforehand, the unit of work's result says it. */
  recordId: string | undefined;
  /** Nobody's account where the operator does it. */
  actorId: number | null;
  /** The address, shortened; none where the operator does it. */
  origin: string;
  /** Whether a unit of work that tells of it has been committed. */
  isRecorded: boolean;
  /** That it was refused, and the unit of work does what follows from that. */
  refused?: boolean;
}

type NamedAction = Pick<AuditedAction, 'verb' | 'section' | 'recordId'>;

const scope = new AsyncLocalStorage<AuditedAction>();

/** Runs something as part of an action: the first unit of work in it that commits tells the trail of it. */
export function runAudited<Result>(action: Omit<AuditedAction, 'isRecorded'>, work: () => Result): Result {
  return scope.run({ ...action, isRecorded: false }, work);
}

export function auditedAction(): AuditedAction | undefined {
  return scope.getStore();
}

/** Says of the present action what its route alone does not: another verb, another section, the record, who it is, that it was refused. */
export function amendAction(said: Partial<Omit<AuditedAction, 'origin' | 'isRecorded'>>): void {
  const action = auditedAction();
  if (action !== undefined) Object.assign(action, said);
}

/** Runs something that is done on the server itself: by its start, or by a command. */
export function asOperator<Result>(action: NamedAction, work: () => Result): Result {
  return runAudited({ ...action, actorId: null, origin: '' }, work);
}

/** Runs something that a visitor does by a link: the trail tells of nobody, and from where. */
export function asVisitor<Result>(ip: string, action: NamedAction, work: () => Result): Result {
  return runAudited({ ...action, actorId: null, origin: shortenedAddress(ip) }, work);
}
