import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '#platform/dto/fields.js';
import { ApiMoment } from '#platform/dto/answer-fields.js';

const RESOURCE = 'A lista a que o registo pertence, ou `paginas`.';
const RECORD = 'O identificador do registo, ou a chave da página.';

export class PrevisualizacaoInputDto {
  @TextField({ label: 'O tipo de registo', max: 32, example: 'eventos', description: RESOURCE }) recurso!: string;
  @TextField({ label: 'O registo', max: 64, example: '12', description: RECORD }) registo!: string;
}

export class PrevisualizacaoLigacaoDto {
  @ApiProperty({ format: 'uri', description: 'A página do site com o que está guardado.' }) url!: string;
  @ApiMoment({ description: 'Até quando a ligação vale, se a sessão que a pediu durar até lá.' }) valeAte!: string;
}

export class PrevisualizacaoDto {
  @ApiProperty({ example: 'eventos', description: RESOURCE }) recurso!: string;
  @ApiProperty({ example: '12', description: RECORD }) registo!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'O registo com o que espera, como o GET do seu tipo o responderia; de uma página, as alterações.',
  })
  conteudo!: object;

  @ApiProperty({
    type: [String],
    example: ['/eventos/12'],
    description: 'Onde se vê no site; de nenhum, em todo o site.',
  })
  caminhos!: readonly string[];
}
