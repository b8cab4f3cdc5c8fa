import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { toServedUrl } from '../../../platform/dto/own-url.js';
import type { Membro } from '../membro.entity.js';

@ApiSchema({ name: 'Membro' })
export class MembroDto {
  @ApiProperty({ example: 3 })
  id!: number;

  @ApiProperty({ example: 'Rita Exemplo' })
  nome!: string;

  @ApiProperty({ example: 'Atual', description: 'Mostrado como "equipa {estado}".' })
  estado!: string;

  @ApiProperty()
  testemunho!: string;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  img!: string | null;

  @ApiProperty({ example: false, description: 'À espera de aprovação; os visitantes nunca o recebem.' })
  rascunho!: boolean;

  @ApiProperty({ example: 1, description: 'A enviar no PUT; uma versão antiga recebe 409.' })
  versao!: number;

  static readonly from = ({ id, nome, estado, testemunho, img, rascunho, versao }: Membro): MembroDto => ({
    id,
    nome,
    estado,
    testemunho,
    img: toServedUrl(img),
    rascunho,
    versao,
  });
}
