import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiMoment, toAnswer } from '#platform/dto/answer-fields.js';
import type { Session } from './session.entity.js';

@ApiSchema({ name: 'Sessao' })
export class SessionDto {
  @ApiProperty({ format: 'uuid', example: '2f1c6f0e-8f0b-4a53-9d3a-0a4f0d7f5a11' }) id!: string;
  @ApiMoment({ description: 'Quando começou.' }) inicio!: string;
  @ApiMoment({ description: 'Quando foi usada pela última vez, a poucos minutos.' }) vista!: string;
  @ApiMoment({ description: 'Quando termina por si.' }) expira!: string;
  @ApiProperty({ example: 'Firefox em Windows' }) navegador!: string;

  @ApiProperty({ example: '203.0.113.0/24', description: 'A rede de onde começou; vazio se não se sabe.' })
  rede!: string;

  @ApiProperty({ description: 'Se é a sessão que faz o pedido.' }) atual!: boolean;

  static readonly from = (session: Session, currentId: string): SessionDto =>
    toAnswer(SessionDto, session, {
      inicio: session.createdAt,
      vista: session.lastSeenAt,
      expira: session.expiresAt,
      navegador: session.browser,
      rede: session.address,
      atual: session.id === currentId,
    });
}
