import type { Papel } from '../../platform/access/papel.js';
import type { Session } from './session.entity.js';

/** A session whose token is good now, and whose it is: the account as it is now. */
export interface LiveSession extends Session {
  nome: string;
  papel: Papel;
}
