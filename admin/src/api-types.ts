import type { components } from '@contract/api';

/** Every record as the API answers it, by the name that the contract gives it; those that many files speak of have a name of their own. */
export type Schemas = components['schemas'];

export type Evento = Schemas['Evento'];
export type ArtigoResumido = Schemas['ArtigoResumido'];
export type Membro = Schemas['Membro'];
export type Convite = Schemas['Convite'];
export type ConviteCriado = Schemas['ConviteCriado'];
export type Material = Schemas['Material'];
export type Edicao = Schemas['Edicao'];
export type ProjetoMural = Schemas['ProjetoMural'];
export type EdicaoResumida = Schemas['EdicaoResumida'];
export type Participacao = Schemas['Participacao'];
export type Parceiro = Schemas['Parceiro'];
export type Pergunta = Schemas['Pergunta'];
export type Relatorio = Schemas['Relatorio'];
export type Subscritor = Schemas['Newsletter'];
export type User = Schemas['User'];
export type Atividade = Schemas['Atividade'];
export type Conta = Schemas['Conta'];
export type Convidado = Schemas['Convidado'];
export type ConvidadoEnviado = Schemas['ConvidadoEnviado'];
export type DadosPessoais = Schemas['DadosPessoais'];
export type DadosApagados = Schemas['DadosApagados'];
export type PedidoDados = Schemas['PedidoDados'];
export type DadoGuardado = Schemas['DadoGuardado'];
export type AplicacaoOferta = Schemas['AplicacaoOferta'];
export type Resumo = Schemas['Resumo'];
export type Fotografia = Schemas['Fotografia'];
export type VersaoGuardada = Schemas['VersaoGuardada'];
export type RascunhoResumido = Schemas['RascunhoResumido'];
export type NoLixo = Schemas['NoLixo'];
