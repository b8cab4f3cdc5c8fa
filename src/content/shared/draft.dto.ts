import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, MomentField, TextField } from '#platform/dto/fields.js';
import { recordWords } from '#platform/database/resource.js';
import { ContentsField, RecordVersionField } from './content-spec.js';
import { type Draft, type RecordState, recordStates } from './history.entity.js';
import type { EntryWithAuthor, Plan } from './entry.js';
import type { RecordName, WithAuthor } from './versions.js';
import { ApiMomentOrNull, ApiObject, ApiTextOrNull } from '#platform/dto/answer-fields.js';

class EstadoInputDto {
  @ChoiceField({
    label: 'O estado',
    values: recordStates,
    description: 'Um rascunho de um registo publicado fica ao lado do que os visitantes veem.',
  })
  estado!: RecordState;

  @MomentField({ label: 'O momento de publicar', optional: true, description: 'Só de um registo agendado.' })
  publicarEm?: Date | null;

  @MomentField({ label: 'O momento de retirar', optional: true, description: 'Deixa então de ser público.' })
  retirarEm?: Date | null;
}

export class RascunhoNovoDto extends EstadoInputDto {
  @TextField({ label: 'O tipo de registo', max: 32, example: 'eventos' }) recurso!: string;

  @ContentsField({ description: 'O registo, como o POST do seu tipo o recebe.' }) conteudo!: object;
}

export class RascunhoInputDto extends EstadoInputDto {
  @ContentsField({ optional: true, selfRequired: false, nullable: true, description: 'Vazio: fica o que está.' })
  conteudo?: object | null;

  @RecordVersionField() versao?: number;
}

export const momentsOf = ({ estado, publicarEm, retirarEm }: EstadoInputDto): Plan => ({
  estado,
  publishAt: publicarEm ?? null,
  withdrawAt: retirarEm ?? null,
});

class SituacaoDto {
  @ApiProperty({ example: 'eventos', description: 'A lista a que pertence.' }) recurso!: string;

  @ApiProperty({ example: 12, description: 'O identificador que o registo tem, ou terá quando for publicado.' })
  registo!: number;

  @ApiProperty({ enum: recordStates, description: '`publicado`: os visitantes veem-no.' }) estado!: RecordState;
  @ApiProperty({ description: 'Se há alterações guardadas que os visitantes ainda não veem.' }) porPublicar!: boolean;
  @ApiMomentOrNull({ description: 'Quando fica público.' }) publicarEm!: string | null;
  @ApiMomentOrNull({ description: 'Quando deixa de ser público.' }) retirarEm!: string | null;
  @ApiMomentOrNull({ description: 'Vazio: nada espera.' }) alteradoEm!: string | null;
  @ApiTextOrNull({ example: 'Rita Exemplo', description: 'Vazio: não se sabe quem.' }) por!: string | null;
  @ApiTextOrNull({ description: 'Porque não foi publicado à hora marcada.' }) problema!: string | null;
}

export class RascunhoResumidoDto extends SituacaoDto {
  @ApiProperty({ example: 5 }) id!: number;
  @ApiProperty({ example: 'Evento' }) tipo!: string;
  @ApiProperty({ example: 'Festival' }) titulo!: string;

  static readonly from = (draft: WithAuthor<Draft>): RascunhoResumidoDto => ({
    id: draft.id,
    ...recordWords(draft.resource, draft.titulo),
    ...situationOf(draft, draft),
  });
}

export class RascunhoDto extends SituacaoDto {
  @ApiProperty({ example: 3, description: 'A enviar no PUT; uma versão antiga recebe 409.' }) versao!: number;

  @ApiObject({ description: 'O registo com o que espera, como o GET do seu tipo o responderia.' }) conteudo!: object;

  static readonly from = ({ entry, draft }: EntryWithAuthor): RascunhoDto => ({
    ...situationOf(entry, draft),
    versao: entry.versao,
    conteudo: entry.answered,
  });
}

export function situationOf(
  { resource, recordId }: RecordName,
  draft: WithAuthor<Draft> | null,
): Pick<SituacaoDto, keyof SituacaoDto> {
  return {
    recurso: resource,
    registo: recordId,
    estado: draft?.estado ?? 'publicado',
    porPublicar: (draft?.contents ?? null) !== null,
    publicarEm: draft?.publishAt?.toISOString() ?? null,
    retirarEm: draft?.withdrawAt?.toISOString() ?? null,
    alteradoEm: draft?.savedAt.toISOString() ?? null,
    por: draft?.por ?? null,
    problema: draft?.problem ?? null,
  };
}
