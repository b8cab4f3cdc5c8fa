import type { components } from '@contract/api';

type Schemas = components['schemas'];

/** One event, as the API answers it. Dates are ISO 8601 in UTC. */
export type Evento = Schemas['Evento'];

/** One message of the contact form. `descricaoMotivoContacto` and `mensagem` hold the same text. */
export type Contacto = Schemas['Contacto'];

/** An administrator's account. */
export type User = Schemas['User'];

/** The counts of the overview, and what waits to be read. Parts that the API lacks are absent. */
export type Resumo = Schemas['Resumo'];
