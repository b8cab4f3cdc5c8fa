import { type EntityManager, In } from 'typeorm';
import { ProjetoMural } from '#content/mural/projeto-mural.entity.js';
import { Draft } from '#content/shared/history.entity.js';
import { forgetHistory } from '#content/shared/bin-record.js';
import { Ficheiro, type FilePlace } from '#files/storage/ficheiro.entity.js';
import { AppError } from '#platform/errors/app-error.js';
import { Projeto } from './projeto.entity.js';

export function filesOf({ fotos, documento }: Pick<Projeto, 'fotos' | 'documento'>): FilePlace[] {
  const pictures = fotos.map(({ nome }) => ({ area: 'uploads', nome }) as const);
  return documento === null ? pictures : [...pictures, { area: 'documentos', nome: documento }];
}

export async function nameOfDocument(manager: EntityManager, { documento }: Projeto): Promise<string | null> {
  if (documento === null) return null;
  return (await manager.findOneBy(Ficheiro, { nome: documento }))?.nomeOriginal ?? null;
}

/** @throws AppError 'notFound' where the school has begun none */
export async function projectOf(manager: EntityManager, participacaoId: number): Promise<Projeto> {
  const project = await manager.findOneBy(Projeto, { participacaoId });
  if (project === null) throw new AppError('notFound');
  return project;
}

/** Forgets of projects that they are on the wall, where visitors do not see them there. */
export async function forgetWithdrawn(manager: EntityManager, projects: readonly Projeto[]): Promise<void> {
  const ids = projects.flatMap(({ muralId }) => muralId ?? []);
  if (ids.length === 0) return;
  const shown = await findShown(manager, ids);
  for (const project of projects)
    if (project.muralId !== null && !shown.includes(project.muralId)) project.muralId = null;
}

/** Leaves a participation one project of those of some that are joined to it: one that was handed in, or else its own. */
export async function keepOneProject(manager: EntityManager, kept: number, others: readonly number[]): Promise<void> {
  const projects = await manager.find(Projeto, {
    where: { participacaoId: In([kept, ...others]) },
    order: { id: 'ASC' },
  });
  const own = projects.find(({ participacaoId }) => participacaoId === kept);
  const best = projects.find(({ submetidoEm }) => submetidoEm !== null) ?? own ?? projects[0];
  if (best === undefined || best === own) return;
  const { participacaoId } = best;
  // the one that goes changes places with the one that stays, and neither is there twice at any moment
  if (own !== undefined) await manager.delete(Projeto, { id: own.id });
  await manager.update(Projeto, { id: best.id }, { participacaoId: kept });
  if (own !== undefined) await manager.insert(Projeto, Object.assign(own, { participacaoId }));
}

/** Takes the projects of participations out, in the unit of work that erases these. @returns the files that go with them */
export async function removeProjects(manager: EntityManager, participacoes: readonly number[]): Promise<FilePlace[]> {
  const projects = await manager.findBy(Projeto, { participacaoId: In([...participacoes]) });
  await manager.remove(projects);
  const ids = projects.flatMap(({ muralId }) => muralId ?? []);
  const kept = new Set([...(await findShown(manager, ids)), ...(await findDrafted(manager, ids))]);
  const gone = ids.filter((id) => !kept.has(id));
  await forgetHistory(manager, 'mural', gone);
  // the pictures of one that is on the wall are the wall's, which outlives its school's data
  return projects.flatMap(({ muralId, fotos, documento }) =>
    filesOf({ fotos: muralId !== null && kept.has(muralId) ? [] : fotos, documento }),
  );
}

async function findShown(manager: EntityManager, ids: readonly number[]): Promise<number[]> {
  const shown = await manager.find(ProjetoMural, { select: { id: true }, where: { id: In([...ids]) } });
  return shown.map(({ id }) => id);
}

/** Returns those records of the wall of which an editor keeps a draft, whether visitors see them or not. */
export async function findDrafted(manager: EntityManager, ids: readonly number[]): Promise<number[]> {
  const where = { resource: 'mural', recordId: In([...ids]) };
  const drafts = await manager.find(Draft, { select: { id: true, recordId: true }, where });
  return drafts.map(({ recordId }) => recordId);
}
