import type { User } from '../../api-types.js';

/** The props of each step. */
export interface StepProps {
  /** Oneself. */
  readonly self: User;
  /** Everybody else. */
  readonly others: readonly User[];
  readonly change: (user: User, state: Partial<Pick<User, 'papel' | 'ativo' | 'ultimoDia'>>) => Promise<void>;
}
