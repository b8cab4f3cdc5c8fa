import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { StepField } from '#content/mural/mural.module.js';
import {
  answerOf,
  ApiFlagOrNull,
  ApiIntegerOrNull,
  ApiMoment,
  ApiMomentOrNull,
  ApiTextOrNull,
  toAnswer,
} from '#platform/dto/answer-fields.js';
import { FlagField, IdsField, IntegerField, PublicTextField } from '#platform/dto/fields.js';
import { LinkField } from '#platform/dto/url-fields.js';
import { IgnoresUnknownFields } from '#platform/http/body.pipe.js';
import { MAX_PROJECT_PICTURES, missingOfProject } from '../../../contract/project.js';
import { projectLimits, Projeto } from './projeto.entity.js';

const MAX_SHOWN_AT_ONCE = 500;

/** The words of a project; a draft may lack any of them. */
@IgnoresUnknownFields()
export class ProjetoEscolaInputDto {
  @PublicTextField({ label: 'O título', max: projectLimits.titulo, optional: true, example: 'A horta da nossa rua' })
  titulo?: string | null;

  @PublicTextField({ label: 'A frase', max: projectLimits.frase, optional: true, description: 'O projeto numa frase.' })
  frase?: string | null;

  @StepField('sentir') sentir?: string | null;
  @StepField('imaginar') imaginar?: string | null;
  @StepField('fazer') fazer?: string | null;
  @StepField('partilhar') partilhar?: string | null;
  @LinkField({ label: 'O vídeo', optional: true }) video?: string | null;

  @IntegerField({
    label: 'A versão',
    min: 0,
    example: 3,
    description: 'A que foi lida, 0 onde ainda não havia projeto; se entretanto houve outra, a resposta é 409.',
  })
  versao!: number;
}

export class FotoProjetoInputDto {
  @PublicTextField({
    label: 'A descrição',
    max: projectLimits.descricao,
    optional: true,
    example: 'Mãos de crianças plantam alfaces num canteiro.',
  })
  descricao?: string | null;

  @FlagField({
    label: 'Se há crianças reconhecíveis',
    optional: true,
    description: 'Verdadeiro: a escola declara que tem a autorização dos encarregados de educação.',
  })
  menores?: boolean | null;
}

export class MostrarProjetoInputDto {
  @FlagField({ label: 'Se o projeto pode ser mostrado no site', description: 'Falso tira-o do mural.' })
  mostrar!: boolean;
}

export class FotoProjetoDto {
  @ApiProperty({ description: 'O nome guardado.' }) nome!: string;
  @ApiProperty({ example: 'Mãos de crianças plantam alfaces num canteiro.' }) descricao!: string;
  @ApiFlagOrNull({ description: 'Se há crianças reconhecíveis; nulo por dizer.' }) menores!: boolean | null;
}

export class ProjetoEscolaDto extends answerOf(Projeto, ProjetoEscolaInputDto) {
  @ApiProperty({ type: [FotoProjetoDto], maxItems: MAX_PROJECT_PICTURES }) fotos!: FotoProjetoDto[];
  @ApiTextOrNull({ example: 'horta.pdf', description: 'O nome que a escola deu ao PDF.' }) documento!: string | null;
  @ApiMomentOrNull({ description: 'Quando foi entregue; nulo enquanto é um rascunho.' }) submetidoEm!: string | null;
  @ApiProperty({ example: true, description: 'Se a escola aceita que o projeto seja mostrado no site.' })
  mostrar!: boolean;

  @ApiIntegerOrNull({ example: 12, description: 'O projeto no mural, se lá estiver.' }) muralId!: number | null;
  @ApiMoment() alteradoEm!: string;
  @ApiProperty({ example: 3, description: 'A enviar com as palavras; uma antiga recebe 409.' }) versao!: number;
}

export class DocumentoProjetoDto {
  @ApiProperty({ description: 'O nome guardado, servido em /documentos/{nome}.' }) nome!: string;
  @ApiProperty({ example: 'horta.pdf' }) nomeOriginal!: string;
}

export class ProjetoParticipacaoDto extends OmitType(ProjetoEscolaDto, ['documento']) {
  @ApiProperty({ type: [String], example: ['o passo «Fazer»'], description: 'O que lhe falta para ser entregue.' })
  falta!: string[];

  @ApiProperty({ type: DocumentoProjetoDto, nullable: true }) documento!: DocumentoProjetoDto | null;

  static readonly of = (row: Projeto, nomeOriginal: string | null): ProjetoParticipacaoDto =>
    toAnswer(ProjetoParticipacaoDto, row, {
      falta: missingOfProject(row),
      documento: row.documento === null ? null : { nome: row.documento, nomeOriginal: nomeOriginal ?? row.documento },
    });
}

export class ProjetoResumidoDto extends PickType(ProjetoParticipacaoDto, [
  'titulo',
  'falta',
  'submetidoEm',
  'alteradoEm',
  'mostrar',
  'muralId',
]) {
  static readonly from = (row: Projeto): ProjetoResumidoDto =>
    toAnswer(ProjetoResumidoDto, row, { falta: missingOfProject(row) });
}

export class ProjetosMuralInputDto {
  @IdsField({ label: 'A seleção', max: MAX_SHOWN_AT_ONCE }) ids!: number[];
}

class ProjetoForaDoMuralDto {
  @ApiProperty({ example: 'Escola Básica do Bairro' }) escola!: string;
  @ApiProperty({ example: 'a escola não aceitou que seja mostrado' }) porque!: string;
}

export class ProjetosMuralDto {
  @ApiProperty({ example: 38, description: 'Quantos projetos passaram a estar no mural.' }) mostrados!: number;

  @ApiProperty({
    example: 2,
    description: 'Quantas fotografias ficaram de fora: com crianças e sem autorização registada, ou retiradas.',
  })
  fotosDeFora!: number;

  @ApiProperty({ type: [ProjetoForaDoMuralDto], description: 'Os projetos que não passaram, com a razão.' })
  deFora!: ProjetoForaDoMuralDto[];
}
