import type { components } from '@contract/api';

/** A member of the team as the API answers it. */
export type TeamMember = components['schemas']['Membro'];
