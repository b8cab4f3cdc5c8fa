import { ApiDay, ApiIntegerOrNull } from '#platform/dto/answer-fields.js';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { type District, districts } from '../../../contract/districts.js';
import { type EditionPhase, editionPhases } from '../../../contract/edition-phase.js';

/** A count, or null where nobody knows it: never a 0 in its place. */
const Figure = (description: string) => ApiIntegerOrNull({ example: 12, description });

/** The schools and pupils of a district or a cycle. */
export class NumerosGrupo {
  @ApiProperty({ type: String, nullable: true, example: 'Porto', description: 'Vazio: as escolas não o disseram.' })
  nome!: string | null;

  @ApiProperty({ example: 4 }) escolas!: number;
  @ApiProperty({ example: 120 }) alunos!: number;
}

export class NumerosEdicao {
  @ApiProperty({ example: '20262027' }) chave!: string;
  @ApiProperty({ example: '2026/2027' }) anoLetivo!: string;
  @ApiProperty({ enum: editionPhases }) fase!: EditionPhase;
  @Figure('Escolas diferentes com participação, sem as que desistiram.') escolas!: number | null;
  @Figure('Alunos das escolas que disseram quantos são.') alunos!: number | null;
  @Figure('Participações de que não se sabe quantos alunos têm.') semAlunos!: number | null;
  @Figure('Professores responsáveis diferentes.') professores!: number | null;
  @Figure('Distritos e regiões autónomas com escolas.') distritos!: number | null;
  @Figure('Ciclos de ensino com escolas.') ciclos!: number | null;
  @Figure('Projetos entregues; nas edições sem calendário, os da lista da edição.') projetos!: number | null;
  @Figure('Prémios da edição.') premios!: number | null;
  @Figure('Candidaturas a voluntariado recebidas no ano letivo.') voluntarios!: number | null;
  @Figure('Vezes que um material pedagógico foi descarregado no ano letivo.') downloads!: number | null;
  @Figure('Subscrições da newsletter pedidas no ano letivo e confirmadas.') newsletter!: number | null;
  @ApiProperty({ type: [NumerosGrupo], description: 'Pela ordem do nome; por fim, as que não o disseram.' })
  porDistrito!: NumerosGrupo[];
  @ApiProperty({ type: [NumerosGrupo], description: 'Por ordem; por fim, as que não o disseram.' })
  porCiclo!: NumerosGrupo[];
}

export class NumerosDto {
  @ApiProperty({ example: 'Associação (exemplo)', description: 'O nome da associação, para o que se imprime.' })
  associacao!: string;

  @ApiDay({ example: '2026-11-28', description: 'Desde quando se guardam.' }) desde!: string;

  @ApiProperty({ type: [NumerosEdicao], description: 'A edição mais recente primeiro.' })
  edicoes!: NumerosEdicao[];
}

export class NumerosDistrito {
  @ApiProperty({ enum: districts, example: 'Porto' }) nome!: District;
  @ApiProperty({ example: 4, description: 'Uma escola conta uma vez em cada edição.' }) escolas!: number;
}

export class NumerosPublicosDto extends PickType(NumerosEdicao, ['alunos', 'distritos', 'projetos']) {
  @ApiProperty({ type: [String], example: ['20262027'], description: 'As edições contadas que têm escolas.' })
  edicoes!: string[];

  @Figure('Escolas com participação, sem as que desistiram; uma escola conta uma vez em cada edição.')
  escolas!: number | null;

  @ApiProperty({ type: [NumerosDistrito], description: 'Só os distritos com escolas, pela ordem do nome.' })
  porDistrito!: NumerosDistrito[];
}
