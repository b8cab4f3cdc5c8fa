import type { EntityManager } from 'typeorm';
import { Ficheiro } from '../ficheiros/ficheiro.entity.js';
import { isDescribed } from './description.js';
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
    alt: null,
    decorativa: false,
    credito: null,
    focoX: null,
    focoY: null,
    marcada: false,
    versao: 0,
    createdAt: new Date(),
  });
}

/** Saves what is said of a stored picture. One of which nothing is said has no row. */
export async function saveWhatIsSaid(manager: EntityManager, row: Fotografia): Promise<void> {
  row.marcada = row.menores || row.porAprovar || row.retiradaEm !== null;
  row.versao = row.marcada || isDescribed(row) ? row.versao + 1 : 0;
  if (row.versao > 0) await manager.save(Fotografia, row);
  else await manager.delete(Fotografia, { nome: row.nome });
  await manager.update(Ficheiro, { nome: row.nome }, { porDescrever: row.alt === null && !row.decorativa });
}
