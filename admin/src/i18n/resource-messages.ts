import type { ResourceName } from '../data-provider/resource-routes.js';

/** How a resource is called, in the singular and in the plural. */
interface ResourceMessages {
  readonly name: string;
}

/** A name for every resource of the API; react-admin picks the number after `||||`. */
export const resourceMessages: Record<ResourceName, ResourceMessages> = {
  users: { name: 'Utilizador |||| Utilizadores' },
  eventos: { name: 'Evento |||| Eventos' },
  imprensa: { name: 'Artigo |||| Imprensa' },
  equipa: { name: 'Membro |||| Equipa' },
  materialpost: { name: 'Material |||| Material Pedagógico' },
  relatorios: { name: 'Relatório |||| Relatórios' },
  files: { name: 'Ficheiro |||| Ficheiros' },
  convites: { name: 'Convite |||| Convites' },
  contactos: { name: 'Contacto |||| Contactos' },
  voluntariado: { name: 'Candidatura |||| Voluntariado' },
  oportunidades: { name: 'Oportunidade |||| Oportunidades' },
  festival: { name: 'Inscrição |||| Desafio Escolar' },
  newsletter: { name: 'Subscritor |||| Newsletter' },
  material: { name: 'Pedido de material |||| Material' },
  sessoes: { name: 'Pedido de sessão |||| Sessões' },
  formacoes: { name: 'Pedido de formação |||| Formações' },
};
