import type { EntityManager } from 'typeorm';
import { Fotografia } from './fotografia.entity.js';

/** The row of a picture of which nobody has said anything yet. */
export function nothingSaid(manager: EntityManager, nome: string): Fotografia {
  return manager.create(Fotografia, {
    nome,
    menores: false,
    porAprovar: false,
    vistaEm: null,
    vistaPor: null,
    ate: null,
    registadaPorId: null,
    retiradaEm: null,
    retiradaPorId: null,
    createdAt: new Date(),
  });
}

/** A picture that is held back by nothing has no row. */
export async function saveWhatIsSaid(manager: EntityManager, row: Fotografia): Promise<void> {
  if (row.menores || row.porAprovar || row.retiradaEm !== null) await manager.save(Fotografia, row);
  else await manager.delete(Fotografia, { nome: row.nome });
}
