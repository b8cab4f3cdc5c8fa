import { sha256 } from '../../platform/secrets/sha256.js';
import type { Atividade } from './atividade.entity.js';

/**
 * The hash of a row: SHA-256 of a JSON list of its values in this order, `quando` in ISO 8601. With `anterior` among
 * them it stands for all rows before, too. FROZEN: another form would break every chain that there is.
 */
export function rowHash(row: Omit<Atividade, 'hash'>): string {
  const { id, quando, quemId, quem, verbo, secao, registo, origem, resultado, anterior } = row;
  return sha256(
    JSON.stringify([id, quando.toISOString(), quemId, quem, verbo, secao, registo, origem, resultado, anterior]),
  );
}
