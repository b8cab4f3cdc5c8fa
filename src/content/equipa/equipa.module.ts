import { Controller, Injectable } from '@nestjs/common';
import { ApiProperty, ApiTags, OmitType } from '@nestjs/swagger';
import type { EntityManager } from 'typeorm';
import { approvePictures } from '#files/fotografias/picture-descriptions.js';
import { amendAction } from '#platform/requests/audited-action.js';
import { AppError } from '#platform/errors/app-error.js';
import type { Page, RawListQuery } from '#platform/lists/list-spec.js';
import { contentAnswer, contentSpec, SampleField, withRecordKeys } from '../shared/content-spec.js';
import { ContentController, ContentModule, ContentService } from '../shared/content.js';
import { memberLimits, Membro } from './membro.entity.js';
import { FlagField, PublicTextField } from '#platform/dto/fields.js';
import { UrlField } from '#platform/dto/url-fields.js';
import { ApiUriOrNull, toAnswer } from '#platform/dto/answer-fields.js';

export class TestemunhoFieldsDto {
  @PublicTextField({ label: 'O nome', max: memberLimits.nome, example: 'Rita Exemplo' }) nome!: string;
  @PublicTextField({ label: 'O estado', max: memberLimits.estado, example: 'Atual' }) estado!: string;
  @PublicTextField({ label: 'O testemunho', max: memberLimits.testemunho, lines: true }) testemunho!: string;
  @UrlField({ label: 'A imagem' }) img!: string;
}

class MembroInputDto extends TestemunhoFieldsDto {
  @FlagField({
    label: 'A marca de rascunho',
    optional: true,
    description: 'Um rascunho só é visto por administradores; `false` aprova-o.',
  })
  rascunho?: boolean | null;

  @SampleField() exemplo?: boolean | null;
}

class MembroUpdateDto extends withRecordKeys(MembroInputDto) {}

class MembroDto extends contentAnswer(Membro, OmitType(MembroInputDto, ['img'])) {
  @ApiProperty({ example: 3 }) id!: number;
  @ApiProperty({ description: 'Mostrado como "equipa {estado}".' }) estado!: string;
  @ApiUriOrNull() img!: string | null;

  @ApiProperty({ example: false, description: 'À espera de aprovação; os visitantes nunca o recebem.' })
  rascunho!: boolean;

  static readonly from = (row: Membro): MembroDto => toAnswer(MembroDto, row);
}

export const equipa = contentSpec({
  entity: Membro,
  input: MembroInputDto,
  update: MembroUpdateDto,
  answer: MembroDto,
  list: {
    columns: { nome: 'text', estado: 'text', rascunho: 'flag' },
    defaultOrder: [{ property: 'id', direction: 'ASC' }],
  },
  path: 'equipa',
  updated: 'api/equipa/:id',
  removed: 'api/equipa/delete/:id',
  one: 'um membro',
  summaries: {
    list: 'Listar a equipa; com sessão, também os rascunhos',
    get: 'Ler um membro; com sessão, também um rascunho',
    update: 'Substituir um membro; `rascunho: false` aprova-o',
  },
  contents({ nome, estado, testemunho, img, ...input }, stored: Membro | undefined) {
    const rascunho = input.rascunho ?? stored?.rascunho ?? false;
    if (stored?.rascunho && !rascunho) amendAction({ verb: 'publicou' });
    return { nome, estado, testemunho, img, rascunho, exemplo: input.exemplo ?? stored?.exemplo ?? false };
  },
  /** With a testimonial that visitors may read, its picture is theirs to see. */
  async saved(manager, membro: Membro) {
    if (!membro.rascunho) await approvePictures(manager, membro.img);
  },
});

/** The team. A draft is there for administrators only. */
@Injectable()
export class EquipaService extends ContentService(equipa) {
  override list(raw: RawListQuery, withDrafts = false): Promise<Page<Membro>> {
    return this.records.list(raw, withDrafts ? [] : [{ property: 'rascunho', comparison: 'equal', value: false }]);
  }

  /** @throws AppError 'notFound' */
  override async getOrThrow(id: number, withDrafts = false): Promise<Membro> {
    const membro = await super.getOrThrow(id);
    if (membro.rascunho && !withDrafts) throw new AppError('notFound');
    return membro;
  }

  countDrafts(): Promise<number> {
    return this.repository.countBy({ rascunho: true });
  }

  createDraft(manager: EntityManager, words: Pick<Membro, 'nome' | 'estado' | 'testemunho' | 'img'>): Promise<Membro> {
    return this.insert(manager, { ...words, rascunho: true, exemplo: false });
  }
}

@ApiTags('Equipa')
@Controller()
class EquipaController extends ContentController(equipa, EquipaService) {}

export const EquipaModule = ContentModule(equipa, EquipaController, EquipaService);
