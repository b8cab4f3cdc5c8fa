import { ApiProperty, PickType } from '@nestjs/swagger';
import { EdicaoDto } from '#content/edicoes/edicao.dto.js';
import { calendarDays } from '../../../contract/edition-phase.js';
import { ResumoPedidosDados } from '#privacy/pedidos-dados/pedido-dados.dto.js';

const Count = (example: number, description: string) => ApiProperty({ example, description });

const CountOfEach = (example: Readonly<Record<string, number>>, description: string) =>
  ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, example, description });

export class ResumoMes {
  @ApiProperty({ example: '2026-04', description: 'Mês, em Lisboa.' }) mes!: string;

  @CountOfEach({ contactos: 3, festival: 12 }, 'Quantas submissões chegaram, por secção.')
  total!: Record<string, number>;
}

/** The edition that the site speaks of; its phase follows from the days. */
export class ResumoDesafio extends PickType(EdicaoDto, ['id', 'chave', 'anoLetivo', ...calendarDays, 'festival']) {
  @Count(3, 'Quem espera pelo aviso de que as inscrições abriram.') avisos!: number;
}

export class ResumoDto {
  @CountOfEach({ users: 1, eventos: 8, contactos: 3, files: 12 }, 'Quantos registos há em cada secção.')
  contagens!: Record<string, number>;

  @CountOfEach({ contactos: 2 }, 'Quantas submissões estão por ler, por secção.')
  naoLidas!: Record<string, number>;

  @CountOfEach({ contactos: 1 }, 'Quantas submissões esperam por se saber da aceitação, por secção.')
  porAceitar!: Record<string, number>;

  @ApiProperty({ type: [ResumoMes], description: 'Submissões dos últimos doze meses, do mais antigo para o atual.' })
  submissoesPorMes!: ResumoMes[];

  @Count(0, 'Eventos marcados como próximos ou a decorrer que já terminaram.') eventosPorRever!: number;
  @Count(1, 'Membros da equipa à espera de aprovação.') rascunhos!: number;
  @Count(2, 'Rascunhos que ninguém publicou nem agendou.') rascunhosPorPublicar!: number;

  @ApiProperty({
    type: ResumoPedidosDados,
    description: 'O que as pessoas pediram sobre os seus dados; só administradores o veem.',
  })
  pedidosDados!: ResumoPedidosDados;

  @Count(0, 'Prazos de conservação que não apagam nada até serem confirmados; só administradores o veem.')
  regrasPorConfirmar!: number;

  @Count(0, 'Fotografias com menores sem autorização, ou com uma que acaba nos próximos 30 dias.')
  fotografiasPorAutorizar!: number;

  @Count(2, 'Imagens públicas que ainda ninguém descreveu.') imagensPorDescrever!: number;

  @Count(
    3,
    'Endereços que pediram a newsletter e ainda não confirmaram: não são subscritores. Só administradores o veem.',
  )
  subscricoesPorConfirmar!: number;

  @Count(5, 'Mensagens que esperam por resposta, lidas ou por ler; só administradores o veem.')
  mensagensPorResponder!: number;

  @Count(2, 'Mensagens que esperam por resposta há mais tempo do que se prometeu; só administradores o veem.')
  mensagensAtrasadas!: number;

  @CountOfEach({ eventos: 12, parceiros: 7 }, 'Quantos conteúdos de exemplo ainda há, por secção.')
  exemplos!: Record<string, number>;

  @ApiProperty({ type: ResumoDesafio, nullable: true, description: 'Vazio: nenhuma edição tem calendário.' })
  desafio!: ResumoDesafio | null;

  @Count(1, 'Lembretes às escolas que seguem dentro de dias, ou já seguiam, se alguém os visse; só administradores.')
  lembretesPorVer!: number;

  @Count(12, 'Projetos entregues, de uma edição fechada, que as escolas aceitam mostrar.')
  projetosPorMostrar!: number;
}
