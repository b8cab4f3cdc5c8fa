import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ConviteDto } from './convite.dto.js';

/** An invitation at the one moment in which its link can be read. */
@ApiSchema({ name: 'ConviteCriado' })
export class NewConviteDto extends ConviteDto {
  @ApiProperty({
    format: 'uri',
    example: 'http://localhost:8080/testemunho/Zk3…',
    description: 'A ligação a enviar à pessoa; não volta a ser mostrada.',
  })
  url!: string;
}
