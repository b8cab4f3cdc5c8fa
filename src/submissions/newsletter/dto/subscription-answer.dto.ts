import { ApiProperty, ApiSchema } from '@nestjs/swagger';

export const SUBSCRIBED = 'Subscrição enviada com sucesso!';

/** The one answer to every request to subscribe: it does not say whether the address was known. */
@ApiSchema({ name: 'SubscricaoAceite' })
export class SubscriptionAnswerDto {
  @ApiProperty({ example: SUBSCRIBED })
  message!: string;
}
