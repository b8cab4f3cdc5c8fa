import { ApiProperty, PickType } from '@nestjs/swagger';
import { EdicaoDto } from '#content/edicoes/edicao.dto.js';
import { calendarDays } from '../../../contract/edition-phase.js';
import { ResumoPedidosDados } from '#privacy/pedidos-dados/pedido-dados.dto.js';

const counts = { type: 'object', additionalProperties: { type: 'integer' } } as const;

export class ResumoMes {
  @ApiProperty({ example: '2026-04', description: 'Mês, em Lisboa.' }) mes!: string;

  @ApiProperty({
    ...counts,
    example: { contactos: 3, festival: 12 },
    description: 'Quantas submissões chegaram, por secção.',
  })
  total!: Record<string, number>;
}

/** The edition that the site speaks of; its phase follows from the days. */
export class ResumoDesafio extends PickType(EdicaoDto, ['id', 'chave', 'anoLetivo', ...calendarDays, 'festival']) {
  @ApiProperty({ example: 3, description: 'Quem espera pelo aviso de que as inscrições abriram.' }) avisos!: number;
}

export class ResumoDto {
  @ApiProperty({
    ...counts,
    example: { users: 1, eventos: 8, contactos: 3, files: 12 },
    description: 'Quantos registos há em cada secção.',
  })
  contagens!: Record<string, number>;

  @ApiProperty({ ...counts, example: { contactos: 2 }, description: 'Quantas submissões estão por ler, por secção.' })
  naoLidas!: Record<string, number>;

  @ApiProperty({
    ...counts,
    example: { contactos: 1 },
    description: 'Quantas submissões esperam por se saber da aceitação, por secção.',
  })
  porAceitar!: Record<string, number>;

  @ApiProperty({ type: [ResumoMes], description: 'Submissões dos últimos doze meses, do mais antigo para o atual.' })
  submissoesPorMes!: ResumoMes[];

  @ApiProperty({ example: 0, description: 'Eventos marcados como próximos ou a decorrer que já terminaram.' })
  eventosPorRever!: number;

  @ApiProperty({ example: 1, description: 'Membros da equipa à espera de aprovação.' }) rascunhos!: number;

  @ApiProperty({ example: 2, description: 'Rascunhos que ninguém publicou nem agendou.' })
  rascunhosPorPublicar!: number;

  @ApiProperty({
    type: ResumoPedidosDados,
    description: 'O que as pessoas pediram sobre os seus dados; só administradores o veem.',
  })
  pedidosDados!: ResumoPedidosDados;

  @ApiProperty({
    example: 0,
    description: 'Prazos de conservação que não apagam nada até serem confirmados; só administradores o veem.',
  })
  regrasPorConfirmar!: number;

  @ApiProperty({
    example: 0,
    description: 'Fotografias com menores sem autorização, ou com uma que acaba nos próximos 30 dias.',
  })
  fotografiasPorAutorizar!: number;

  @ApiProperty({ example: 2, description: 'Imagens públicas que ainda ninguém descreveu.' })
  imagensPorDescrever!: number;

  @ApiProperty({
    example: 3,
    description:
      'Endereços que pediram a newsletter e ainda não confirmaram: não são subscritores. Só administradores o veem.',
  })
  subscricoesPorConfirmar!: number;

  @ApiProperty({
    example: 2,
    description: 'Mensagens que esperam por resposta há mais tempo do que se prometeu; só administradores o veem.',
  })
  mensagensAtrasadas!: number;

  @ApiProperty({
    ...counts,
    example: { eventos: 12, parceiros: 7 },
    description: 'Quantos conteúdos de exemplo ainda há, por secção.',
  })
  exemplos!: Record<string, number>;

  @ApiProperty({ type: ResumoDesafio, nullable: true, description: 'Vazio: nenhuma edição tem calendário.' })
  desafio!: ResumoDesafio | null;

  @ApiProperty({
    example: 1,
    description:
      'Lembretes às escolas que seguem dentro de dias, ou já seguiam, se alguém os visse; só administradores.',
  })
  lembretesPorVer!: number;

  @ApiProperty({
    example: 12,
    description: 'Projetos entregues, de uma edição fechada, que as escolas aceitam mostrar.',
  })
  projetosPorMostrar!: number;
}
