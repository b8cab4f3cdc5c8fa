import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Edicao } from '#content/edicoes/edicao.entity.js';
import { MuralService } from '#content/mural/mural.module.js';
import { emblemColours, emblemShapes } from '#content/shared/emblem.js';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import { Fotografia, pictureState } from '#files/fotografias/fotografia.entity.js';
import { approvePictures } from '#files/fotografias/said-of-pictures.js';
import { auditedAction, runAudited } from '#platform/requests/audited-action.js';
import { afterCommit, forUpdate, Transactions } from '#platform/database/transactions.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import type { District } from '../../../contract/districts.js';
import { hasCalendar } from '../../../contract/edition-phase.js';
import { handingInOn, projectSteps } from '../../../contract/project.js';
import { Participacao } from './participacao.entity.js';
import { Projeto } from './projeto.entity.js';
import { draftsAmong, forgetWithdrawn } from './projects-of.js';

/** Thrown where a project is not to be shown, with the reason as people read it. */
class LeftOut extends Error {
  constructor(readonly porque: string) {
    super('the project is not to be shown');
  }
}

/** Puts the projects of schools that agreed on the wall, each once (docs/decisions/0257). */
@Injectable()
export class ShowProjects {
  constructor(
    private readonly transactions: Transactions,
    private readonly mural: MuralService,
    private readonly ficheiros: FicheirosService,
  ) {}

  /** Shows the projects of some participations; those that won an award keep the order in which they took part. */
  async show(ids: readonly number[]) {
    const chosen = await this.transactions.manager.find(Participacao, {
      select: { id: true, escola: true },
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
    });
    const action = auditedAction();
    const result = { mostrados: 0, fotosDeFora: 0, deFora: [] as { escola: string; porque: string }[] };
    for (const { id, escola } of chosen) {
      try {
        const showOne = () => this.transactions.run((manager) => this.showOne(manager, id));
        // the trail tells of each by itself
        const { leftOut } = await (action === undefined ? showOne() : runAudited(action, showOne));
        result.mostrados += 1;
        result.fotosDeFora += leftOut;
      } catch (error) {
        if (!(error instanceof LeftOut)) throw error;
        result.deFora.push({ escola, porque: error.porque });
      }
    }
    return result;
  }

  /** @returns the project's number on the wall, which the trail tells, and how many pictures were left out @throws LeftOut */
  private async showOne(manager: EntityManager, id: number): Promise<{ id: number; leftOut: number }> {
    const participation = await manager.findOne(Participacao, { where: { id }, ...forUpdate });
    const project = await manager.findOneBy(Projeto, { participacaoId: id });
    if (participation === null || project === null || project.submetidoEm === null)
      throw new LeftOut('o projeto não foi entregue');
    if (!project.mostrar) throw new LeftOut('a escola não aceitou que seja mostrado');
    const { muralId: before } = project;
    await forgetWithdrawn(manager, [project]);
    if (project.muralId !== null) throw new LeftOut('já está no mural');
    if (before !== null && (await draftsAmong(manager, [before])).length > 0)
      throw new LeftOut('está no mural, por publicar');
    const edition = await manager.findOneBy(Edicao, { chave: participation.edicao });
    if (edition !== null && hasCalendar(edition)) {
      const handingIn = handingInOn(edition, participation.entregaAte, lisbonDay(new Date()));
      if (handingIn === 'aberta') throw new LeftOut('a escola ainda pode retirar a entrega');
    }
    const shown = await shownOf(manager, project);
    const contents = wallContentsOf(participation, project, shown);
    await approvePictures(manager, contents);
    // no editor brings the one of before back from the bin beside this one
    if (before !== null) await this.mural.withdraw(manager, before);
    const { id: muralId } = await this.mural.add(manager, contents);
    await manager.save(Projeto, Object.assign(project, { muralId }));
    afterCommit(manager, () => this.ficheiros.makeVersions(shown.map(({ nome }) => nome)));
    return { id: muralId, leftOut: project.fotos.length - shown.length };
  }
}

/** Returns the pictures of a project that visitors may see once they are approved. */
async function shownOf(manager: EntityManager, { fotos }: Projeto): Promise<Projeto['fotos']> {
  const said = await manager.findBy(Fotografia, { nome: In(fotos.map(({ nome }) => nome)) });
  const today = lisbonDay(new Date());
  return fotos.filter(({ nome }) => {
    const row = said.find((one) => one.nome === nome);
    return row === undefined || pictureState(Object.assign(row, { porAprovar: false }), today) === 'visivel';
  });
}

function wallContentsOf(participation: Participacao, project: Projeto, [cover, ...others]: Projeto['fotos']) {
  const { edicao, escola, distrito, estado } = participation;
  const premio = participation.premio ?? (estado === 'premiada' ? 'Projeto distinguido' : null);
  const steps = Object.fromEntries(projectSteps.map((step) => [step, project[step]]));
  const pick = <Choice>(choices: readonly Choice[]) => choices[participation.id % choices.length] as Choice;
  return {
    edicao,
    escola,
    distrito: distrito as District | null,
    premio,
    patrocinio: null,
    titulo: project.titulo,
    frase: project.frase,
    ...(steps as Pick<Projeto, (typeof projectSteps)[number]>),
    imagem: cover === undefined ? null : addressOf(cover),
    imagemAlt: cover?.descricao ?? null,
    forma: pick(emblemShapes),
    cor: pick(emblemColours),
    fotos: others.map(addressOf),
    video: project.video,
    url: null,
  };
}

const addressOf = ({ nome }: Projeto['fotos'][number]) => `/uploads/${nome}`;
