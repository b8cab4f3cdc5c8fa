import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { messages } from '../../platform/messages.js';

@ApiSchema({ name: 'Aceite' })
export class AcceptedDto {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: messages.submitted }) message!: string;
}
